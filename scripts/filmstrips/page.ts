// Draws figures in plain kits for `scripts/filmstrips.ts`, with the skin, light and bones of the shop.
import { Color } from 'three'
import { BodyMaterial } from '../../app/viewer/avatar/bodyMaterial.ts'
import { type DressedWearer, dressWearer } from '../../app/viewer/avatar/dressWearer.ts'
import { createFloor, wearerRoom } from '../../app/viewer/avatar/floor.ts'
import { loadGarment } from '../../app/viewer/garment.ts'
import { orbitOf } from '../../app/viewer/orbit.ts'
import { placeCamera, sightOf } from '../../app/viewer/stageCamera.ts'
import { createStudioLights } from '../../app/viewer/stageLights.ts'
import { createStageRoot } from '../../app/viewer/stageRoot.ts'
import { chooseWearer, clipIds, clips, expressionOf, frameOf, poseOf } from '../../engine/avatar/index.ts'
import type { Worn } from './wearing.ts'

export interface Shot {
  readonly animation: string
  /** Of the clip, 0 to 1. */
  readonly share: number
  /** Radians round the figure. */
  readonly azimuth: number
  readonly elevation?: number
  /** What is in the middle of the image, m above the ground, and how many times as near. */
  readonly height?: number
  readonly zoom?: number
  readonly shut?: number
  /** Whoever stands there already unless told. */
  readonly who?: Worn
}

const parent = document.getElementById('stage')
if (!parent) throw new Error('The page has no stage.')
const root = createStageRoot(parent)
root.gl.setClearColor(new Color('#d4d8de'), 1)
root.gl.shadowMap.autoUpdate = true
const lights = createStudioLights(wearerRoom, 1024)
root.add(lights.group)
root.add(createFloor())
let dressed: DressedWearer | null = null
let undress = () => {}

const kit = { main: '#20305c', second: '#e9c46a' }
const colourOf = (panel: string) =>
  /^(front|back|sleeve|hood)/.test(panel) ? '#b3202c' : /^leg/.test(panel) ? kit.main : '#e8e4da'
let worn = ''

async function wear(who: Worn): Promise<void> {
  const wanted = JSON.stringify(who)
  if (wanted === worn) return
  worn = wanted
  followed = ''
  undress()
  const { avatar, models, choice } = who
  const garment = await loadGarment(models)
  const chosen = chooseWearer({ avatar, ...choice })
  const next = await dressWearer(garment, chosen, kit)
  for (const { panel, mesh } of next.garment.pieces) {
    const material = new BodyMaterial({ colour: colourOf(panel), shine: 0.05 })
    material.side = 2
    mesh.material = material
  }
  const away = [root.add(next.garment.group), root.add(next.wearer.group)]
  dressed = next
  undress = () => {
    for (const take of away) take()
    next.dispose()
    garment.dispose()
  }
}

let followed = ''

/** Waits for how the kit sways along a clip. */
function follow(animation: string): Promise<void> {
  const clip = clipIds.find(id => id === animation)
  if (!dressed || !clip || followed === animation) return Promise.resolve()
  followed = animation
  const { swaying } = dressed
  return new Promise(resolve => swaying.follow(clip, resolve))
}

function shoot({ animation, share, azimuth, elevation = 0.06, height = 1, zoom = 1, shut = 0 }: Shot): string {
  const clip = Object.entries(clips).find(([id]) => id === animation)?.[1]
  if (!dressed) return ''
  const { wearer, swaying } = dressed
  const rest = {
    turns: wearer.skeleton.bones.map(
      () =>
        [
          [1, 0, 0],
          [0, 1, 0],
          [0, 0, 1],
        ] as const,
    ),
    places: wearer.skeleton.bones.map(({ from }) => from),
  }
  wearer.show(clip ? poseOf(wearer.skeleton, frameOf(clip, share * clip.seconds)) : rest, shut)
  const known = clipIds.find(id => id === animation)
  if (known) {
    swaying.show(share, 1)
    wearer.hold(known, share)
    wearer.feel(expressionOf(known))
  }
  const orbit = { ...orbitOf('front'), azimuth, elevation, zoom, pan: [0, height - 1] as const }
  const stage = { width: parent?.clientWidth ?? 1, height: parent?.clientHeight ?? 1 }
  const sight = sightOf(stage, wearerRoom, { top: 0, right: 0, bottom: 0, left: 0 }, 1)
  lights.turn(azimuth)
  placeCamera(root.camera, orbit, { stage, bounds: wearerRoom, sight })
  root.draw()
  return root.gl.domElement.toDataURL('image/png')
}

/** Images in rows on one sheet, as a PNG. */
async function sheet(shots: readonly (readonly Shot[])[]): Promise<string> {
  const canvas = document.createElement('canvas')
  const images: HTMLImageElement[][] = []
  for (const row of shots) {
    const taken: HTMLImageElement[] = []
    for (const shot of row) {
      if (shot.who) await wear(shot.who)
      await follow(shot.animation)
      const image = new Image()
      image.src = shoot(shot)
      await image.decode()
      taken.push(image)
    }
    images.push(taken)
  }
  const first = images[0]?.[0]
  const [width, tall] = [first?.width ?? 1, first?.height ?? 1]
  canvas.width = width * Math.max(...images.map(row => row.length))
  canvas.height = tall * images.length
  const pen = canvas.getContext('2d')
  for (const [y, row] of images.entries()) {
    for (const [x, image] of row.entries()) pen?.drawImage(image, x * width, y * tall)
  }
  return canvas.toDataURL('image/png')
}

function resize(width: number, height: number): void {
  if (!parent) return
  parent.style.width = `${width}px`
  parent.style.height = `${height}px`
}

Object.assign(window, { strips: { sheet, resize } })
