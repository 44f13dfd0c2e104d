import { describe, expect, it } from 'vitest'
import { type ArtworkItem, assetId, type LayerFields, layerId, mm, transformPoint } from '../../../engine/index.ts'
import { type DrawingContext, drawImage, newLayer, solid } from '../../../engine/plugin.ts'
import { place, resources } from '../../support/drawing.ts'
import { drawnGarment } from '../../support/drawnGarment.ts'
import { openSoccer, soccer } from '../../support/openSoccer.ts'

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

describe('a new image', () => {
  const asset = 'ab'.repeat(32)
  const placedOn = (others: readonly { readonly type: string; readonly payload: object }[]) => {
    const engine = openSoccer()
    for (const command of others) expect(engine.dispatch(command).kind).toBe('applied')
    engine.dispatch({ type: 'image.add', payload: { layer: 'new', slot: 'frontImage', asset } })
    return engine.document.current().layers
  }
  const paint = solid('#ffffff')
  const numberAndSponsor = [
    { type: 'number.add', payload: { layer: 'number', slot: 'frontNumber', digits: '10', paint } },
    { type: 'sponsor.add', payload: { layer: 'sponsor', slot: 'sponsor', asset } },
  ]
  const topOf = ({ place, size }: LayerFields, anchorY: number) => anchorY + place.y - size.height / 2
  const front = soccer.pattern('M', {}).panels.find(({ id }) => id === 'front')
  const boxIn = (layers: ReturnType<typeof placedOn>, id: string) => {
    const layer = layers[layerId(id)] ?? expect.unreachable()
    const [, y] = front?.anchors[layer.place.anchor] ?? [0, 0]
    return { top: topOf(layer, y), bottom: topOf(layer, y) + layer.size.height }
  }

  it('lies in its slot where nothing else does', () => {
    const slot = soccer.slots(soccer.pattern('M', {})).find(({ id }) => id === 'frontImage')
    expect(placedOn([])[layerId('new')]).toMatchObject({ place: { y: slot?.offset[1] }, size: slot?.size })
  })

  it('lands on free cloth beside number and sponsor, smaller where there is no room', () => {
    const layers = placedOn(numberAndSponsor)
    const image = boxIn(layers, 'new')
    for (const other of ['number', 'sponsor']) {
      const taken = boxIn(layers, other)
      expect(image.bottom <= taken.top + 0.1 || taken.bottom <= image.top + 0.1, other).toBe(true)
    }
  })
})
