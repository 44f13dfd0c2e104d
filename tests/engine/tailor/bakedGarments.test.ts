import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { createFound, distanceAt, sampleGrid } from '../../../engine/tailor/body/distanceGrid.ts'
import { createMannequin } from '../../../engine/tailor/body/mannequin.ts'
import { unchanged } from '../../../engine/tailor/body/proportions.ts'
import { readGarment } from '../../../engine/tailor/file/readGarment.ts'
import { asymmetryOf } from '../../../engine/tailor/gates/asymmetry.ts'
import { bakeLimits, isMeasured } from '../../../engine/tailor/gates/bakeGates.ts'
import { countCrossings } from '../../../engine/tailor/gates/crossings.ts'
import { isLimbed, measureLimbs } from '../../../engine/tailor/gates/limbs.ts'
import { highStretch } from '../../../engine/tailor/gates/principalStretch.ts'
import { measureSleeves } from '../../../engine/tailor/gates/tucks.ts'
import { type BakeRecords, textureBox, whyNotShipped } from '../../../engine/tailor/index.ts'
import { boundsOf, distanceToOutline, isInside } from '../../../engine/tailor/mesh/polyline.ts'
import { garmentFiles, hashOf } from '../../../scripts/bake/garmentFiles.ts'
import { isNightly } from '../../support/nightly.ts'
import { openRings, openRingsOf } from '../../support/openEdges.ts'

/** Between a texture coordinate and the millimetre that it stands for. */
const tolerance = 0.2

/** One point in seven shows a garment that fits its pattern or its body no more; at night every point is looked at. */
const stride = isNightly ? 1 : 7

const bodies = new Map<string, ReturnType<typeof sampleGrid>>()
/** Most garments hang on the same body, which takes seconds to sample. */
function bodyOf({ figure, phases, bodySpacing }: (typeof garmentFiles)[number]['settings']) {
  const { armAngle } = phases.resting
  const key = JSON.stringify([figure, armAngle, bodySpacing])
  const body = bodies.get(key) ?? sampleGrid(createMannequin(figure, armAngle), bodySpacing)
  bodies.set(key, body)
  return body
}

/** Its hash ties a file to its record already; at night every file is read and measured once more. */
const isReadAgain = ({ garment, file }: (typeof garmentFiles)[number]): boolean =>
  isNightly || garment.meshes[0]?.file === file

describe.each(garmentFiles)('the baked $file', baked => {
  const { folder, file, pattern, settings } = baked
  const path = `${folder}/${file}`
  const records: BakeRecords = JSON.parse(readFileSync(`${folder}/bake.json`, 'utf8'))
  const record = records[file]
  // A lining has no mesh of its own: the panel before it says what it is called.
  const hung = pattern.panels.filter(({ placement }) => placement.kind !== 'lining')
  const liningOf = (id: string) =>
    pattern.panels.find(({ placement }) => placement.kind === 'lining' && placement.behind === id)?.id
  const again = it.runIf(isReadAgain(baked))
  let read: ReturnType<typeof readGarment> | undefined
  const garment = () => {
    read ??= readGarment(path)
    return read
  }

  it('is there, and baked from the pattern and settings of today', () => {
    expect(existsSync(path)).toBe(true)
    expect(record?.inputHash, `bake it anew: npx tsx scripts/bake.ts ${file}`).toBe(hashOf(baked))
    expect(record?.fileHash).toBe(createHash('sha256').update(readFileSync(path)).digest('hex'))
  })

  it('passes every gate: at rest, outside of the body, hardly stretched, nowhere through itself, the same on both sides', () => {
    expect(record ? whyNotShipped(record) : ['no record']).toEqual([])
    expect(record?.seconds, 'baked, not put together').toBeGreaterThan(0)
    const isHooded = pattern.panels.some(({ placement: on }) => on.kind === 'hood' && on.lies !== 'down')
    expect(record && 'bareHead' in record, 'whether its hood is measured').toBe(isHooded)
    const isSleeved = pattern.panels.some(({ placement }) => placement.kind === 'sleeve')
    expect(record && 'tuckedSleeve' in record, 'whether its sleeves are measured').toBe(isSleeved)
    const hasLimbs = pattern.panels.some(panel => isLimbed({ panel }))
    expect(record && 'looseRings' in record, 'whether sleeves and legs are measured').toBe(hasLimbs)
  })

  again('measures in the file what its record says', async () => {
    const { panels } = await garment()
    const cloth = panels.filter(({ panel }) => pattern.panels.some(each => each.id === panel && isMeasured(each)))
    expect(highStretch(cloth)).toBeCloseTo(record?.stretch99 ?? 0, 2)
    expect(Math.abs(countCrossings(panels) - (record?.crossings ?? 0))).toBeLessThanOrEqual(5)
    expect(countCrossings(panels)).toBeLessThanOrEqual(bakeLimits.crossings)
    expect(asymmetryOf(cloth)).toBeCloseTo(record?.asymmetry ?? 0, 0)
    const worn = panels.map((panel, index) => ({ ...panel, panel: hung[index] ?? expect.unreachable() }))
    const { armAngle } = settings.phases.resting
    const { tuckedSleeve = 0 } = measureSleeves(worn, armAngle)
    expect(measureLimbs(worn, { armAngle, proportions: unchanged }).looseRings ?? 0).toBe(0)
    expect(Math.abs(tuckedSleeve - (record?.tuckedSleeve ?? 0))).toBeLessThanOrEqual(50)
  })

  again('has no point inside the mannequin', async () => {
    const body = bodyOf(settings)
    const found = createFound()
    for (const { positions } of (await garment()).panels) {
      for (let at = 0; at < positions.length; at += 3 * stride) {
        distanceAt(body, positions[at] ?? 0, positions[at + 1] ?? 0, positions[at + 2] ?? 0, found)
        if ((found[0] ?? 1) < 0) expect.fail(`point ${at / 3} at ${positions.subarray(at, at + 3)} is inside`)
      }
    }
  })

  again('has every panel, named and boxed as the viewer expects', async () => {
    const { panels, extensions, nodeScale } = await garment()
    expect(panels.map(({ panel }) => panel)).toEqual(hung.map(({ id }) => id))
    expect(panels.map(({ extras }) => extras)).toEqual(
      hung.map(panel => {
        const lining = liningOf(panel.id)
        return { panel: panel.id, box: textureBox(panel), ...(lining && { lining }) }
      }),
    )
    expect(extensions).toContain('EXT_meshopt_compression')
    expect(nodeScale).toEqual([1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1])
  })

  again('wears its millimetres: every point on its panel, every edge of the panel covered', async () => {
    const { panels } = await garment()
    hung.forEach((panel, index) => {
      const outline = panel.edges.flatMap(({ points }) => points.slice(0, -1))
      const flat = panels[index]?.flat ?? new Float64Array()
      const points = Array.from(
        { length: flat.length / 2 },
        (_, at) => [flat[at * 2] ?? 0, flat[at * 2 + 1] ?? 0] as const,
      )
      for (const [index, [x, y]] of points.entries()) {
        if (index % stride !== 0) continue
        if (isInside(outline, x, y) || distanceToOutline(outline, x, y) <= tolerance) continue
        expect.fail(`${panel.id}: ${x}, ${y} mm lies outside of the panel`)
      }
      const [drawn, worn] = [boundsOf(outline), boundsOf(points)]
      for (const side of ['left', 'top', 'right', 'bottom'] as const) {
        expect(Math.abs(worn[side] - drawn[side]), `${panel.id} ${side}`).toBeLessThan(tolerance)
      }
      for (const { points: corners } of panel.edges) {
        const [x, y] = corners[0] ?? [0, 0]
        expect(Math.min(...points.map(([u, v]) => Math.hypot(u - x, v - y)))).toBeLessThan(tolerance)
      }
    })
  })

  again('is closed but for the edges that no seam closes', async () => {
    expect(openRings(await garment())).toBe(openRingsOf({ ...pattern, panels: hung }))
  })

  again('has normals of length 1 and light from dark to bright', async () => {
    for (const { normals, light } of (await garment()).panels) {
      for (let at = 0; at < normals.length; at += 3) {
        const length = Math.hypot(...normals.subarray(at, at + 3))
        if (Math.abs(length - 1) > 0.03) expect.fail(`a normal of length ${length}`)
      }
      expect(Math.min(...light)).toBeLessThan(0.8)
      expect(Math.max(...light)).toBeGreaterThan(0.9)
      // Directions are written in 64 steps.
      expect(Math.max(...light)).toBeLessThanOrEqual(1.04)
    }
  })

  it('is small: at most 400 kB packed', () => {
    const packed = gzipSync(readFileSync(path), { level: 9 }).length
    expect(packed).toBeLessThanOrEqual(400_000)
    expect(record?.gzipBytes).toBe(packed)
  })
})
