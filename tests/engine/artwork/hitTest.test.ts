import { describe, expect, it } from 'vitest'
import { type Hit, hitTest, layerId, type PanelArtwork, type Path, panelId } from '../../../engine/index.ts'
import { solid, zoneKey } from '../../../engine/plugin.ts'

const square = (left: number, top: number, size: number): Path => [
  ['M', left, top],
  ['L', left + size, top],
  ['L', left + size, top + size],
  ['L', left, top + size],
  ['Z'],
]
const group = (source: PanelArtwork['groups'][number]['source'], ...paths: readonly Path[]) => ({
  source,
  bounds: { left: 0, top: 0, right: 100, bottom: 100 },
  items: paths.map(path => ({ kind: 'path', path, fill: solid('#000000'), stroke: null, opacity: 1 }) as const),
})
const base = group({ zone: zoneKey('base') }, square(0, 0, 100))
const ring = group({ layer: layerId('ring') }, square(10, 10, 80))
const hole: Path = [['M', 30, 30], ['L', 30, 70], ['L', 70, 70], ['L', 70, 30], ['Z']]
const frame = group({ layer: layerId('frame') }, [...square(10, 10, 80), ...hole])
const dot = group({ layer: layerId('dot') }, square(45, 45, 10))
const at = (x: number, y: number, ...groups: readonly ReturnType<typeof group>[]): Hit =>
  hitTest({ panel: panelId('front'), groups }, [x, y])

describe('pointing at a panel', () => {
  it('[A7] finds the topmost layer whose ink is there', () => {
    expect(at(50, 50, base, ring, dot)).toEqual({ kind: 'layer', layer: 'dot' })
    expect(at(20, 20, base, ring, dot)).toEqual({ kind: 'layer', layer: 'ring' })
  })

  it('looks through a hole at the ink below', () => {
    expect(at(50, 50, base, dot, frame)).toEqual({ kind: 'layer', layer: 'dot' })
  })

  it('means the layer between its letters when nothing else is there', () => {
    expect(at(50, 50, base, frame)).toEqual({ kind: 'layer', layer: 'frame' })
  })

  it('is generous around thin ink', () => {
    expect(at(41.5, 50, base, { ...dot, bounds: { left: 45, top: 45, right: 55, bottom: 55 } })).toEqual({
      kind: 'layer',
      layer: 'dot',
    })
  })

  it('finds the zone where no layer is, and nothing off the cloth', () => {
    expect(at(5, 5, base, { ...dot, bounds: { left: 45, top: 45, right: 55, bottom: 55 } })).toEqual({
      kind: 'zone',
      zone: 'base',
    })
    expect(at(500, 5, base)).toEqual({ kind: 'none' })
  })
})
