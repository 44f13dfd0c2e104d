import { deflateRawSync } from 'node:zlib'
import { Box3, BufferAttribute, BufferGeometry, Group, Mesh } from 'three'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createSwayingCloth } from '../../../../app/viewer/avatar/swayingCloth.ts'
import type { GarmentModel } from '../../../../app/viewer/garment.ts'
import { boneIndex } from '../../../../engine/avatar/index.ts'
import { writeSway } from '../../../../engine/avatar/swayFile.ts'
import { panelId } from '../../../../engine/index.ts'
import { modelUrls } from '../../../../plugins/models.ts'

const shorts = modelUrls['soccer/shorts.glb'] ?? ''
const chest = boneIndex('chest')
/** Corners of a sheet of 10 cm, two triangles, and its middle. */
const places = Float32Array.of(0, 0, 0, 0.1, 0, 0, 0.1, 0.1, 0, 0, 0.1, 0, 0.05, 0.05, 0)
const count = places.length / 3
const weights = {
  bones: Uint8Array.from({ length: count * 4 }, (_, at) => (at % 4 === 0 ? chest : 0)),
  shares: Uint8Array.from({ length: count * 4 }, (_, at) => (at % 4 === 0 ? 255 : 0)),
}

function newKit(): GarmentModel {
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new BufferAttribute(places.slice(), 3))
  geometry.setAttribute(
    'normal',
    new BufferAttribute(
      Float32Array.from(places, (_, at) => (at % 3 === 2 ? 1 : 0)),
      3,
    ),
  )
  geometry.setAttribute('skinIndex', new BufferAttribute(weights.bones, 4))
  geometry.setAttribute('skinWeight', new BufferAttribute(weights.shares, 4, true))
  geometry.setIndex([0, 1, 4, 1, 2, 4, 2, 3, 4, 3, 0, 4])
  const mesh = new Mesh(geometry)
  const group = new Group().add(new Group().add(mesh))
  const box = { left: 0, top: 0, width: 100, height: 100 }
  return {
    addresses: [shorts],
    group,
    pieces: [{ panel: panelId('front'), box, mesh }],
    bounds: new Box3(),
    dispose() {},
  }
}

/** All of the sheet 3 cm forwards in the middle of the clip. */
const forwards = writeSway({
  points: places,
  weights,
  mean: new Float32Array(places.length),
  shapes: [Float32Array.from(places, (_, at) => (at % 3 === 2 ? 0.03 : 0))],
  frames: [Float32Array.of(0), Float32Array.of(1)],
})

const noSkin = { positions: new Float32Array(), normals: new Float32Array() }
/** Skin that the sheet hangs 4 mm behind. */
const skinBefore = {
  positions: places.map((value, at) => (at % 3 === 2 ? 0.004 : value)),
  normals: places.map((_, at) => (at % 3 === 2 ? 1 : 0)),
}

const serve = (respond: () => Response) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => respond()),
  )
const come = (swaying: ReturnType<typeof createSwayingCloth>, clip: 'salute' | 'clapping') =>
  new Promise<void>(resolve => swaying.follow(clip, resolve))
const depthsOf = ({ pieces }: GarmentModel) =>
  Array.from({ length: count }, (_, at) => pieces[0]?.mesh.geometry.attributes.position?.getZ(at))
const all = (depth: number) => Array.from({ length: count }, () => expect.closeTo(depth, 4))

afterEach(() => vi.unstubAllGlobals())

describe('a kit that is danced in', () => {
  it('sways along the clip once it is known how, and hangs as before when it is taken off', async () => {
    serve(() => new Response(deflateRawSync(forwards)))
    const kit = newKit()
    const own = kit.pieces[0]?.mesh.geometry
    const swaying = createSwayingCloth(kit, kit, noSkin)
    swaying.show(0.5, 1)
    expect(depthsOf(kit)).toEqual(all(0))
    expect(swaying.isReady()).toBe(false)
    await come(swaying, 'salute')
    expect(swaying.isReady()).toBe(true)
    swaying.show(0.5, 1)
    expect(depthsOf(kit)).toEqual(all(0.03))
    swaying.show(0.5, 0.5)
    expect(depthsOf(kit)).toEqual(all(0.015))
    swaying.dispose()
    expect(kit.pieces[0]?.mesh.geometry).toBe(own)
    expect(depthsOf(kit)).toEqual(all(0))
  })

  it('goes from one clip to the next without a jump', async () => {
    serve(() => new Response(deflateRawSync(forwards)))
    const kit = newKit()
    const swaying = createSwayingCloth(kit, kit, noSkin)
    await come(swaying, 'salute')
    swaying.show(0.5, 1)
    await come(swaying, 'clapping')
    swaying.show(0, 0)
    expect(depthsOf(kit)).toEqual(all(0.03))
    swaying.show(0, 1)
    expect(depthsOf(kit)).toEqual(all(0))
  })

  it('keeps outside the skin of whoever wears it', async () => {
    serve(() => new Response(deflateRawSync(forwards)))
    const kit = newKit()
    const swaying = createSwayingCloth(kit, kit, skinBefore)
    await come(swaying, 'salute')
    swaying.show(0, 1)
    expect(depthsOf(kit)).toEqual(all(0.0045))
    swaying.show(0.5, 1)
    expect(depthsOf(kit)).toEqual(all(0.0345))
  })

  it('keeps to the last clip that was asked for when an earlier one comes later', async () => {
    let replyLate = (_: Response) => {}
    const late = new Promise<Response>(resolve => {
      replyLate = resolve
    })
    const replies = [late, Promise.resolve(new Response(deflateRawSync(forwards)))]
    vi.stubGlobal(
      'fetch',
      vi.fn(() => replies.shift()),
    )
    const kit = newKit()
    const swaying = createSwayingCloth(kit, kit, noSkin)
    let comes = 0
    swaying.follow('salute', () => comes++)
    await come(swaying, 'clapping')
    replyLate(new Response('<!doctype html>'))
    await new Promise(resolve => setTimeout(resolve))
    swaying.show(0.5, 1)
    expect(depthsOf(kit)).toEqual(all(0.03))
    expect(comes).toBe(0)
  })

  it.each([
    ['is not there', () => new Response('', { status: 404 })],
    ['is damaged', () => new Response(deflateRawSync(forwards.slice(0, -5)))],
    ['is no archive', () => new Response('<!doctype html>')],
  ])('follows its wearer’s bones alone when a file %s', async (_, respond) => {
    serve(respond)
    const kit = newKit()
    const swaying = createSwayingCloth(kit, kit, noSkin)
    await come(swaying, 'salute')
    expect(swaying.isReady()).toBe(true)
    swaying.show(0.5, 1)
    expect(depthsOf(kit)).toEqual(all(0))
  })
})
