import { describe, expect, it, vi } from 'vitest'
import { flattenPath } from '../../../engine/geometry/polyline.ts'
import {
  centreOf,
  heightOf,
  hitTest,
  type LayerFields,
  letteringOf,
  mm,
  type PanelArtwork,
  type PathItem,
  panelId,
  pathBounds,
  widthOf,
} from '../../../engine/index.ts'
import { type DrawingContext, drawLettering, zoneKey } from '../../../engine/plugin.ts'
import { documentOf, place, resources, textLayer } from '../../support/drawing.ts'
import { drawnGarment } from '../../support/drawnGarment.ts'

const [panel] = drawnGarment.pattern('M', {}).panels
if (!panel) throw new Error(`The garment has lost its ${panelId('front')}.`)
const on: DrawingContext = { panel, centre: [30, 200], player: null, size: 'M', resources }
const draw = (text: string, fields: Partial<LayerFields> = {}) =>
  drawLettering(textLayer(text, fields), on) as PathItem[]
/** As a zone, which is pointed at by its ink alone. */
const artworkOf = (item: PathItem | undefined): PanelArtwork => ({
  panel: panelId('front'),
  groups: item ? [{ source: { zone: zoneKey('ring') }, bounds: pathBounds(item.path), items: [item] }] : [],
})
const boundsOf = (items: readonly PathItem[]) => pathBounds(items.at(-1)?.path ?? [])

describe('lettering', () => {
  it('is centred on its place', () => {
    const [x, y] = centreOf(boundsOf(draw('HEH')))
    expect(x).toBeCloseTo(30, 6)
    expect(y).toBeCloseTo(200, 6)
  })

  it('keeps its line when a tail or a stack comes in', () => {
    expect(boundsOf(draw('HEHg')).top).toBeCloseTo(boundsOf(draw('HEH')).top, 6)
    expect(boundsOf(draw('ក្រ')).bottom).toBeGreaterThan(boundsOf(draw('ក')).bottom + 5)
    expect(boundsOf(draw('ក្ក')).top).toBeCloseTo(boundsOf(draw('កក')).top, 6)
  })

  it('has capitals as high as its size', () => {
    expect(heightOf(boundsOf(draw('H')))).toBeCloseTo(50, 6)
  })

  it('turns clockwise about its place', () => {
    const [flat, turned] = [boundsOf(draw('HEH')), boundsOf(draw('HEH', { place: place({ turn: 90 }) }))]
    expect(widthOf(turned)).toBeCloseTo(heightOf(flat), 6)
    expect(centreOf(turned)[0]).toBeCloseTo(30, 6)
    expect(centreOf(turned)[1]).toBeCloseTo(200, 6)
  })

  it('shrinks to its width and no further, and never grows', () => {
    const wide = draw('A LONG NAME', { size: { width: mm(120), height: mm(50) } })
    expect(widthOf(boundsOf(wide))).toBeCloseTo(120, 6)
    expect(widthOf(boundsOf(draw('AB', { size: { width: mm(400), height: mm(50) } })))).toBeCloseTo(
      widthOf(boundsOf(draw('AB'))),
      6,
    )
  })

  it('shrinks 300 letters into its width too', () => {
    const long = draw('ឥន្ទ្រី'.repeat(42), { size: { width: mm(250), height: mm(40) } })
    expect(widthOf(boundsOf(long))).toBeCloseTo(250, 6)
  })

  it('lies its gradient over its ink and turns it along', () => {
    const stops = [
      { at: 0, colour: '#ff0000' },
      { at: 1, colour: '#0000ff' },
    ]
    const paint = { type: 'linear', angle: 90, stops } as const
    const { left, right } = boundsOf(draw('HEH'))
    expect(draw('HEH', { paint })[0]?.fill).toMatchObject({
      from: [expect.closeTo(left), expect.closeTo(200)],
      to: [expect.closeTo(right), expect.closeTo(200)],
    })
    const turned = draw('HEH', { paint, place: place({ turn: 90 }) })
    expect(turned[0]?.fill).toMatchObject({ from: [expect.closeTo(30), expect.closeTo(200 - (right - left) / 2)] })
  })

  it('wears its outlines outside, the first one next to the letters', () => {
    const outlines = [
      { colour: '#ffffff', width: mm(2) },
      { colour: '#000000', width: mm(3) },
    ]
    const items = draw('FC', { outlines })
    expect(items.map(item => item.stroke)).toEqual([
      { colour: '#000000', width: 10 },
      { colour: '#ffffff', width: 4 },
      null,
    ])
    expect(items.map(item => item.fill !== null)).toEqual([false, false, true])
  })

  it('casts its shadow below everything, in one direction however it is turned', () => {
    const shadow = { x: mm(3), y: mm(4), colour: '#000000', opacity: 1 }
    const outlines = [{ colour: '#ffffff', width: mm(2) }]
    const [cast, ...rest] = draw('FC', { shadow, outlines, place: place({ turn: 90 }) })
    expect(cast).toMatchObject({ fill: { colour: '#000000' }, stroke: { colour: '#000000', width: 4 }, opacity: 1 })
    expect(rest).toHaveLength(2)
    const [from, to] = [boundsOf(rest), pathBounds(cast?.path ?? [])]
    expect(to.left - from.left).toBeCloseTo(3, 6)
    expect(to.top - from.top).toBeCloseTo(4, 6)
  })

  it('wears rings that do not cover each other when it is translucent', () => {
    const outlines = [
      { colour: '#ffffff', width: mm(2) },
      { colour: '#000000', width: mm(3) },
    ]
    const [outer, inner, fill] = draw('O', { outlines, opacity: 0.5 })
    expect([outer, inner, fill].map(item => [item?.stroke, item?.opacity])).toEqual(Array(3).fill([null, 0.5]))
    const [wide, near, own] = [outer, inner, fill].map(item => pathBounds(item?.path ?? []))
    expect((own?.left ?? 0) - (near?.left ?? 0)).toBeCloseTo(2, 1)
    expect((near?.left ?? 0) - (wide?.left ?? 0)).toBeCloseTo(3, 1)
    const lines = flattenPath(inner?.path ?? [])
    const covers = ([x, y]: readonly [number, number]) => hitTest(artworkOf(inner), [x, y]).kind === 'zone'
    expect(lines.length).toBe(4)
    expect(covers([(own?.left ?? 0) + 1, 200])).toBe(false)
    expect(covers([(own?.left ?? 0) - 1, 200])).toBe(true)
  })

  it('leaves translucent outlines out until what works them out has come', () => {
    const outlines = [{ colour: '#ffffff', width: mm(2) }]
    const shadow = { x: mm(3), y: mm(4), colour: '#000000', opacity: 0.5 }
    const waiting = { ...on, resources: { ...resources, rings: null } }
    const items = (fields: Partial<LayerFields>) => drawLettering(textLayer('O', { outlines, ...fields }), waiting)
    expect(items({ opacity: 0.5 })).toHaveLength(1)
    expect(items({ shadow })).toHaveLength(3)
    expect(items({})).toHaveLength(2)
  })

  it('is told to be ringed exactly where it is drawn with rings', () => {
    const outlines = [[], [{ colour: '#ffffff', width: mm(0) }], [{ colour: '#ffffff', width: mm(2) }]]
    const cast = { x: mm(3), y: mm(4), colour: '#000000' }
    const shadows = [null, { ...cast, opacity: 1 }, { ...cast, opacity: 0.5 }]
    for (const fields of outlines.flatMap(worn =>
      shadows.flatMap(shadow => [1, 0.5].map(opacity => ({ outlines: worn, shadow, opacity }))),
    )) {
      const rings = vi.fn(resources.rings ?? undefined)
      const layer = textLayer('O', fields)
      drawLettering(layer, { ...on, resources: { ...resources, rings } })
      const isDrawnWith = rings.mock.calls.some(([, widths]) => widths.length > 0)
      expect([fields, letteringOf(documentOf({ layers: { layer } }))[0]?.ringed]).toEqual([fields, isDrawnWith])
    }
  })

  it('bends and still fits its width', () => {
    const bent = draw('A LONG NAME', { arc: 120, size: { width: mm(120), height: mm(50) } })
    expect(widthOf(boundsOf(bent))).toBeCloseTo(120, 6)
    expect(heightOf(boundsOf(bent))).toBeGreaterThan(40)
  })

  it('draws nothing for blanks', () => {
    expect(draw(' \u200b ')).toEqual([])
  })
})
