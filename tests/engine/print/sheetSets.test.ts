import { describe, expect, it } from 'vitest'
import { cutLine } from '../../../engine/drafting/cutLine.ts'
import { boundsOfPoints, heightOf, type Panel, widthOf } from '../../../engine/index.ts'
import { newPlayer, solid } from '../../../engine/plugin.ts'
import { type PrintOrder, printSvg } from '../../../engine/print/index.ts'
import { documentOf, textLayer } from '../../support/drawing.ts'
import { soccer } from '../../support/openSoccer.ts'
import { orderOf, printed, readPrinted } from '../../support/printing.ts'

const kit: Partial<PrintOrder> = { garment: soccer, size: 'XXL' }
const panels = soccer.pattern('XXL', {}).panels
const ofCloth = panels.filter(({ rib }) => !rib)
const latin1 = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1')
const layersOf = (pages: Awaited<ReturnType<typeof readPrinted>>['pages']) =>
  new Set(pages.flatMap(page => page.paths.map(({ layer }) => layer)))

describe('a file with everything', async () => {
  const { pages } = await readPrinted(kit)
  const text = latin1(await printed(kit))

  it('[A24] has no artwork on rib', () => {
    const withArtwork = pages.map(page => page.paths.some(({ layer }) => layer === 'Artwork'))
    expect(withArtwork).toEqual(panels.map(({ rib }) => !rib))
  })

  it('[A24] leaves lines on the screen when it is printed, and prints the rest', () => {
    const states = [...text.matchAll(/\/Name \(([^)]*)\)\s*\/Usage <<\s*\/Print <<\s*\/PrintState \/(\w+)/g)]
    expect(Object.fromEntries(states.map(([, name, state]) => [name, state]))).toEqual({
      Artwork: 'ON',
      Registration: 'ON',
      'Control square': 'ON',
      'Cut line': 'OFF',
      'Sewing line': 'OFF',
      Notches: 'OFF',
      Grain: 'OFF',
      Label: 'ON',
    })
    expect(text).toMatch(/\/AS \[<<\s*\/Event \/Print\s*\/Category \[\/Print\]/)
    expect(text).not.toContain('pdfaid')
  })

  it('[A24] says in each page where the piece is cut and how far its ink reaches', () => {
    const boxes = (name: string) =>
      [...text.matchAll(new RegExp(`/${name} \\[([^\\]]+)\\]`, 'g'))].map(([, numbers = '']) => {
        const [left = 0, bottom = 0, right = 0, top = 0] = numbers.split(' ').map(Number)
        return [right - left, top - bottom].map(points => (points * 25.4) / 72)
      })
    const cuts = panels.map((panel: Panel) => boundsOfPoints(cutLine(panel)))
    const near = (lengths: readonly number[]) => lengths.map(length => expect.closeTo(length, 1))
    expect(boxes('TrimBox')).toEqual(cuts.map(cut => near([widthOf(cut), heightOf(cut)])))
    expect(boxes('BleedBox')).toEqual(cuts.map(cut => near([widthOf(cut) + 12, heightOf(cut) + 12])))
  })

  it('has a square of 100 mm on every page', () => {
    for (const page of pages) {
      const square = boundsOfPoints(page.paths.find(({ layer }) => layer === 'Control square')?.lines.flat() ?? [])
      expect([widthOf(square), heightOf(square)]).toEqual([expect.closeTo(100, 2), expect.closeTo(100, 2)])
    }
  })
})

describe('the sheets for the printer', async () => {
  const { pages } = await readPrinted({ ...kit, sheets: 'print' })

  it('are the pieces of cloth with artwork, registration marks and no line', () => {
    expect(pages).toHaveLength(ofCloth.length)
    expect(layersOf(pages)).toEqual(new Set(['Artwork', 'Registration', 'Control square', 'Label']))
  })

  it('are mirrored on request, their words readable', async () => {
    const document = documentOf({
      zones: { base: solid('#00ff00') },
      layers: { name: textLayer('F', { paint: solid('#ff0000') }) },
    })
    const inkOf = async (sheets: PrintOrder['sheets']) => {
      const [page] = (await readPrinted({ document, ...(sheets && { sheets }) })).pages
      const ink = page?.paths.find(({ colour }) => colour === '1 0 0')?.lines.flat() ?? []
      const label = page?.paths.filter(({ layer }) => layer === 'Label').flatMap(({ lines }) => lines) ?? []
      return { ink: boundsOfPoints(ink), first: ink[0], label: label.map(line => line.map(([x]) => x)) }
    }
    const [straight, mirrored] = [await inkOf('print'), await inkOf('mirrored')]
    const fromLeft = ({ ink, first }: typeof straight) => (first?.[0] ?? 0) - ink.left
    const fromRight = ({ ink, first }: typeof straight) => ink.right - (first?.[0] ?? 0)
    expect(fromRight(mirrored)).toBeCloseTo(fromLeft(straight), 2)
    const shape = (lines: readonly (readonly number[])[]) => lines.map(line => line.map(x => x - (lines[0]?.[0] ?? 0)))
    expect(shape(mirrored.label)).toEqual(shape(straight.label).map(line => line.map(x => expect.closeTo(x, 2))))
  })
})

describe('the sheets for the cutter', async () => {
  it('are all pieces of cloth with their lines and no artwork, for every player', async () => {
    const { pages } = await readPrinted({ ...kit, sheets: 'cut', player: newPlayer({ name: 'SOK' }) })
    expect(pages).toHaveLength(ofCloth.length)
    expect(layersOf(pages)).toEqual(new Set(['Control square', 'Cut line', 'Sewing line', 'Notches', 'Grain', 'Label']))
  })

  it('have the pieces of rib apart', async () => {
    const { pages } = await readPrinted({ ...kit, sheets: 'rib' })
    expect(pages).toHaveLength(panels.length - ofCloth.length)
    expect(layersOf(pages)).not.toContain('Artwork')
  })
})

it.each([
  ['A4', 210, 297],
  ['A3', 297, 420],
] as const)('tiles of %s are as large as the paper and show every piece', async (sheets, width, height) => {
  const { pages } = await readPrinted({ sheets })
  expect(pages.length).toBeGreaterThan(6)
  for (const page of pages)
    expect([page.width, page.height]).toEqual([expect.closeTo(width, 1), expect.closeTo(height, 1)])
  expect(layersOf(pages)).not.toContain('Artwork')
})

it('names pieces as the shop does, sizes as people say them, and how many are wanted', async () => {
  const shaped: string[] = []
  const order = orderOf({ ...kit, language: 'kh', quantity: 3 })
  const { shaper } = order.resources
  const listening = {
    ...shaper,
    shape(line: Parameters<typeof shaper.shape>[0]) {
      shaped.push(line.text)
      return shaper.shape(line)
    },
  }
  await printSvg({ ...order, resources: { ...order.resources, shaper: listening } })
  expect(shaped).toContain(`${soccer.labels.kh.panels.sleeveLeft}  2XL  × 3`)
})
