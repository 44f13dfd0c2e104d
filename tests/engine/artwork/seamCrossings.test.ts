import { describe, expect, it } from 'vitest'
import { inkFindings } from '../../../engine/artwork/inkFindings.ts'
import {
  type ArtworkView,
  composePanels,
  createArtwork,
  createState,
  type DesignDocument,
  flattenPath,
  hitTest,
  type LayerFields,
  lengthOf,
  mm,
  type Panel,
  type Pattern,
  type Point,
  panelId,
  pointAt,
  type Size,
  shownOptions,
  type ToolPlugin,
  transformPath,
  translation,
} from '../../../engine/index.ts'
import type { Path } from '../../../engine/plugin.ts'
import { printSvg } from '../../../engine/print/index.ts'
import { documentOf, place, resources, textLayer, textTool } from '../../support/drawing.ts'
import { openSoccer, soccer } from '../../support/openSoccer.ts'
import { orderOf } from '../../support/printing.ts'

/** A red disc 60 mm wide. */
const disc: Path = [
  ['M', -30, 0],
  ['C', -30, -16.57, -16.57, -30, 0, -30],
  ['C', 16.57, -30, 30, -16.57, 30, 0],
  ['C', 30, 16.57, 16.57, 30, 0, 30],
  ['C', -16.57, 30, -30, 16.57, -30, 0],
  ['Z'],
]
const discTool: ToolPlugin = {
  ...textTool,
  draw: (_layer, { centre }) => [
    {
      kind: 'path',
      path: transformPath(disc, translation(...centre)),
      fill: { type: 'solid', colour: '#ff0000' },
      stroke: null,
      opacity: 1,
    },
  ],
}

const plain = openSoccer().document.current()
const patternIn = (size: Size): Pattern =>
  soccer.pattern(size, shownOptions({ document: plain, garment: soccer }, 'player', null))

const panelOf = ({ panels }: Pattern, id: string): Panel =>
  panels.find(panel => panel.id === id) ?? expect.unreachable(`No panel ${id}`)

const edgeOf = (panel: Panel, name: string): readonly Point[] =>
  panel.edges.find(edge => edge.name === name)?.points ?? expect.unreachable(`No edge ${name}`)

/** A layer whose middle lies a share of the way along an edge. */
function onEdge(pattern: Pattern, id: string, edge: string, share: number, fields: Partial<LayerFields> = {}) {
  const panel = panelOf(pattern, id)
  const [x, y] = pointAt(edgeOf(panel, edge), share)
  const [anchor = '', [ax, ay] = [0, 0]] = Object.entries(panel.anchors)[0] ?? []
  return textLayer('WOLVES', { ...fields, place: place({ panel: id, anchor, x: x - ax, y: y - ay }) })
}

const withLayer = (layer: LayerFields): DesignDocument => ({
  ...plain,
  layers: documentOf({ layers: { it: layer } }).layers,
})

/** How far along a line, in mm, outlines cross it. */
function crossings(outlines: readonly (readonly Point[])[], line: readonly Point[]): readonly number[] {
  const count = Math.ceil(lengthOf(line) / 0.1)
  const inside = (spot: Point) => outlines.some(outline => holds(outline, spot))
  const states = Array.from({ length: count + 1 }, (_, at) => inside(pointAt(line, at / count)))
  return states.flatMap((state, at) => (at > 0 && state !== states[at - 1] ? [(at / count) * lengthOf(line)] : []))
}

function holds(line: readonly Point[], [x, y]: Point): boolean {
  let isIn = false
  line.forEach(([ax, ay], at) => {
    const [bx, by] = line[(at + 1) % line.length] ?? [ax, ay]
    if (ay > y !== by > y && x < ax + ((bx - ax) * (y - ay)) / (by - ay)) isIn = !isIn
  })
  return isIn
}

/** The red outlines of a printed piece, in panel mm. */
function redOf(svg: string): readonly (readonly Point[])[] {
  const [, data = ''] = /<path d="([^"]+)"[^>]*fill="#ff0000"/.exec(svg) ?? []
  return flattenPath(pathOf(data), 0.5)
}

/** Path data as the engine writes it: absolute, with a letter before each segment. */
const pathOf = (data: string): Path =>
  Array.from(data.matchAll(/([MLCZ])([^MLQCZ]*)/g), ([, kind, numbers = '']): Path[number] => {
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = numbers
      .trim()
      .split(/[\s,]+/)
      .map(Number)
    if (kind === 'C') return ['C', a, b, c, d, e, f]
    return kind === 'Z' ? ['Z'] : [kind === 'M' ? 'M' : 'L', a, b]
  })

const composed = (layer: LayerFields, tools: readonly ToolPlugin[] = [textTool]) =>
  composePanels({
    document: withLayer(layer),
    garment: soccer,
    tools,
    version: 'player',
    player: null,
    size: 'M',
    layersOnly: true,
    resources,
    onPluginError: ({ message }) => expect.unreachable(message),
  }).filter(({ artwork }) => artwork.groups.length > 0)

const idsOf = (panels: ReturnType<typeof composed>) => panels.map(({ panel }) => panel.id).sort()

const cutLayers = (panels: ReturnType<typeof composed>, layer: LayerFields) =>
  panels.flatMap(scene =>
    inkFindings({ document: withLayer(layer), version: 'player', ...scene }).filter(
      ({ kind }) => kind === 'lettering-cut',
    ),
  )

const seams = [
  ['sideLeft', 0.3],
  ['sideRight', 0.6],
  ['shoulderLeft', 0.5],
] as const

describe('[A31] a layer on a seam', () => {
  it.each(['XS', 'M', 'XXXXXXL'] as const)('is printed on both pieces and meets within 0.5 mm, in %s', async size => {
    const pattern = patternIn(size)
    for (const [edge, share] of seams) {
      const document = withLayer(onEdge(pattern, 'front', edge, share))
      const outcome = await printSvg(orderOf({ garment: soccer, document, size, tools: [discTool] }))
      if (outcome.kind !== 'printed') return expect.unreachable(JSON.stringify(outcome))
      const red = (id: string) => redOf(outcome.pieces.find(({ panel }) => panel === id)?.svg ?? '')
      const here = crossings(red('front'), edgeOf(panelOf(pattern, 'front'), edge))
      const there = crossings(red('back'), edgeOf(panelOf(pattern, 'back'), edge).toReversed())
      expect(here).toHaveLength(2)
      expect(there).toHaveLength(2)
      for (const [index, at] of here.entries()) expect(Math.abs(at - (there[index] ?? Number.NaN))).toBeLessThan(0.5)
    }
  })

  it('goes on over the seam of one piece with itself', () => {
    const [leg] = composed(onEdge(patternIn('M'), 'legLeft', 'inseamFront', 0.5), [discTool])
    expect(leg?.artwork.groups.map(({ over }) => over)).toEqual([undefined, 'legLeft'])
  })

  it('is one layer for a pointer on either side', () => {
    const pattern = patternIn('M')
    const panels = composed(onEdge(pattern, 'front', 'sideLeft', 0.4), [discTool])
    expect(idsOf(panels)).toEqual(['back', 'front'])
    const spot = pointAt(edgeOf(panelOf(pattern, 'back'), 'sideLeft').toReversed(), 0.4)
    const back = panels.find(({ panel }) => panel.id === 'back')?.artwork ?? expect.unreachable('Nothing on the back')
    expect(hitTest(back, spot)).toEqual({ kind: 'layer', layer: 'it' })
  })

  it('is cut on the curve of an armhole and at a rib, and letters that are cut are found once', () => {
    for (const [edge, share] of [
      ['armholeLeft', 0.5],
      ['neck', 0.5],
    ] as const) {
      const layer = onEdge(patternIn('M'), 'front', edge, share)
      const panels = composed(layer)
      expect(idsOf(panels)).toEqual(['front'])
      expect(cutLayers(panels, layer)).toEqual([{ kind: 'lettering-cut', layer: 'it' }])
    }
  })

  it('is not cut where it goes on', () => {
    const layer = onEdge(patternIn('M'), 'front', 'shoulderLeft', 0.5, { size: { width: null, height: mm(20) } })
    const panels = composed(layer)
    expect(idsOf(panels)).toEqual(['back', 'front'])
    expect(cutLayers(panels, layer)).toEqual([])
  })
})

it('[A6] leaves a panel alone that a moved layer neither leaves nor reaches', () => {
  const pattern = patternIn('M')
  const at = (share: number) => withLayer(onEdge(pattern, 'front', 'sideLeft', share))
  const shown = createState(at(0.4))
  const follow = { shown, garment: soccer, tools: [discTool], resources: createState(resources), onPluginError() {} }
  const artwork = createArtwork(follow)
  const view: ArtworkView = { version: 'player', player: null, size: 'M' }
  const states = (['back', 'sleeveLeft'] as const).map(id => artwork.panel(panelId(id), view))
  const before = states.map(state => state.current())
  shown.set(at(0.5))
  const after = states.map(state => state.current())
  expect(after[0]).not.toBe(before[0])
  expect(after[1]).toBe(before[1])
})
