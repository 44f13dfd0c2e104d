import { describe, expect, it } from 'vitest'
import { type ArtworkItem, assetId, type LayerFields, mm, transformPoint } from '../../../engine/index.ts'
import { type DrawingContext, drawImage, newLayer } from '../../../engine/plugin.ts'
import { place, resources } from '../../support/drawing.ts'
import { drawnGarment } from '../../support/drawnGarment.ts'

const [panel] = drawnGarment.pattern('M', {}).panels
if (!panel) throw new Error('The garment has lost its front.')
const with4to2: DrawingContext['resources'] = { ...resources, image: () => ({ width: 400, height: 200 }) }
const on: DrawingContext = { panel, centre: [30, 200], player: null, size: 'M', resources: with4to2 }
const draw = (fields: Partial<LayerFields>, context = on) =>
  drawImage(newLayer({ kind: 'image', asset: assetId('c0ffee'), place: place({}), ...fields }), context)
const cornersOf = (item: ArtworkItem | undefined) =>
  item?.kind === 'image' ? [transformPoint(item.matrix, 0, 0), transformPoint(item.matrix, 1, 1)] : []

describe('an image', () => {
  it('is as high as its layer, centred on its place', () => {
    const [item] = draw({ size: { width: null, height: mm(80) } })
    expect(cornersOf(item)).toEqual([
      [-50, 160],
      [110, 240],
    ])
  })

  it('is never stretched: it fits into both measures', () => {
    const [item] = draw({ size: { width: mm(100), height: mm(80) } })
    expect(cornersOf(item)).toEqual([
      [-20, 175],
      [80, 225],
    ])
  })

  it('turns clockwise about its place', () => {
    const [item] = draw({ size: { width: null, height: mm(80) }, place: place({ turn: 90 }) })
    expect(cornersOf(item)[0]).toEqual([expect.closeTo(70), expect.closeTo(120)])
  })

  it('has a crossed box in its place until it comes', () => {
    const items = draw({ size: { width: mm(100), height: mm(80) } }, { ...on, resources })
    expect(items.map(item => item.kind)).toEqual(['path', 'path'])
  })

  it('is nothing before one was chosen', () => {
    expect(draw({ asset: null })).toEqual([])
  })
})
