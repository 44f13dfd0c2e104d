import { describe, expect, it } from 'vitest'
import {
  assetId,
  boundsOfPoints,
  centreOf,
  heightOf,
  mm,
  panelBounds,
  type Size,
  sewingLine,
  sizes,
  type ToolPlugin,
  widthOf,
} from '../../../engine/index.ts'
import { fontId, newLayer, newPlayer, solid } from '../../../engine/plugin.ts'
import { printPanels } from '../../../engine/print/index.ts'
import { documentOf, place, resources, textLayer, textTool } from '../../support/drawing.ts'
import { drawnGarment } from '../../support/drawnGarment.ts'
import { outlineIn } from '../../support/pageLines.ts'
import { lineOnPanel, onPanel } from '../../support/pieces.ts'
import { png } from '../../support/png.ts'
import { orderOf, printed, readPrinted } from '../../support/printing.ts'
import { distanceTo, farthestApart } from '../../support/readPdf.ts'

const panelsOf = (size: Size) => drawnGarment.pattern(size, {}).panels

describe.each<Size>(['XS', 'M', 'XXXXXXL'])('the pages of size %s', async size => {
  const { pages } = await readPrinted({ size })

  it.each(panelsOf(size).map((panel, index) => [panel.id, panel, index] as const))(
    '[A11] measure the piece %s as the pattern does',
    (_, panel, index) => {
      const drafted = sewingLine(panel)
      const drawn = lineOnPanel(pages[index], 'Sewing line', panel)
      expect(farthestApart(drawn, drafted)).toBeLessThan(0.2)
      expect(farthestApart(drafted, drawn)).toBeLessThan(0.2)
    },
  )

  it.each(panelsOf(size).map((panel, index) => [panel.id, panel, index] as const))(
    '[A11] cut %s at the allowance of every edge',
    (_, panel, index) => {
      const cut = lineOnPanel(pages[index], 'Cut line', panel)
      for (const { points, allowance } of panel.edges) {
        const middle = Math.floor((points.length - 1) / 2)
        const [[ax, ay], [bx, by]] = [points[middle] ?? [0, 0], points[middle + 1] ?? [0, 0]]
        expect(distanceTo(cut, [(ax + bx) / 2, (ay + by) / 2])).toBeCloseTo(allowance, 1)
      }
    },
  )

  it('ink the artwork to 6 mm beyond the cut', () => {
    for (const page of pages) {
      const inked = page.paths.find(path => path.layer === 'Artwork' && path.paint === 'clip')?.lines[0] ?? []
      const cut = boundsOfPoints(outlineIn(page, 'Cut line'))
      expect(widthOf(boundsOfPoints(inked)) - widthOf(cut)).toBeCloseTo(12, 1)
      expect(heightOf(boundsOfPoints(inked)) - heightOf(cut)).toBeCloseTo(12, 1)
    }
  })
})

describe('what is on a page', () => {
  it('lies in layers that a supplier can tell apart', async () => {
    const { layers, pages, hasFonts, hasOutputIntent } = await readPrinted({})
    expect(layers).toEqual([
      'Artwork',
      'Registration',
      'Control square',
      'Cut line',
      'Sewing line',
      'Notches',
      'Grain',
      'Label',
    ])
    expect(new Set(pages[0]?.paths.map(path => path.layer))).toEqual(new Set(layers))
    expect(hasFonts).toBe(false)
    expect(hasOutputIntent).toBe(true)
  })

  it('has the lettering as the outlines that the stage shows, in its place', async () => {
    const document = documentOf({ layers: { name: textLayer('ភ្នំពេញ 10', { paint: solid('#ff0000') }) } })
    const { pages } = await readPrinted({ document })
    const lettering = pages[0]?.paths.find(path => path.colour === '1 0 0')
    const shaped = resources.shaper.shape({
      text: 'ភ្នំពេញ 10',
      font: fontId('squada-one'),
      capHeight: 50,
      letterSpacing: 0,
    })
    expect(lettering?.lines).toHaveLength(shaped.outline.filter(segment => segment[0] === 'M').length)
    const drawn = boundsOfPoints(onPanel(pages[0], lettering?.lines.flat() ?? [], panelsOf('M')[0]))
    expect(widthOf(drawn)).toBeCloseTo(widthOf(shaped.ink), 1)
    expect(heightOf(drawn)).toBeCloseTo(heightOf(shaped.ink), 1)
    expect(centreOf(drawn)[0]).toBeCloseTo(0, 1)
  })

  it('prints the name and the number of the player', async () => {
    const layers = {
      name: textLayer('NAME', { slot: 'playerName', paint: solid('#ff0000') }),
      number: textLayer('00', { slot: 'backNumber', paint: solid('#0000ff'), place: place({ y: 200 }) }),
    }
    const sample = await readPrinted({ document: documentOf({ layers }) })
    const player = newPlayer({ name: 'ឥន្ទ្រី', number: '7' })
    const own = await readPrinted({ document: documentOf({ layers }), player })
    const lines = (pdf: typeof own, colour: string) => pdf.pages[0]?.paths.find(path => path.colour === colour)?.lines
    const [seven] = lines(own, '0 0 1') ?? []
    expect(lines(sample, '0 0 1')).toHaveLength(4)
    expect(seven && heightOf(boundsOfPoints(seven))).toBeCloseTo(50, 0)
    expect(lines(own, '1 0 0')).not.toEqual(lines(sample, '1 0 0'))
  })
})

describe('images', () => {
  const asset = assetId('c0ffee')
  const size = { width: mm(100), height: mm(50) }
  const layers = { crest: newLayer({ kind: 'image', asset, place: place({ x: 40, turn: 0 }), size }) }
  const imageTool: ToolPlugin = {
    ...textTool,
    id: 'image',
    layerKinds: ['image'],
    draw: (layer, { centre: [x, y] }) =>
      layer.asset === null
        ? []
        : [{ kind: 'image', asset: layer.asset, matrix: [100, 0, 0, 50, x - 50, y - 25], opacity: 1 }],
  }
  const withPixels = (width: number, height: number) => ({
    document: documentOf({ layers }),
    tools: [textTool, imageTool],
    resources: { ...resources, image: () => ({ width, height }) },
    readImage: async () => png(4, 2, [200, 0, 0, 128]),
  })

  it('lie where the design has them', async () => {
    const { pages } = await readPrinted(withPixels(1000, 500))
    const panel = panelsOf('M')[0]
    const corners = onPanel(pages[0], pages[0]?.images[0]?.corners ?? [], panel)
    const [, chest = 0] = panel?.anchors.centreChest ?? []
    const placed = [
      [-10, chest - 25],
      [90, chest - 25],
      [90, chest + 25],
      [-10, chest + 25],
    ]
    expect(corners).toEqual(placed.map(corner => corner.map(value => expect.closeTo(value, 1))))
  })

  it('[A12] are warned of below 150 dots per inch', async () => {
    const coarse = await printPanels(orderOf(withPixels(400, 200)))
    const fine = await printPanels(orderOf(withPixels(600, 300)))
    expect(coarse).toMatchObject({ kind: 'printed', warnings: [{ kind: 'low-resolution', layer: 'crest', dpi: 102 }] })
    expect(fine).toMatchObject({ kind: 'printed', warnings: [] })
  })

  it.each([
    ['breaks off', png(400, 200, [200, 0, 0, 128]).subarray(0, 100)],
    ['is something else', new Uint8Array(Buffer.from('<svg><script>alert(1)</script></svg>'))],
    ['has damaged pixels', png(4, 2, [200, 0, 0, 128]).map((byte, at) => (at === 45 ? byte ^ 255 : byte))],
  ])('are refused when their file %s', async (_, bytes) => {
    const outcome = await printPanels(orderOf({ ...withPixels(600, 300), readImage: async () => bytes }))
    expect(outcome).toEqual({ kind: 'refused', obstacles: [{ kind: 'image-unreadable', layer: 'crest', asset }] })
  })

  it('are refused when their bytes are missing', async () => {
    const outcome = await printPanels(orderOf({ ...withPixels(600, 300), readImage: async () => null }))
    expect(outcome).toEqual({ kind: 'refused', obstacles: [{ kind: 'image-missing', layer: 'crest', asset }] })
  })
})

describe('an order that cannot be printed', () => {
  const refused = async (changes: Parameters<typeof orderOf>[0]) => {
    const outcome = await printPanels(orderOf(changes))
    return outcome.kind === 'refused' ? outcome.obstacles : []
  }

  it('[A12] names the layer whose face is missing', async () => {
    const document = documentOf({ layers: { name: textLayer('FC', { font: fontId('comic') }) } })
    expect(await refused({ document })).toEqual([{ kind: 'font-missing', layer: 'name', font: 'comic' }])
  })

  it('names the characters that no face has', async () => {
    const document = documentOf({ layers: { name: textLayer('SOK', { slot: 'playerName' }) } })
    const player = newPlayer({ name: 'SOK 😀 გია' })
    expect(await refused({ document, player })).toEqual([
      { kind: 'characters-missing', layer: 'name', characters: ['😀', 'გ', 'ი', 'ა'] },
    ])
  })

  it('does not mind what hidden layers and other panels lack', async () => {
    const layers = {
      hidden: textLayer('😀', { hidden: true }),
      elsewhere: textLayer('😀', { place: place({ panel: 'hood' }) }),
    }
    expect(await printPanels(orderOf({ document: documentOf({ layers }) }))).toMatchObject({
      kind: 'printed',
      warnings: [{ kind: 'panel-missing', layer: 'elsewhere', panel: 'hood' }],
    })
  })

  it('names the layer that no tool draws', async () => {
    const document = documentOf({ layers: { patch: textLayer('', { kind: 'hologram' }) } })
    expect(await refused({ document })).toEqual([{ kind: 'tool-missing', layer: 'patch', layerKind: 'hologram' }])
  })

  it('names the tool that failed', async () => {
    const draw = () => {
      throw new Error('out of ink')
    }
    const document = documentOf({ layers: { name: textLayer('FC') } })
    expect(await refused({ document, tools: [{ ...textTool, draw }] })).toEqual([
      { kind: 'tool-failed', plugin: 'text', message: 'out of ink' },
    ])
  })
})

describe('the same order', () => {
  const document = documentOf({
    zones: {
      base: {
        type: 'linear',
        angle: 30,
        stops: [
          { at: 0.2, colour: '#000000' },
          { at: 0.5, colour: '#ffffff' },
          { at: 0.8, colour: '#ff0000' },
        ],
      },
    },
    layers: { name: textLayer('FC') },
  })

  it('[A13] gives the same bytes', async () => {
    expect(await printed({ document })).toEqual(await printed({ document: structuredClone(document) }))
  })

  it('gives others for another day, player or size', async () => {
    const first = await printed({ document })
    expect(await printed({ document, madeAt: new Date(0) })).not.toEqual(first)
    expect(await printed({ document, size: 'L' })).not.toEqual(first)
  })
})

it.each(sizes)('a shirt of size %s fits on its pages', async size => {
  const { pages } = await readPrinted({ size })
  pages.forEach((page, index) => {
    const panel = panelsOf(size)[index]
    expect(page.width).toBeGreaterThan(panel ? widthOf(panelBounds(panel)) + 32 : 0)
    const inked = boundsOfPoints(page.paths.flatMap(path => (path.paint === 'clip' ? path.lines.flat() : [])))
    expect(inked.left).toBeGreaterThan(0)
    expect(inked.bottom).toBeLessThan(page.height)
  })
})
