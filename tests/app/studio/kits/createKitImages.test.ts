import { describe, expect, it, vi } from 'vitest'
import { createKitImages, type KitPose } from '../../../../app/studio/kits/createKitImages.ts'
import { createLettering } from '../../../../app/studio/lettering/createLettering.ts'
import type { KitShot } from '../../../../app/viewer/kitCamera.ts'
import { baseSize, type createState, emptyDocument, panelId } from '../../../../engine/index.ts'
import { setName, tools } from '../../../../plugins/index.ts'
import { openSoccer, soccer } from '../../../support/openSoccer.ts'

const lettering = () =>
  createLettering({ findFaceFiles: async () => [], fetch: () => Promise.reject(new Error('no network')) })
const pose: KitPose = {
  garment: soccer,
  document: emptyDocument,
  view: { version: 'player', player: null, size: baseSize },
  side: 'front',
}

function images(shoot: (shot: KitShot) => Promise<Blob>, faces = lettering()) {
  const camera = { shoot: vi.fn(shoot), dispose() {} }
  const kits = createKitImages({
    tools,
    resources: faces.resources,
    imageOf: () => null,
    rest: async () => {},
    bring: async () => () => {},
    openCamera: async () => camera,
  })
  return { kits, camera }
}
const taken = async () => new Blob(['picture'])

describe('images of kits', () => {
  it('are taken once for each document and view', async () => {
    const { kits, camera } = images(taken)
    const [first, second] = await Promise.all([kits.addressOf(pose), kits.addressOf({ ...pose })])
    expect(second).toBe(first)
    await kits.addressOf({ ...pose, side: 'back' })
    expect(camera.shoot).toHaveBeenCalledTimes(2)
  })

  it('are taken anew for another document, and when a face has come', async () => {
    const faces = lettering()
    const { kits, camera } = images(taken, faces)
    await kits.addressOf(pose)
    const engine = openSoccer()
    engine.dispatch(setName.of({ name: 'Angkor' }))
    await kits.addressOf({ ...pose, document: engine.document.current() })
    const resources = faces.resources as ReturnType<typeof createState>
    const { shaper, image } = faces.resources.current()
    resources.set({ image, shaper: { ...shaper } })
    await kits.addressOf(pose)
    expect(camera.shoot).toHaveBeenCalledTimes(3)
  })

  it('show every panel of the cut', async () => {
    const shots: KitShot[] = []
    const { kits } = images(async shot => {
      shots.push(shot)
      return taken()
    })
    await kits.addressOf(pose)
    expect(shots[0]?.panels.map(({ id }) => id)).toContain('front')
    expect(shots[0]?.artworkOf(panelId('front')).groups.length).toBeGreaterThan(0)
  })

  it('are taken with the images of their own moment at hand, which are let go afterwards', async () => {
    const events: string[] = []
    const faces = lettering()
    const kits = createKitImages({
      tools,
      resources: faces.resources,
      imageOf: () => null,
      rest: async () => {},
      async bring(document) {
        events.push(`bring ${document.design.name}`)
        return () => void events.push('let go')
      },
      openCamera: async () => ({
        async shoot() {
          events.push('shoot')
          return taken()
        },
        dispose() {},
      }),
    })
    const engine = openSoccer()
    engine.dispatch(setName.of({ name: 'Angkor' }))
    const earlier = { ...pose, document: engine.document.current() }
    await kits.addressOf(earlier)
    expect(events).toEqual(['bring Angkor', 'shoot', 'let go'])
    await kits.addressOf(earlier)
    expect(events.slice(3)).toEqual(['bring Angkor', 'let go'])
  })

  it('are tried again after one that failed', async () => {
    let tries = 0
    const { kits } = images(async () => {
      if (tries++ === 0) throw new Error('the graphics card is gone')
      return taken()
    })
    await expect(kits.addressOf(pose)).rejects.toThrow('graphics card')
    expect(await kits.addressOf(pose)).toContain('blob:')
  })

  it('fall back to the flat front where nothing can be drawn in 3D', async () => {
    const kits = createKitImages({
      tools,
      resources: lettering().resources,
      imageOf: () => null,
      rest: async () => {},
      bring: async () => () => {},
      openCamera: async () => null,
    })
    const made = vi.spyOn(URL, 'createObjectURL')
    await kits.addressOf(pose)
    const [image] = made.mock.lastCall ?? []
    expect(await (image as Blob).text()).toContain('<svg')
  })
})
