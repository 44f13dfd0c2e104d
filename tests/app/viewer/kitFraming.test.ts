import { readdirSync, readFileSync } from 'node:fs'
import { Box3, Group, PerspectiveCamera } from 'three'
import { MeshoptDecoder } from 'three/addons/libs/meshopt_decoder.module.js'
import { GLTFLoader } from 'three/addons/loaders/GLTFLoader.js'
import { describe, expect, it } from 'vitest'
import { kitCameraFor, reachOf } from '../../../app/viewer/kitFraming.ts'
import { orbitOf } from '../../../app/viewer/orbit.ts'
import { fieldOfView, placeCamera, sightOf } from '../../../app/viewer/stageCamera.ts'

const garments = 'plugins/garments'
const meshes = readdirSync(garments).flatMap(slug =>
  readdirSync(`${garments}/${slug}`)
    .filter(file => file.endsWith('.glb'))
    .map(file => `${slug}/${file}`),
)

async function hung(file: string) {
  const bytes = new Uint8Array(readFileSync(`${garments}/${file}`))
  const { scene } = await new GLTFLoader().setMeshoptDecoder(MeshoptDecoder).parseAsync(bytes.buffer, '')
  const group = new Group().add(scene)
  group.updateMatrixWorld(true)
  return { group, bounds: new Box3().setFromObject(group, true) }
}

/** Of cards, products and the lists of designs. */
const card = { width: 384, height: 480 }

describe('the image of a kit', () => {
  it.each(meshes)('holds the whole garment, however wide it is: %s', async file => {
    const garment = await hung(file)
    for (const view of ['front', 'back', 'left'] as const) {
      const camera = kitCameraFor(card, { ...orbitOf(view), zoom: 1.12 }, garment)
      expect(reachOf(garment.group, camera)).toBeLessThanOrEqual(0.971)
    }
  })

  it('zooms as it is asked to where there is room', async () => {
    const garment = await hung('soccer/shirt-crew-short.glb')
    const camera = kitCameraFor(card, { ...orbitOf('left'), zoom: 1.05 }, garment)
    const usual = new PerspectiveCamera(fieldOfView)
    const covered = { top: 0, right: 0, bottom: 0, left: 0 }
    const orbit = { ...orbitOf('left'), zoom: 1.05 }
    const sight = sightOf(card, garment.bounds, covered, orbit.zoom)
    placeCamera(usual, orbit, { stage: card, bounds: garment.bounds, sight })
    expect(camera.projectionMatrix.elements).toEqual(usual.projectionMatrix.elements)
  })
})
