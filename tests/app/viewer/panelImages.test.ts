import type { Material, Mesh } from 'three'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ClothMaterial } from '../../../app/viewer/clothMaterial.ts'
import type { MakeCreases } from '../../../app/viewer/creases/creaseTextures.ts'
import { createFabricTextures } from '../../../app/viewer/fabric/fabricTextures.ts'
import { createPanelImages, type Painted } from '../../../app/viewer/panelImages.ts'
import { createState, type Panel, type PanelArtwork, type PanelId, panelId } from '../../../engine/index.ts'
import { clothPanel } from '../../support/clothPanel.ts'
import { hangingCloth } from '../../support/hangingCloth.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const bare = (panel: PanelId): PanelArtwork => ({ panel, groups: [] })

const nothing: MakeCreases = () => Promise.resolve(null)

interface Dressed {
  readonly makeCreases: MakeCreases
  readonly panels: readonly Panel[]
}

/** Two panels on the stage, dressed. */
function dressed({ makeCreases = nothing, panels = [] }: Partial<Dressed> = {}) {
  const pieces = [hangingCloth('front', 0.1), hangingCloth('back', -0.1, -1)]
  const painted: Painted[] = []
  const frames = { requested: 0 }
  const images = createPanelImages({
    pieces,
    fabrics: createFabricTextures({ anisotropy: 1 }),
    makeCreases,
    anisotropy: 1,
    software: false,
    upload: () => {},
    retire: material => material.dispose(),
    invalidate: () => void frames.requested++,
    refine: () => void frames.requested++,
    onPainted: one => void painted.push(one),
  })
  const states = new Map(pieces.map(({ panel }) => [panel, createState(bare(panel))]))
  const shown = {
    artworkOf: (panel: PanelId) => states.get(panel) ?? createState(bare(panel)),
    panels,
    fabric: 'jersey' as const,
    imageOf: () => null,
  }
  images.show(shown)
  const change = (id: string) => states.get(panelId(id))?.set(bare(panelId(id)))
  const panelsPainted = () => painted.map(({ panels }) => panels.join(' '))
  return { pieces, images, shown, change, frames, panelsPainted }
}

const clothOf = ({ mesh }: { readonly mesh: Mesh }): ClothMaterial => {
  const material: Material | Material[] = mesh.material
  if (material instanceof ClothMaterial) return material
  throw new Error('The piece wears no cloth.')
}

describe('panel images', () => {
  it('paint everything once, then only what has changed', () => {
    const { images, change, panelsPainted } = dressed()
    images.paint()
    images.paint()
    change('back')
    images.paint()
    expect(panelsPainted()).toEqual(['front back', 'back'])
  })

  it('paint once a frame however often the artwork has changed', () => {
    const { images, change, panelsPainted, frames } = dressed()
    images.paint()
    const before = frames.requested
    for (let times = 0; times < 5; times++) change('front')
    expect(frames.requested).toBeGreaterThan(before)
    images.paint()
    expect(panelsPainted().slice(1)).toEqual(['front'])
  })

  it('are drawn once more when all creases are there, and not with each', async () => {
    const made: (() => void)[] = []
    const makeCreases = () => new Promise<null>(resolve => void made.push(() => resolve(null)))
    const { images, frames } = dressed({ makeCreases, panels: [clothPanel, { ...clothPanel, id: panelId('back') }] })
    images.paint()
    const before = frames.requested
    made[0]?.()
    await Promise.resolve()
    expect(frames.requested).toBe(before)
    made[1]?.()
    await images.creased()
    expect(frames.requested).toBe(before + 1)
  })

  it('make mipmaps when nothing has changed for 250 ms', () => {
    const { pieces, images, change, frames } = dressed()
    const [front] = pieces
    if (!front) throw new Error('no front')
    images.paint()
    vi.advanceTimersByTime(200)
    change('front')
    images.paint()
    vi.advanceTimersByTime(200)
    expect(clothOf(front).map?.generateMipmaps).toBe(false)
    const before = frames.requested
    vi.advanceTimersByTime(50)
    expect(clothOf(front).map?.generateMipmaps).toBe(true)
    expect(frames.requested).toBe(before + 1)
  })

  it('ask for no frame while nothing changes', () => {
    const { images, frames } = dressed()
    images.paint()
    vi.advanceTimersByTime(300)
    const before = frames.requested
    images.paint()
    vi.advanceTimersByTime(10_000)
    expect(frames.requested).toBe(before)
  })

  it('paint all again when the cloth is seen nearer', () => {
    const { images, panelsPainted } = dressed()
    images.paint()
    images.setDensity(2.8)
    images.paint()
    expect(panelsPainted()).toEqual(['front back', 'front back'])
  })

  it('keep what shows the same when something else is followed', () => {
    const { images, shown, panelsPainted } = dressed()
    images.paint()
    images.show({ ...shown })
    images.paint()
    expect(panelsPainted()).toEqual(['front back'])
  })

  it('let go of everything', () => {
    const { pieces, images, change, frames } = dressed()
    images.paint()
    const cloth = pieces.map(clothOf)
    const gone = cloth.map(material => {
      const seen = vi.fn()
      material.addEventListener('dispose', seen)
      material.map?.addEventListener('dispose', seen)
      return seen
    })
    images.dispose()
    const before = frames.requested
    change('front')
    vi.advanceTimersByTime(1_000)
    expect(frames.requested).toBe(before)
    expect(gone.map(seen => seen.mock.calls.length)).toEqual([2, 2])
  })
})
