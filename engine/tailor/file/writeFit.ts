import { MeshoptEncoder } from 'meshoptimizer'
import type { FittedPanel } from '../fit/wornMesh.ts'
import { textureBox } from './panelGeometry.ts'
import type { ReadGarment } from './readGarment.ts'

/** Steps per m of places, and of the texture box per side: 0.12 mm and 0.1 mm. */
const steps = { place: 2 ** 13, spot: 2 ** 13 }
/** Bytes of a point's light: three, and one that is empty. */
const lightStride = 4
/** Bytes of a point: three for its place and two for its spot, each of two bytes, and two that are empty. */
const stride = 12

/** What a place becomes in the file of a fit, in m: `base` is that of the baked garment. */
export const placeInFit = (base: number, place: number): number =>
  base + Math.round((place - base) * steps.place) / steps.place

export async function writeFit({ panels: baked }: ReadGarment, panels: readonly FittedPanel[]): Promise<Uint8Array> {
  await MeshoptEncoder.ready
  const parts = panels.map((fitted, index) => {
    const before = baked[index]
    if (!before) throw new Error(`The baked file has no panel for "${fitted.panel.id}".`)
    const box = textureBox(fitted.panel)
    const count = fitted.positions.length / 3
    const values = new Int16Array((count * stride) / 2)
    for (let point = 0; point < count; point++) {
      for (let axis = 0; axis < 3; axis++) {
        const moved = (fitted.positions[point * 3 + axis] ?? 0) - (before.positions[point * 3 + axis] ?? 0)
        values[point * 6 + axis] = Math.round(moved * steps.place)
      }
      const [u, v] = [(fitted.flat[point * 2] ?? 0) - box.left, (fitted.flat[point * 2 + 1] ?? 0) - box.top]
      const { left, top, width, height } = before.extras.box
      const [ub, vb] = [(before.flat[point * 2] ?? 0) - left, (before.flat[point * 2 + 1] ?? 0) - top]
      values[point * 6 + 3] = Math.round((u / box.width - ub / width) * steps.spot)
      values[point * 6 + 4] = Math.round((v / box.height - vb / height) * steps.spot)
    }
    return {
      panel: fitted.panel.id,
      box,
      count,
      bytes: MeshoptEncoder.encodeVertexBuffer(new Uint8Array(values.buffer), count, stride),
      light: MeshoptEncoder.encodeVertexBuffer(lightBytes(fitted.shade), count, lightStride),
    }
  })
  const head = new TextEncoder().encode(
    JSON.stringify({
      steps,
      panels: parts.map(({ bytes, light, ...part }) => ({ ...part, bytes: bytes.length, light: light.length })),
    }),
  )
  const whole = new Uint8Array(
    4 + head.length + parts.reduce((sum, { bytes, light }) => sum + bytes.length + light.length, 0),
  )
  new DataView(whole.buffer).setUint32(0, head.length, true)
  whole.set(head, 4)
  let at = 4 + head.length
  for (const bytes of parts.flatMap(part => [part.bytes, part.light])) {
    whole.set(bytes, at)
    at += bytes.length
  }
  return whole
}

function lightBytes(shade: Int8Array): Uint8Array {
  const values = new Int8Array((shade.length / 3) * lightStride)
  for (let point = 0; point < shade.length / 3; point++)
    values.set(shade.subarray(point * 3, point * 3 + 3), point * lightStride)
  return new Uint8Array(values.buffer)
}
