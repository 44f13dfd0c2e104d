import { expect, it } from 'vitest'
import { createBlock } from '../../../app/session/notices.ts'

function promised() {
  let [resolve, reject] = [(_value: string) => {}, (_error: Error) => {}]
  const promise = new Promise<string>((accept, refuse) => {
    resolve = accept
    reject = refuse
  })
  return { promise, resolve, reject }
}

it('holds the page until everything that holds it has ended, well or not', async () => {
  const { isOn, during } = createBlock()
  const [first, second] = [promised(), promised()]
  const works = [during(first.promise), during(second.promise)]
  expect(isOn.current()).toBe(true)
  first.resolve('done')
  expect(await works[0]).toBe('done')
  expect(isOn.current()).toBe(true)
  second.reject(new Error('lost'))
  await expect(works[1]).rejects.toThrow('lost')
  expect(isOn.current()).toBe(false)
})
