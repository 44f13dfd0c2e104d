import { DataTexture, type Material, type Mesh, MeshPhysicalMaterial } from 'three'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createPanelPictures, type Painted } from '../../../app/viewer/panelPictures.ts'
import { createState, type PanelArtwork, type PanelId, panelId } from '../../../engine/index.ts'
import { hangingCloth } from '../../support/hangingCloth.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const bare = (panel: PanelId): PanelArtwork => ({ panel, groups: [] })

/** Two panels on the stage, dressed. */
function dressed() {
  const pieces = [hangingCloth('front', 0.1), hangingCloth('back', -0.1, -1)]
  const painted: Painted[] = []
  const frames = { asked: 0 }
  const pictures = createPanelPictures({
    pieces,
    knit: new DataTexture(),
    anisotropy: 1,
    software: false,
    upload: () => {},
    invalidate: () => void frames.asked++,
    onPainted: one => void painted.push(one),
  })
  const states = new Map(pieces.map(({ panel }) => [panel, createState(bare(panel))]))
  const shown = {
    artworkOf: (panel: PanelId) => states.get(panel) ?? createState(bare(panel)),
    panels: [],
    pictureOf: () => null,
  }
  pictures.show(shown)
  const change = (id: string) => states.get(panelId(id))?.set(bare(panelId(id)))
  const panelsPainted = () => painted.map(({ panels }) => panels.join(' '))
  return { pieces, pictures, shown, change, frames, panelsPainted }
}

const clothOf = ({ mesh }: { readonly mesh: Mesh }): MeshPhysicalMaterial => {
  const material: Material | Material[] = mesh.material
  if (material instanceof MeshPhysicalMaterial) return material
  throw new Error('The piece wears no cloth.')
}

describe('panel pictures', () => {
  it('paint everything once, then only what has changed', () => {
    const { pictures, change, panelsPainted } = dressed()
    pictures.paint()
    pictures.paint()
    change('back')
    pictures.paint()
    expect(panelsPainted()).toEqual(['front back', 'back'])
  })

  it('paint once a frame however often the artwork has changed', () => {
    const { pictures, change, panelsPainted, frames } = dressed()
    pictures.paint()
    const before = frames.asked
    for (let times = 0; times < 5; times++) change('front')
    expect(frames.asked).toBeGreaterThan(before)
    pictures.paint()
    expect(panelsPainted().slice(1)).toEqual(['front'])
  })

  it('make mipmaps when nothing has changed for 250 ms', () => {
    const { pieces, pictures, change, frames } = dressed()
    const [front] = pieces
    if (!front) throw new Error('no front')
    pictures.paint()
    vi.advanceTimersByTime(200)
    change('front')
    pictures.paint()
    vi.advanceTimersByTime(200)
    expect(clothOf(front).map?.generateMipmaps).toBe(false)
    const before = frames.asked
    vi.advanceTimersByTime(50)
    expect(clothOf(front).map?.generateMipmaps).toBe(true)
    expect(frames.asked).toBe(before + 1)
  })

  it('ask for no frame while nothing changes', () => {
    const { pictures, frames } = dressed()
    pictures.paint()
    vi.advanceTimersByTime(300)
    const before = frames.asked
    pictures.paint()
    vi.advanceTimersByTime(10_000)
    expect(frames.asked).toBe(before)
  })

  it('paint all again when the cloth is seen nearer', () => {
    const { pictures, panelsPainted } = dressed()
    pictures.paint()
    pictures.setSide(2048)
    pictures.paint()
    expect(panelsPainted()).toEqual(['front back', 'front back'])
  })

  it('keep what shows the same when something else is followed', () => {
    const { pictures, shown, panelsPainted } = dressed()
    pictures.paint()
    pictures.show({ ...shown })
    pictures.paint()
    expect(panelsPainted()).toEqual(['front back'])
  })

  it('let go of everything', () => {
    const { pieces, pictures, change, frames } = dressed()
    pictures.paint()
    const cloth = pieces.map(clothOf)
    const gone = cloth.map(material => {
      const seen = vi.fn()
      material.addEventListener('dispose', seen)
      material.map?.addEventListener('dispose', seen)
      material.normalMap?.addEventListener('dispose', seen)
      return seen
    })
    pictures.dispose()
    const before = frames.asked
    change('front')
    vi.advanceTimersByTime(1_000)
    expect(frames.asked).toBe(before)
    expect(gone.map(seen => seen.mock.calls.length)).toEqual([3, 3])
  })
})
