import { useEffect, useMemo } from 'react'
import { BufferAttribute, CanvasTexture, Mesh, SphereGeometry, SRGBColorSpace } from 'three'
import { ballOf, ballRadius, type ClipId } from '../../../engine/avatar/index.ts'
import { useOnStage } from '../useStageRoot.ts'
import { BodyMaterial } from './bodyMaterial.ts'
import type { WornColours } from './clothing.ts'

/** A ball at the feet; returns how to put it where it is at a share of a clip. */
export function useBall({ main, second }: WornColours, isShown: boolean): (clip: ClipId, share: number) => void {
  const ball = useMemo(() => createBall({ main, second }), [main, second])
  useEffect(
    () => () => {
      ball.geometry.dispose()
      ball.material.map?.dispose()
      ball.material.dispose()
    },
    [ball],
  )
  useOnStage(ball)
  return (clip, share) => {
    const frame = isShown ? ballOf(clip, share) : null
    ball.visible = frame !== null
    if (!frame) return
    ball.position.set(...frame.place)
    ball.rotation.set(frame.rolled, 0.5, 0)
  }
}

function createBall(colours: WornColours): Mesh<SphereGeometry, BodyMaterial> {
  const map = new CanvasTexture(paintBall(colours))
  map.colorSpace = SRGBColorSpace
  map.anisotropy = 4
  const geometry = new SphereGeometry(ballRadius, 40, 28)
  const count = geometry.attributes.position?.count ?? 0
  geometry.setAttribute('color', new BufferAttribute(new Float32Array(count * 3).fill(0.98), 3))
  const ball = new Mesh(geometry, new BodyMaterial({ colour: '#ffffff', map, shine: 0.3, sharpness: 30 }))
  ball.castShadow = true
  ball.receiveShadow = true
  return ball
}

const [wide, high] = [512, 256]
/** Half the width of a strip, and how far a seam is from its edge, as sines of angles. */
const [strip, seam] = [0.2, 0.018]

/** The ball unrolled: three strips that go over and under each other like threads on a loom, and the seams beside them. */
function paintBall({ main, second }: WornColours): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = wide
  canvas.height = high
  const pen = canvas.getContext('2d')
  if (!pen) return canvas
  for (let y = 0; y < high; y++) {
    for (let x = 0; x < wide; x++) {
      pen.fillStyle = colourAt(x, y, { main, second })
      pen.fillRect(x, y, 1, 1)
    }
  }
  return canvas
}

function colourAt(x: number, y: number, { main, second }: WornColours): string {
  const [around, down] = [(x / wide) * 2 * Math.PI, ((y + 0.5) / high) * Math.PI]
  const way = [Math.sin(down) * Math.cos(around), Math.cos(down), Math.sin(down) * Math.sin(around)] as const
  for (const axis of [0, 1, 2] as const) {
    const off = Math.abs(way[axis])
    // Where two strips cross, the one whose other axis points ahead is on top.
    const [next, after] = [Math.abs(way[(axis + 1) % 3] ?? 0), Math.abs(way[(axis + 2) % 3] ?? 0)]
    const isBelow = after < strip + seam && next > after
    if (isBelow) continue
    if (off < strip - seam) return off < strip / 4 ? second : main
    if (off < strip) return '#3a3f47'
  }
  return '#f4f4f1'
}
