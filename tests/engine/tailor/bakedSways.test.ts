import { readFileSync } from 'node:fs'
import { inflateRawSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { boneNames, clipIds, readSway, swayAt } from '../../../engine/avatar/index.ts'
import { swayFile, swayingMeshes, swayingMeshOf } from '../../../plugins/swayingMeshes.ts'
import { swayHash, swayRecords } from '../../../scripts/bakeSways/swayHash.ts'

const records: Readonly<Record<string, { readonly hash: string; readonly bytes: number }>> = JSON.parse(
  readFileSync(swayRecords, 'utf8'),
)
/** Farther than this no cloth leaves the place where it hangs, nor from one frame to the next, in m. */
const [farthest, fastest] = [0.2, 0.09]

describe.each(swayingMeshes)('the cloth of %s', mesh => {
  it.each(clipIds)('sways along %s as it was baked for the mesh, the figure and the clip of today', clip => {
    const record = records[`${mesh}.${clip}`]
    expect(record?.hash, `bake it anew: npm run bake:sways ${mesh} ${clip}`).toBe(swayHash(mesh, clip))
    const file = readFileSync(`plugins/garments/${swayFile(mesh, clip)}`)
    expect(file.length).toBe(record?.bytes)
    expect(file.length).toBeLessThanOrEqual(350_000)
    const sway = readSway(inflateRawSync(file))
    expect(Math.max(...sway.weights.bones)).toBeLessThan(boneNames.length)
    const [now, next] = [new Float32Array(sway.mean.length), new Float32Array(sway.mean.length)]
    for (let frame = 0; frame < sway.frames.length; frame++) {
      swayAt(sway, frame / sway.frames.length, now)
      swayAt(sway, (frame + 1) / sway.frames.length, next)
      expect(now.every(value => Math.abs(value) < farthest)).toBe(true)
      // No frame jumps, the last one into the first neither.
      expect(now.every((value, at) => Math.abs(value - (next[at] ?? 0)) < fastest)).toBe(true)
    }
  })
})

it.each([
  ['soccer/shirt-v-raglan-long-rib', 'soccer/shirt-crew-long'],
  ['polo/polo-short-rib-two', 'polo/polo-short-hem'],
  ['hoodie/hoodie-down', 'hoodie/hoodie'],
  ['basketball/singlet', undefined],
])('%s sways as %s', (mesh, family) => {
  expect(swayingMeshOf(mesh)).toBe(family)
})
