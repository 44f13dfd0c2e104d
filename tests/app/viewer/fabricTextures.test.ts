import { firstValueFrom, Subject } from 'rxjs'
import type { DataTexture, Texture } from 'three'
import { describe, expect, it, vi } from 'vitest'
import { createFabricTextures } from '../../../app/viewer/fabric/fabricTextures.ts'

/** How many different slopes across a tile shows. */
const slopes = (texture: Texture): number =>
  new Set((texture as DataTexture).image.data?.filter((_, at) => at % 4 === 0)).size

describe('tiles of fabrics', () => {
  it('are smooth until there is time to make them, and show their fabric then', async () => {
    const seen = new Subject<void>()
    const ready = firstValueFrom(seen)
    const onMade = vi.fn()
    const tile = createFabricTextures({ anisotropy: 1, ready, onMade }).of('mesh')
    const version = tile.version
    expect(slopes(tile)).toBe(1)
    seen.next()
    await vi.waitFor(() => expect(onMade).toHaveBeenCalledOnce())
    expect(slopes(tile)).toBeGreaterThan(10)
    expect(tile.version).toBeGreaterThan(version)
  })

  it('are there at once where nobody asks to wait, and when the page has made them before', () => {
    expect(slopes(createFabricTextures({ anisotropy: 1 }).of('pique'))).toBeGreaterThan(10)
    const never = new Promise<void>(() => {})
    expect(slopes(createFabricTextures({ anisotropy: 1, ready: never }).of('pique'))).toBeGreaterThan(10)
  })

  it('are not made for a garment that was taken off meanwhile', async () => {
    const seen = new Subject<void>()
    const ready = firstValueFrom(seen)
    const onMade = vi.fn()
    const textures = createFabricTextures({ anisotropy: 1, ready, onMade })
    const tile = textures.of('fleece')
    textures.dispose()
    seen.next()
    await ready
    expect(onMade).not.toHaveBeenCalled()
    expect(slopes(tile)).toBe(1)
  })
})
