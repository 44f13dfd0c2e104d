import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createCameraRig } from '../../../app/viewer/cameraRig.ts'
import { steerStage } from '../../../app/viewer/stageInput.ts'
import type { StageDrag } from '../../../app/viewer/stageProps.ts'

beforeEach(() => {
  vi.stubGlobal('requestAnimationFrame', (work: FrameRequestCallback) => {
    work(0)
    return 1
  })
  vi.stubGlobal('cancelAnimationFrame', () => {})
})
afterEach(() => vi.unstubAllGlobals())

/** A stage whose presses take hold of something, or of nothing. */
function stage(takes: boolean, pinches = false) {
  const element = document.createElement('div')
  element.setPointerCapture = () => {}
  const reported: string[] = []
  const drag: StageDrag = {
    move: ([x, y], keys) => void reported.push(`move ${x} ${y}${keys.shiftKey ? ' shift' : ''}`),
    ...(pinches && { pinch: fingers => void reported.push(`pinch ${fingers.join(' ')}`) }),
    end: () => void reported.push('end'),
    cancel: () => void reported.push('cancel'),
  }
  const rig = createCameraRig({ view: 'front', reducedMotion: () => true })
  steerStage({
    element,
    rig,
    invalidate: () => {},
    scale: () => ({ metresPerPixel: 0.001, middle: [0, 0] }),
    onPress: ({ pointer }) => {
      reported.push(`press ${pointer}`)
      return takes ? drag : null
    },
    onDoubleClick: ([x, y]) => void reported.push(`double ${x} ${y}`),
    onTurned: () => void reported.push('turned'),
    onClick: ([x, y]) => void reported.push(`click ${x} ${y}`),
    onHover: () => {},
  })
  const send = (type: string, clientX: number, clientY: number, more: PointerEventInit = {}) =>
    element.dispatchEvent(new PointerEvent(type, { pointerId: 1, clientX, clientY, pointerType: 'mouse', ...more }))
  return { reported, send, rig, element }
}

describe('a press on something', () => {
  it('drags it, and turns nothing', () => {
    const { reported, send, rig } = stage(true)
    const before = rig.orbit()
    send('pointerdown', 10, 10)
    send('pointermove', 12, 10)
    send('pointermove', 30, 20)
    send('pointermove', 40, 20, { shiftKey: true })
    send('pointerup', 40, 20)
    expect(reported).toEqual(['press mouse', 'move 30 20', 'move 40 20 shift', 'end'])
    expect(rig.orbit()).toEqual(before)
  })

  it('is a click when it hardly moves', () => {
    const { reported, send } = stage(true)
    send('pointerdown', 10, 10)
    send('pointermove', 12, 11)
    send('pointerup', 12, 11)
    expect(reported).toEqual(['press mouse', 'cancel', 'click 12 11'])
  })

  it('is given up when a second finger comes', () => {
    const { reported, send } = stage(true)
    const touch = { pointerType: 'touch' }
    send('pointerdown', 10, 10, touch)
    send('pointermove', 40, 10, touch)
    send('pointerdown', 90, 90, { ...touch, pointerId: 2 })
    send('pointermove', 50, 10, touch)
    send('pointerup', 50, 10, touch)
    expect(reported).toEqual(['press touch', 'move 40 10', 'cancel'])
  })

  it('is scaled and turned by a second finger where it can be, and the garment stays', () => {
    const { reported, send, rig } = stage(true, true)
    const before = rig.orbit()
    const touch = { pointerType: 'touch' }
    send('pointerdown', 10, 10, touch)
    send('pointerdown', 20, 10, { ...touch, pointerId: 2 })
    send('pointermove', 40, 10, { ...touch, pointerId: 2 })
    send('pointerup', 40, 10, { ...touch, pointerId: 2 })
    send('pointerup', 10, 10, touch)
    expect(reported).toEqual(['press touch', 'pinch 10,10 40,10', 'end'])
    expect(rig.orbit()).toEqual(before)
  })

  it('is given up when the browser takes the pointer', () => {
    const { reported, send } = stage(true)
    send('pointerdown', 10, 10)
    send('pointermove', 40, 10)
    send('pointercancel', 40, 10)
    send('pointermove', 60, 10)
    expect(reported).toEqual(['press mouse', 'move 40 10', 'cancel'])
  })
})

describe('a press on bare cloth', () => {
  it('turns the garment', () => {
    const { reported, send, rig } = stage(false)
    send('pointerdown', 10, 10)
    send('pointermove', 40, 10)
    send('pointerup', 40, 10)
    expect(reported).toEqual(['press mouse', 'turned'])
    expect(rig.orbit().azimuth).toBeLessThan(0)
  })

  it('pans with Shift without asking what lies there', () => {
    const { reported, send } = stage(true)
    send('pointerdown', 10, 10, { shiftKey: true })
    send('pointermove', 40, 10, { shiftKey: true })
    send('pointerup', 40, 10, { shiftKey: true })
    expect(reported).toEqual([])
  })
})

it('a double click is told, and moves no camera', () => {
  const { reported, rig, element } = stage(true)
  const before = rig.orbit()
  element.dispatchEvent(new MouseEvent('dblclick', { clientX: 7, clientY: 8 }))
  expect(reported).toEqual(['double 7 8'])
  expect(rig.orbit()).toEqual(before)
})
