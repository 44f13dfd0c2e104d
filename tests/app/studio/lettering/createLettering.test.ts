import { describe, expect, it } from 'vitest'
import { createLettering } from '../../../../app/studio/lettering/createLettering.ts'
import { type FontId, fontBook } from '../../../../engine/index.ts'
import { defaultFont, fontId } from '../../../../engine/plugin.ts'
import { installedFaces } from '../../../support/faces.ts'

/** What a page fetches, with the parts of addresses that fail at first. */
function openLettering(...failing: string[]) {
  const fetched: string[] = []
  const lettering = createLettering({
    ...installedFaces,
    async fetch(file) {
      fetched.push(file.split('/').at(-1) ?? file)
      if (failing.some(part => file.includes(part))) throw new TypeError('There is no network.')
      return installedFaces.fetch(file)
    },
  })
  const shape = (text: string, font: FontId = defaultFont) =>
    lettering.resources.current().shaper.shape({ text, font, capHeight: 50, letterSpacing: 0 })
  return { lettering, fetched, shape, recover: () => failing.splice(0) }
}

const kit = { font: defaultFont, text: 'KIT' }

// First: the shaper is made at once when it has been made before.
it('tells nobody that a face is here before it is drawn with: an image was taken without its letters', async () => {
  const { lettering } = openLettering()
  const before = lettering.resources.current().shaper
  const isDrawn: boolean[] = []
  let isOver = false
  void lettering.need([kit]).then(() => {
    isOver = true
  })
  while (!isOver) {
    void lettering.need([kit]).then(() => isDrawn.push(lettering.resources.current().shaper !== before))
    await new Promise(setImmediate)
  }
  expect(isDrawn.length).toBeGreaterThan(0)
  expect(isDrawn).not.toContain(false)
})

it('fetches a file once', async () => {
  const { lettering, fetched } = openLettering()
  await Promise.all([lettering.need([kit]), lettering.need([kit])])
  await lettering.need([kit])
  expect(fetched).toEqual(['squada-one-latin-400-normal.woff'])
})

describe('the files of a face', () => {
  const oswald = fontId('oswald')

  it('come when the letters in them are used', async () => {
    const { lettering, fetched, shape } = openLettering()
    await lettering.need([{ font: oswald, text: 'LEWANDOWSKI' }])
    expect(fetched).toEqual(['oswald-latin-700-normal.woff'])
    await lettering.need([{ font: oswald, text: 'SZCZĘSNY' }])
    expect(fetched).toContain('oswald-latin-ext-700-normal.woff')
    expect(new Set(shape('SZCZĘSNY', oswald).glyphs.map(({ font }) => font))).toEqual(new Set([oswald]))
  })

  it('are those of a stand-in where the face has no such letters', async () => {
    const { lettering, fetched, shape } = openLettering()
    await lettering.need([{ font: defaultFont, text: 'ŠEŠELJ МИЛОШ 서울' }])
    expect(fetched.filter(file => file.startsWith('black-han-sans')).length).toBeGreaterThan(1)
    expect(fetched.length).toBeLessThan(12)
    expect(shape('ŠEŠELJ МИЛОШ 서울').missing).toEqual([])
  })

  it('that did not come are fetched again when somebody asks, and the face is named until then', async () => {
    const { lettering, shape, recover } = openLettering('fira')
    await lettering.need([{ font: defaultFont, text: 'ŁÓDŹ' }])
    expect(lettering.missing.current()).toEqual(['fira-sans-extra-condensed'])
    expect(shape('ŁÓDŹ').missing).toEqual(['Ł', 'Ź'])
    recover()
    await lettering.retry()
    expect(lettering.missing.current()).toEqual([])
    expect(shape('ŁÓDŹ').missing).toEqual([])
  })
})

it('knows the files of every face of the book', async () => {
  for (const { id } of fontBook) expect((await installedFaces.findFaceFiles(id)).length, id).toBeGreaterThan(0)
})
