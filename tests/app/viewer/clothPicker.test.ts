import { PerspectiveCamera, Vector3 } from 'three'
import { describe, expect, it } from 'vitest'
import { createClothMap } from '../../../app/viewer/clothMap.ts'
import { type ClothPicker, createClothPicker } from '../../../app/viewer/clothPicker.ts'
import type { ClothPiece } from '../../../app/viewer/clothPiece.ts'
import { hangingCloth } from '../../support/hangingCloth.ts'

const camera = new PerspectiveCamera(20, 1, 0.1, 20)
camera.position.set(0, 0, 5)
camera.updateMatrixWorld()

const front = hangingCloth('front', 0.1)
const back = hangingCloth('back', -0.1, -1)

const withoutTrees = (pieces: readonly ClothPiece[]): ClothPicker =>
  createClothPicker(pieces, () => Promise.reject(new Error('The network is gone.')))

const withTrees = async (pieces: readonly ClothPiece[]): Promise<ClothPicker> => {
  const trees = import('../../../app/viewer/rayTrees.ts')
  const picker = createClothPicker(pieces, () => trees)
  await trees
  return picker
}

describe.each([
  ['before the trees have come', withoutTrees],
  ['by trees', withTrees],
])('picking %s', (_, pickerOf) => {
  it('tells the panel and its millimetres', async () => {
    const spot = (await pickerOf([back, front])).pick([0, 0], camera)
    expect(spot?.panel).toBe('front')
    expect(spot?.x).toBeCloseTo(0)
    expect(spot?.y).toBeCloseTo(500)
  })

  it('never goes through the shirt: the inside of the back is nothing', async () => {
    expect((await pickerOf([back])).pick([0, 0], camera)).toBeNull()
  })

  it('is nothing beside the garment', async () => {
    expect((await pickerOf([front, back])).pick([0.95, 0.95], camera)).toBeNull()
  })

  it('knows what hangs behind other cloth', async () => {
    const picker = await pickerOf([front, back])
    expect(picker.isCovered(new Vector3(0, 0, -0.1), camera)).toBe(true)
    expect(picker.isCovered(new Vector3(0, 0, 0.1), camera)).toBe(false)
  })
})

describe('createClothMap', () => {
  it('finds where a millimetre hangs and which way it faces', () => {
    const point = createClothMap(front)([250, 250])
    expect(point?.position.distanceTo(new Vector3(0.25, 0.25, 0.1))).toBeLessThan(1e-6)
    expect(point?.normal.z).toBeCloseTo(1)
  })

  it('agrees with picking', () => {
    const spot = createClothPicker([front]).pick([0.3, -0.2], camera)
    const point = createClothMap(front)([spot?.x ?? 0, spot?.y ?? 0])
    const seen = point?.position.project(camera)
    expect(seen?.x).toBeCloseTo(0.3)
    expect(seen?.y).toBeCloseTo(-0.2)
  })

  it('knows nothing beyond the cloth', () => {
    expect(createClothMap(front)([900, 250])).toBeNull()
  })
})
