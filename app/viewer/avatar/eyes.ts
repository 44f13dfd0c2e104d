import { BufferAttribute, CanvasTexture, Group, type Material, Mesh, SphereGeometry, SRGBColorSpace } from 'three'
import {
  type AvatarStyle,
  boneIndex,
  eyeball,
  type FigureScale,
  type Pose,
  type Skeleton,
} from '../../../engine/avatar/index.ts'
import { BodyMaterial } from './bodyMaterial.ts'
import { mixHex } from './mixHex.ts'

export interface HeadPlace {
  readonly middle: readonly [number, number, number]
  readonly size: number
  readonly eyes: number
}

/** Two eyes and their lids. */
export interface Eyes {
  readonly group: Group
  /** Goes with the head; the lids are shut by a share. */
  show(pose: Pose, scale: FigureScale, shut: number): void
  dispose(): void
}

export function createEyes(style: AvatarStyle, place: HeadPlace, skeleton: Skeleton): Eyes {
  const image = new CanvasTexture(paintIris(style.iris))
  image.colorSpace = SRGBColorSpace
  const white = new BodyMaterial({ colour: '#ffffff', map: image, shine: 0.85, sharpness: 320 })
  const skin = new BodyMaterial({ colour: mixHex(style.skin, '#40150c', 0.12), warmth: 1, shine: 0.06 })
  const group = new Group()
  group.matrixAutoUpdate = false
  const radius = eyeball.radius * place.eyes * place.size
  const lids: Mesh[] = []
  const head = skeleton.bones[boneIndex('head')]?.from ?? [0, 0, 0]
  for (const way of [1, -1]) {
    const at = [way * eyeball.x, eyeball.y, eyeball.z].map(
      (value, axis) => value * place.size + (place.middle[axis] ?? 0) - (head[axis] ?? 0),
    )
    const eye = new Mesh(openSphere(radius, 32, 24), white)
    eye.rotation.y = -Math.PI / 2 + way * 0.05
    eye.rotation.x = 0
    const lid = new Mesh(openSphere(radius * 1.035, 24, 10, Math.PI * 0.52), skin)
    for (const mesh of [eye, lid]) {
      mesh.position.set(at[0] ?? 0, at[1] ?? 0, at[2] ?? 0)
      group.add(mesh)
    }
    lids.push(lid)
  }
  return {
    group,
    show({ turns, places }, { wide, tall }, shut) {
      const [turn, at] = [turns[boneIndex('head')], places[boneIndex('head')]]
      if (!turn || !at) return
      const [[a, b, c], [d, e, f], [g, h, i]] = turn
      group.matrix.set(a, b, c, at[0], d, e, f, at[1], g, h, i, at[2], 0, 0, 0, 1)
      group.matrix.premultiply(group.matrix.clone().makeScale(wide, tall, wide))
      group.matrixWorldNeedsUpdate = true
      // Open lids are rolled up into the head.
      for (const lid of lids) lid.rotation.x = -1.05 + 1.32 * shut
    },
    dispose() {
      image.dispose()
      for (const material of [white, skin] satisfies Material[]) material.dispose()
      for (const child of group.children) if (child instanceof Mesh) child.geometry.dispose()
    },
  }
}

/** A ball, or the cap of one, that no shadow lies on. */
function openSphere(radius: number, across: number, down: number, until = Math.PI): SphereGeometry {
  const geometry = new SphereGeometry(radius, across, down, 0, 2 * Math.PI, 0, until)
  const count = geometry.attributes.position?.count ?? 0
  geometry.setAttribute('color', new BufferAttribute(new Float32Array(count * 3).fill(0.98), 3))
  return geometry
}

/** The whole ball unrolled: the iris in its middle. */
function paintIris(iris: string): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = 512
  canvas.height = 256
  const pen = canvas.getContext('2d')
  if (!pen) return canvas
  pen.fillStyle = '#e6dfd6'
  pen.fillRect(0, 0, 512, 256)
  const shade = pen.createLinearGradient(0, 60, 0, 150)
  shade.addColorStop(0, 'rgba(70, 45, 40, 0.75)')
  shade.addColorStop(1, 'rgba(70, 45, 40, 0)')
  pen.fillStyle = shade
  pen.fillRect(0, 0, 512, 256)
  pen.translate(256, 128)
  const radius = 42
  const colour = pen.createRadialGradient(0, 0, radius * 0.3, 0, 0, radius)
  colour.addColorStop(0, mixHex(iris, '#d09a5a', 0.25))
  colour.addColorStop(0.72, iris)
  colour.addColorStop(1, mixHex(iris, '#000000', 0.75))
  pen.fillStyle = colour
  pen.beginPath()
  pen.arc(0, 0, radius, 0, 2 * Math.PI)
  pen.fill()
  pen.fillStyle = '#090504'
  pen.beginPath()
  pen.arc(0, 0, radius * 0.45, 0, 2 * Math.PI)
  pen.fill()
  pen.fillStyle = 'rgba(255, 255, 255, 0.92)'
  pen.beginPath()
  pen.arc(-14, -16, 7.5, 0, 2 * Math.PI)
  pen.fill()
  return canvas
}
