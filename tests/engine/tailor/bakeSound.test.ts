import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { bakeLimits } from '../../../engine/tailor/gates/bakeGates.ts'
import { type BakeInput, type BakeRecord, bakeSound, inputHash, shirtSettings } from '../../../engine/tailor/index.ts'
import { soccer } from '../../../plugins/garments/soccer/garment.ts'
import { saveBake } from '../../../scripts/bake/saveBake.ts'

const sound: BakeRecord = {
  ...bakeLimits,
  inputHash: '',
  fileHash: '',
  seed: 7,
  vertices: 3,
  triangles: 1,
  seconds: 1,
  bytes: 1,
  gzipBytes: 1,
}
const pattern = soccer.pattern('M', {})
const input = { file: 'shirt.glb', pattern, settings: shirtSettings, underneath: [], now: () => 0 }

/** Bakes nothing: what it measures follows from the seed alone. */
function bakery(measured: Readonly<Record<number, Partial<BakeRecord>>>) {
  const tried: number[] = []
  const bake = async ({ settings: { seed } }: BakeInput) => {
    tried.push(seed)
    const record = { ...sound, ...measured[seed], seed, inputHash: `with ${seed}` }
    return { bytes: new Uint8Array(), record }
  }
  return { tried, bake: () => bakeSound(input, bake) }
}

describe('the seed of a bake', () => {
  it('is the first whose garment passes every gate', async () => {
    const { tried, bake } = bakery({ 7: { printDistortion: 0.07 }, 11: { crossings: 80 } })
    expect((await bake()).record.seed).toBe(13)
    expect(tried).toEqual([7, 11, 13])
  })

  it('is that of the settings where nothing is wrong with it', async () => {
    const { tried, bake } = bakery({})
    expect((await bake()).record.seed).toBe(7)
    expect(tried).toEqual([7])
  })

  it('is no part of what is to be up to date', async () => {
    const { bake } = bakery({ 7: { crossings: 80 } })
    expect((await bake()).record.inputHash).toBe(inputHash(pattern, shirtSettings, []))
  })

  it('is, where none passes, the one with the fewest faults, which is still refused', async () => {
    const faults = { crossings: 80, stretch99: 1.3 }
    const { bake } = bakery({ 7: faults, 11: faults, 13: faults, 17: { crossings: 11 }, 19: faults, 23: faults })
    const baked = await bake()
    expect(baked.record.seed).toBe(17)
    expect(saveBake({ folder: '/nowhere', file: 'shirt.glb' }, baked)).toHaveLength(1)
  })
})

describe('npm run bake', () => {
  let folder = ''
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'bake-'))
  })
  afterEach(() => rmSync(folder, { recursive: true }))
  const bytes = Uint8Array.of(1, 2, 3)
  const contents = () =>
    Object.fromEntries(readdirSync(folder).map(name => [name, readFileSync(join(folder, name), 'latin1')]))

  it('writes what passes every gate, and its record', () => {
    writeFileSync(join(folder, 'bake.json'), JSON.stringify({ 'other.glb': sound }))
    expect(saveBake({ folder, file: 'shirt.glb' }, { bytes, record: sound })).toEqual([])
    expect(contents()['shirt.glb']).toBe('\x01\x02\x03')
    expect(Object.keys(JSON.parse(contents()['bake.json'] ?? ''))).toEqual(['other.glb', 'shirt.glb'])
  })

  it.each([
    ['has not come to rest', { speedAtRest: 0.02 }, 'it has not come to rest'],
    ['passes through itself', { crossings: 11 }, 'cloth passes through cloth'],
    ['is stretched', { stretch99: 1.151 }, 'the print is stretched'],
    ['has a fold through a print', { printDistortion: 0.08 }, 'a fold runs through a place for print'],
    ['was not measured', { asymmetry: Number.NaN }, 'left and right hang differently'],
  ])('refuses to write what %s: file and record stay as they are', (_, flaw, words) => {
    saveBake({ folder, file: 'shirt.glb' }, { bytes, record: sound })
    const before = contents()
    const failed = saveBake(
      { folder, file: 'shirt.glb' },
      { bytes: Uint8Array.of(9), record: { ...sound, ...flaw, fileHash: 'other' } },
    )
    expect(failed).toEqual([expect.stringContaining(words)])
    expect(contents()).toEqual(before)
  })

  it('writes nothing where there was nothing', () => {
    saveBake({ folder, file: 'shirt.glb' }, { bytes, record: { ...sound, crossings: 11 } })
    expect(contents()).toEqual({})
  })
})
