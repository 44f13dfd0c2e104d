import { describe, expect, it } from 'vitest'
import { type PanelPainting, paintPanel } from '../../../app/viewer/panelPainter.ts'
import type { PanelPen } from '../../../app/viewer/panelPen.ts'
import { assetId, layerId, type PanelArtwork, panelId } from '../../../engine/index.ts'
import { zoneKey } from '../../../engine/plugin.ts'
import { clothPanel } from '../../support/clothPanel.ts'
import { recordingPen } from '../../support/recordingPen.ts'

const front = panelId('front')
const box = { left: -106, top: -6, width: 212, height: 312 }
const bounds = { left: 0, top: 0, right: 10, bottom: 10 }
const square = [['M', 0, 0], ['L', 10, 0], ['Q', 10, 10, 5, 10], ['C', 4, 10, 1, 8, 0, 5], ['Z']] as const

const painted = (artwork: Partial<PanelArtwork>, more: Partial<PanelPainting> = {}) => {
  const { pen, calls } = recordingPen()
  const painting = { artwork: { panel: front, groups: [], ...artwork }, panel: null, box, image: () => null, ...more }
  paintPanel(pen satisfies PanelPen, { scale: [2, 2], ...painting })
  return calls
}

const group = (items: PanelArtwork['groups'][number]['items']) => ({ source: { zone: zoneKey('base') }, bounds, items })

describe('paintPanel', () => {
  it('puts panel millimetres onto canvas pixels', () => {
    expect(painted({})[0]).toBe('setTransform 2 0 0 2 212 12')
  })

  it('covers the whole canvas with bare cloth first', () => {
    expect(painted({})).toContain('fillRect -106 -6 212 312 #ffffff')
  })

  it('replays every kind of segment and fills in one colour', () => {
    const fill = { type: 'solid', colour: '#c2182b' } as const
    const calls = painted({ groups: [group([{ kind: 'path', path: square, fill, stroke: null, opacity: 1 }])] })
    expect(calls.slice(-7)).toEqual([
      'beginPath',
      'moveTo 0 0',
      'lineTo 10 0',
      'quadraticCurveTo 10 10 5 10',
      'bezierCurveTo 4 10 1 8 0 5',
      'closePath',
      'fill #c2182b at 1',
    ])
  })

  it('runs gradients over the millimetres the artwork says', () => {
    const stops = [
      { at: 0, colour: '#ffffff' },
      { at: 1, colour: '#000000' },
    ]
    const linear = { type: 'linear', from: [0, 1], to: [2, 3], stops } as const
    const radial = { type: 'radial', centre: [5, 6], radius: 7, stops } as const
    const calls = painted({
      groups: [group([linear, radial].map(fill => ({ kind: 'path', path: square, fill, stroke: null, opacity: 1 })))],
    })
    expect(calls).toContain('fill linear(0 1 2 3 | 0 #ffffff, 1 #000000) at 1')
    expect(calls).toContain('fill radial(5 6 0 5 6 7 | 0 #ffffff, 1 #000000) at 1')
  })

  it('strokes over the fill, as SVG does, each at the opacity of the item', () => {
    const item = {
      kind: 'path',
      path: square,
      fill: { type: 'solid', colour: '#ffffff' },
      stroke: { colour: '#111111', width: 3 },
      opacity: 0.5,
    } as const
    expect(painted({ groups: [group([item])] }).slice(-2)).toEqual(['fill #ffffff at 0.5', 'stroke #111111 3 at 0.5'])
  })

  it('places images by their matrix and goes back to the panel', () => {
    const source = document.createElement('canvas')
    const item = { kind: 'image', asset: assetId('crest'), matrix: [50, 1, 2, 60, 10, 20], opacity: 1 } as const
    const calls = painted({ groups: [group([item])] }, { image: () => source })
    expect(calls.slice(-3)).toEqual([
      'setTransform 100 2 4 120 232 52',
      'drawImage 0 0 1 1 at 1',
      'setTransform 2 0 0 2 212 12',
    ])
  })

  it('shows of a clipped path only what lies inside, and of the next one everything', () => {
    const fill = { type: 'solid', colour: '#c2182b' } as const
    const path = { kind: 'path', path: [['M', 0, 0]], fill, stroke: null, opacity: 1 } as const
    const clip = [['M', 1, 2], ['L', 3, 4], ['Z']] as const
    const calls = painted({ groups: [group([{ ...path, clip }, path])] })
    const clipped = ['save', 'beginPath', 'moveTo 1 2', 'lineTo 3 4', 'closePath', 'clip']
    const filled = ['beginPath', 'moveTo 0 0', 'fill #c2182b at 1']
    expect(calls.slice(-13)).toEqual([...clipped, ...filled, 'restore', ...filled])
  })

  it('lays pixels of a pattern that are cached over the cloth, as strong as the pattern is', () => {
    const fill = { type: 'solid', colour: '#c2182b' } as const
    const clip = [['M', 1, 2], ['L', 3, 4], ['Z']] as const
    const tiles = { kind: 'path', path: [['M', 0, 0]], fill, stroke: null, opacity: 0.4, clip } as const
    const own = recordingPen()
    const canvas = document.createElement('canvas')
    const cached = {
      begin() {},
      end() {},
      of(_: unknown, paint: (pen: PanelPen) => void) {
        paint(own.pen)
        return canvas
      },
    }
    const calls = painted({ groups: [group([tiles])] }, { cached })
    expect(calls.slice(-3)).toEqual(['setTransform 1 0 0 1 0 0', 'drawImage 0 0 at 0.4', 'setTransform 2 0 0 2 212 12'])
    expect(own.calls[0]).toBe('setTransform 2 0 0 2 212 12')
    expect(own.calls.at(-2)).toBe('fill #c2182b at 1')
  })

  it('leaves an image out that has not come', () => {
    const item = { kind: 'image', asset: assetId('crest'), matrix: [1, 0, 0, 1, 0, 0], opacity: 1 } as const
    expect(painted({ groups: [{ source: { layer: layerId('l') }, bounds, items: [item] }] }).join()).not.toContain(
      'drawImage',
    )
  })

  it('draws seams and dashed stitches last', () => {
    const calls = painted({}, { panel: clothPanel })
    const strokes = calls.filter(call => call.startsWith('stroke'))
    expect(strokes.length).toBe(clothPanel.edges.length + 2 * 3)
    expect(calls).toContain('setLineDash 3 1.4')
    expect(calls.at(-1)).toBe('setLineDash')
  })
})
