import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, it } from 'vitest'
import { createLettering } from '../../../../app/studio/lettering/createLettering.ts'
import { fontBook } from '../../../../engine/index.ts'

const { resolve } = createRequire(import.meta.url)
const [entry] = fontBook
if (!entry) throw new Error('The font book is empty.')
const { id } = entry

function openLettering() {
  let fetched = 0
  const lettering = createLettering({
    addresses: { [id]: '/face' },
    async fetch() {
      fetched += 1
      return new Response(new Uint8Array(readFileSync(resolve(`${entry?.package}/${entry?.file}`))))
    },
  })
  return { lettering, fetched: () => fetched }
}

// First: the shaper is made at once when it has been made before.
it('tells nobody that a face is here before it is drawn with: a picture was taken without its letters', async () => {
  const { lettering } = openLettering()
  const before = lettering.resources.current().shaper
  const isDrawn: boolean[] = []
  let isOver = false
  void lettering.need([id]).then(() => {
    isOver = true
  })
  while (!isOver) {
    void lettering.need([id]).then(() => isDrawn.push(lettering.resources.current().shaper !== before))
    await new Promise(setImmediate)
  }
  expect(isDrawn.length).toBeGreaterThan(0)
  expect(isDrawn).not.toContain(false)
})

it('fetches a face once', async () => {
  const { lettering, fetched } = openLettering()
  await Promise.all([lettering.need([id]), lettering.need([id])])
  await lettering.need([id])
  expect(fetched()).toBe(1)
})
