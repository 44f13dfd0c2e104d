import { describe, expect, it } from 'vitest'
import { type Crop, cropGripAt, croppedBy, cursorOfCrop } from '../../../app/panelkit/imageEditor/cropping.ts'

const crop: Crop = { kind: 'crop', x: 0.2, y: 0.2, width: 0.6, height: 0.4 }
const near = [0.03, 0.03] as const
const rounded = ({ x, y, width, height }: Crop) => [x, y, width, height].map(value => Math.round(value * 100) / 100)

describe('a crop', () => {
  it('is taken by the edge or corner within reach, by its inside, or drawn anew', () => {
    expect(cropGripAt(crop, [0.21, 0.19], near)).toEqual({ kind: 'edge', across: -1, down: -1 })
    expect(cropGripAt(crop, [0.5, 0.61], near)).toEqual({ kind: 'edge', across: 0, down: 1 })
    expect(cropGripAt(crop, [0.5, 0.4], near)).toEqual({ kind: 'all' })
    expect(cropGripAt(crop, [0.1, 0.4], near)).toEqual({ kind: 'new' })
    expect(cursorOfCrop(cropGripAt(crop, [0.8, 0.2], near))).toBe('nesw-resize')
  })

  it('is pulled by a corner, and the opposite one stays', () => {
    const grip = cropGripAt(crop, [0.2, 0.2], near)
    expect(rounded(croppedBy(crop, grip, [0.2, 0.2], [0.3, 0.1]))).toEqual([0.3, 0.1, 0.5, 0.5])
    expect(rounded(croppedBy(crop, grip, [0.2, 0.2], [0.95, 0.95]))).toEqual([0.79, 0.59, 0.01, 0.01])
  })

  it('is moved as it is, and stays within the image', () => {
    expect(rounded(croppedBy(crop, { kind: 'all' }, [0.5, 0.5], [0.6, 0.4]))).toEqual([0.3, 0.1, 0.6, 0.4])
    expect(rounded(croppedBy(crop, { kind: 'all' }, [0.5, 0.5], [1, 0]))).toEqual([0.4, 0, 0.6, 0.4])
  })

  it('is drawn anew from wherever a hand begins', () => {
    expect(rounded(croppedBy(crop, { kind: 'new' }, [0.9, 0.9], [0.7, 0.4]))).toEqual([0.7, 0.4, 0.2, 0.5])
  })
})
