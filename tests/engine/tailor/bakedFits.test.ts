import { existsSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { readFit } from '../../../app/viewer/fit/readFit.ts'
import { wearerOf } from '../../../engine/tailor/fit/hangGraded.ts'
import { isLimbed, measureLimbs } from '../../../engine/tailor/gates/limbs.ts'
import { readGarment, textureBox, whyNotFitted } from '../../../engine/tailor/index.ts'
import { garmentFiles } from '../../../scripts/bake/garmentFiles.ts'
import { bytesOf, fitRecords, garmentFits, hashOfBytes, hashOfFit } from '../../../scripts/bake/garmentFits.ts'

const recorded = garmentFits.filter(({ baked, file }) => fitRecords(baked)[file])
const shipped = recorded.filter(({ baked, file }) => whyNotFitted(fitRecords(baked)[file] ?? {}).length === 0)

describe.each(recorded)('the fit $file', fit => {
  const { baked, file } = fit
  const record = fitRecords(baked)[file]

  it('is baked from the mesh, pattern and settings of today', () => {
    expect(record?.inputHash, `bake it anew: npm run bake:fits ${baked.file}`).toBe(hashOfFit(fit))
  })

  it('is there if it passes its gates, and only then', () => {
    const isShipped = shipped.includes(fit)
    expect(existsSync(`${baked.folder}/${file}`)).toBe(isShipped)
    const isHooded = fit.pattern.panels.some(({ placement: on }) => on.kind === 'hood' && on.lies !== 'down')
    expect(record && 'bareHead' in record, 'whether its hood is measured').toBe(isHooded)
    if (!isShipped) return
    const hasLimbs = fit.pattern.panels.some(panel => isLimbed({ panel }))
    expect(record && 'looseRings' in record, 'whether its sleeves and legs are measured').toBe(hasLimbs)
    expect(record, 'whether folds over its places for print are measured').toHaveProperty('foldedPrint')
    expect(record?.fileHash).toBe(hashOfBytes(bytesOf({ ...baked, file })))
  })
})

it.each(shipped)('$file has every panel of its mesh, point by point, in the box of its size', async fit => {
  const { baked, file, pattern } = fit
  const read = await readFit(Uint8Array.from(bytesOf({ ...baked, file })).buffer)
  const { panels } = await readGarment(`${baked.folder}/${baked.file}`)
  expect([...read].map(([panel, { count }]) => [panel, count])).toEqual(
    panels.map(({ panel, positions }) => [panel, positions.length / 3]),
  )
  const hung = pattern.panels.filter(({ placement }) => placement.kind !== 'lining')
  for (const panel of hung) expect(read.get(panel.id)?.box).toEqual(textureBox(panel))
  const worn = hung.map((panel, at) => {
    const { positions = new Float64Array(), triangles = [] } = panels[at] ?? {}
    const { moved = [], turned = [] } = read.get(panel.id) ?? {}
    const [from, to] = [panels[at]?.extras.box, textureBox(panel)]
    const flat = panels[at]?.flat.map((value, index) => {
      const [start, size] = index % 2 === 0 ? (['left', 'width'] as const) : (['top', 'height'] as const)
      const share = (value - (from?.[start] ?? 0)) / (from?.[size] ?? 1) + (turned[index] ?? 0)
      return to[start] + share * to[size]
    })
    return {
      panel,
      positions: positions.map((value, index) => value + (moved[index] ?? 0)),
      flat: flat ?? [],
      triangles,
    }
  })
  const { armAngle } = baked.settings.phases.resting
  const { looseRings = 0 } = measureLimbs(worn, { armAngle, proportions: wearerOf(baked.settings, fit.size) })
  expect(looseRings, 'rings of cloth that do not go round their limb').toBe(0)
  // As a page fetches it.
  expect(gzipSync(bytesOf({ ...baked, file }), { level: 9 }).length).toBeLessThan(140_000)
})

it.each(garmentFiles)('$file is draped in S, M, XL, 3XL and 6XL', ({ folder, file }) => {
  expect(existsSync(`${folder}/${file}`), file).toBe(true)
  const inFolder = shipped.filter(({ baked }) => baked.folder === folder).map(fit => fit.file)
  const fits = ['S', 'XL', '3XL', '6XL'].map(size => file.replace(/glb$/, `${size}.fit`))
  expect(fits.filter(fit => !inFolder.includes(fit))).toEqual([])
})

it('the usual kit is draped in XS too', () => {
  const files = shipped.map(({ file }) => file)
  expect(files).toEqual(expect.arrayContaining(['shirt-crew-short.XS.fit', 'shorts.XS.fit']))
})
