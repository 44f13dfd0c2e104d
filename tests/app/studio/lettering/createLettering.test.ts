import { describe, expect, it } from 'vitest'
import { createLettering } from '../../../../app/studio/lettering/createLettering.ts'
import { outlineRings } from '../../../../engine/areas.ts'
import { type FontId, fontBook, readFaceFile } from '../../../../engine/index.ts'
import { defaultFont, fontId } from '../../../../engine/plugin.ts'
import { installedFaces } from '../../../support/faces.ts'

/** What a page fetches, and what becomes at first of what has one of these in its address. */
function openLettering(failing: readonly string[] = [], failure: (file: string) => Promise<Response> = noNetwork) {
  const fetched: string[] = []
  const caches: (string | undefined)[] = []
  let isBroken = true
  const isFailing = (file: string) => isBroken && failing.some(part => file.includes(part))
  const lettering = createLettering({
    async findFaceFiles(font) {
      if (isFailing(`list of ${font}`)) throw new TypeError('There is no network.')
      return installedFaces.findFaceFiles(font)
    },
    async fetch(file, init) {
      fetched.push(file.split('/').at(-1) ?? file)
      caches.push(init?.cache)
      return isFailing(file) ? failure(file) : installedFaces.fetch(file)
    },
  })
  const shape = (text: string, font: FontId = defaultFont) =>
    lettering.resources.current().shaper.shape({ text, font, capHeight: 50, letterSpacing: 0 })
  const recover = () => {
    isBroken = false
  }
  return { lettering, fetched, caches, shape, recover }
}

async function noNetwork(): Promise<Response> {
  throw new TypeError('There is no network.')
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

it('brings what outlines that shine through are drawn with as soon as some do', async () => {
  const { lettering } = openLettering()
  await lettering.need([kit])
  expect(lettering.resources.current().rings).toBeNull()
  await lettering.need([{ ...kit, ringed: true }])
  expect(lettering.resources.current().rings).toBe(outlineRings)
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
    const { lettering, shape, recover } = openLettering(['/fira-'])
    await lettering.need([{ font: defaultFont, text: 'ŁÓDŹ' }])
    expect(lettering.missing.current()).toEqual(['fira-sans-extra-condensed'])
    expect(shape('ŁÓDŹ').missing).toEqual(['Ł', 'Ź'])
    recover()
    await lettering.retry()
    expect(lettering.missing.current()).toEqual([])
    expect(shape('ŁÓDŹ').missing).toEqual([])
  })
})

describe('a face that does not come', () => {
  const bytesOf = async (file: string) => new Uint8Array(await (await installedFaces.fetch(file)).arrayBuffer())
  const failures: Readonly<Record<string, (file: string) => Promise<Response>>> = {
    'because there is no network': noNetwork,
    'because it is not there': async () => new Response('Not found', { status: 404 }),
    'but a page that says something else': async () =>
      new Response('<!doctype html><title>Sign in to the Wi-Fi</title>'),
    'but nothing': async () => new Response(new Uint8Array()),
    'but half of its bytes': async file => new Response((await bytesOf(file)).slice(0, 4000)),
    'but with a byte that is another': async file => {
      const bytes = await bytesOf(file)
      const at = Math.floor(bytes.length / 2)
      bytes[at] = (bytes[at] ?? 0) ^ 1
      return new Response(bytes)
    },
  }

  it.each(Object.entries(failures))(
    '%s is named, the others are drawn, and it comes when asked again',
    async (_, failure) => {
      const { lettering, caches, shape, recover } = openLettering(['/fira-'], failure)
      await lettering.need([{ font: defaultFont, text: 'KIT ŁÓDŹ 서울' }])
      expect(lettering.missing.current()).toEqual(['fira-sans-extra-condensed'])
      expect(shape('KIT 서울')).toMatchObject({ missing: [], awaited: new Map() })
      expect(shape('ŁÓDŹ')).toMatchObject({
        missing: ['Ł', 'Ź'],
        awaited: new Map([['fira-sans-extra-condensed', ['Ł', 'Ź']]]),
      })
      recover()
      await lettering.retry()
      expect(lettering.missing.current()).toEqual([])
      expect(shape('ŁÓDŹ')).toMatchObject({ missing: [], awaited: new Map() })
      // The browser may have kept the damaged ones.
      expect(caches).toContain('reload')
    },
  )

  it('with all that waits for it comes at once: what was typed first did, and no more', async () => {
    const { lettering, shape, recover } = openLettering(['/fira-'])
    await lettering.need([{ font: defaultFont, text: 'ŁÓDŹ' }])
    await lettering.need([{ font: defaultFont, text: 'МИЛОШ' }])
    recover()
    await lettering.retry()
    expect(shape('ŁÓDŹ МИЛОШ').missing).toEqual([])
  })

  it('stays named while something that does not need it comes', async () => {
    const { lettering } = openLettering(['/oswald-latin-ext'])
    const oswald = fontId('oswald')
    await lettering.need([{ font: oswald, text: 'ŁÓDŹ' }])
    await lettering.need([{ font: oswald, text: 'LODZ' }])
    expect(lettering.missing.current()).toEqual(['oswald'])
  })

  it('is named as what letters wait for that another face draws until then', async () => {
    const { lettering, shape } = openLettering(['/oswald-latin-ext'])
    const oswald = fontId('oswald')
    await lettering.need([{ font: oswald, text: 'ŁÓDŹ' }])
    const { missing, awaited, glyphs } = shape('ŁÓDŹ', oswald)
    expect([missing, awaited]).toEqual([[], new Map([['oswald', ['Ł', 'Ź']]])])
    expect(new Set(glyphs.map(({ font }) => font))).toEqual(new Set(['oswald', 'fira-sans-extra-condensed']))
    expect(shape('LODZ', oswald).awaited).toEqual(new Map())
  })

  it('may be its list of files that does not', async () => {
    const { lettering, shape, recover } = openLettering(['list of black-han'])
    await lettering.need([{ font: defaultFont, text: '서울' }])
    expect(lettering.missing.current()).toEqual(['black-han-sans'])
    recover()
    await lettering.retry()
    expect([lettering.missing.current(), shape('서울').missing]).toEqual([[], []])
  })

  it('is said once, however often it is needed', async () => {
    const { lettering } = openLettering(['/squada-'])
    const notified: (readonly FontId[])[] = []
    lettering.missing.changes$.subscribe(missing => notified.push(missing))
    for (const text of ['K', 'KI', 'KIT']) await lettering.need([{ font: defaultFont, text }])
    expect(notified).toEqual([['squada-one']])
  })
})

it('finds no file of any face damaged', async () => {
  for (const { id } of fontBook) {
    const files = await installedFaces.findFaceFiles(id)
    // Of Chinese, Japanese and Korean faces, which have a hundred files, some.
    for (const { file } of files.filter((_, index) => index % 12 === 0 || files.length < 12)) {
      const response = await installedFaces.fetch(file)
      await expect(readFaceFile(new Uint8Array(await response.arrayBuffer())), file).resolves.toBeTruthy()
    }
  }
})

it('knows the files of every face of the book', async () => {
  for (const { id } of fontBook) expect((await installedFaces.findFaceFiles(id)).length, id).toBeGreaterThan(0)
})
