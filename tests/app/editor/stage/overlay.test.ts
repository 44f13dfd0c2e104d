import { describe, expect, it } from 'vitest'
import { flatLayout } from '../../../../app/editor/stage/flat/flatLayout.ts'
import { createFlatSurface } from '../../../../app/editor/stage/flat/flatSurface.ts'
import { clothPlane, spotOnPlane } from '../../../../app/editor/stage/gesture/clothPlane.ts'
import { stageKeyOf } from '../../../../app/editor/stage/gesture/useStageKeys.ts'
import { positionBar } from '../../../../app/editor/stage/overlay/SelectionBar.tsx'
import { seenFrame } from '../../../../app/editor/stage/overlay/seenFrame.ts'
import { panelId } from '../../../../engine/index.ts'
import { holds } from '../../../support/holds.ts'
import { soccer } from '../../../support/openSoccer.ts'
import { random } from '../../../support/random.ts'
import { stagedKit } from '../../../support/stagedKit.ts'

const { panels } = soccer.pattern('M', { sleeve: 'short', collar: 'crew' })
const layout = flatLayout(panels, 1)
const surface = createFlatSurface(layout, panels, () => ({
  width: 600,
  height: 600,
  mmPerPixel: 2.5,
  corner: [-40, -30],
}))
const front = panelId('front')

describe('the flat pattern', () => {
  it('finds the spot that it shows somewhere', () => {
    const at = surface.project({ panel: front, x: 30, y: 250 })
    const spot = at && surface.spotAt(at)
    expect(spot?.panel).toBe('front')
    expect(spot?.x).toBeCloseTo(30, 6)
    expect(spot?.y).toBeCloseTo(250, 6)
  })

  it('finds nothing beside the cloth, also within the corners of a piece', () => {
    expect(surface.spotAt([-100, -100])).toBeNull()
    const neck = surface.project({ panel: front, x: 0, y: 2 })
    expect(neck && surface.spotAt(neck)).toBeNull()
  })

  it('shows a box with handles, the upper ones above', () => {
    const seen = seenFrame(surface, stagedKit('Angkor').thing('Angkor').frame)
    expect(seen?.handles.length).toBeGreaterThanOrEqual(6)
    expect(seen?.tilt).toBeCloseTo(0, 6)
    expect(seen?.turn.at[1]).toBeLessThan(seen?.rect.top ?? 0)
    expect(seen?.outline.startsWith('M')).toBe(true)
  })

  holds('goes on flat beyond the cloth', seed => {
    const { unit } = random(seed)
    const plane = clothPlane(surface, front, [0, 250])
    const at = [unit() * 900 - 150, unit() * 900 - 150] as const
    const spot = plane && spotOnPlane(surface, plane, front, at)
    const back = spot && surface.project(spot)
    expect(back?.[0]).toBeCloseTo(at[0], 4)
    expect(back?.[1]).toBeCloseTo(at[1], 4)
  })
})

describe('the bar of actions', () => {
  const sizes = { small: [36, 156], large: [48, 236] } as const

  holds('never lies on the thing and stays on the stage', seed => {
    const { unit, pick } = random(seed)
    const area = pick([
      { width: 1048, height: 848 },
      { width: 524, height: 848 },
      { width: 390, height: 484 },
    ])
    const [left, top] = [unit() * area.width * 0.6, 110 + unit() * (area.height - 320)]
    const rect = { left, top, right: left + 20 + unit() * area.width * 0.3, bottom: top + 10 + unit() * 60 }
    const kind = pick(['small', 'large'] as const)
    const bar = positionBar(rect, area, kind)
    const [thin, long] = sizes[kind]
    const size = bar.direction === 'row' ? { width: long, height: thin } : { width: thin, height: long }
    expect(bar.left).toBeGreaterThanOrEqual(8)
    expect(bar.left + size.width).toBeLessThanOrEqual(area.width)
    expect(bar.top).toBeGreaterThanOrEqual(8)
    const lies =
      bar.left < rect.right &&
      rect.left < bar.left + size.width &&
      bar.top < rect.bottom &&
      rect.top < bar.top + size.height
    expect(lies).toBe(false)
    const middle = (rect.left + rect.right) / 2
    const coversMeasures =
      bar.left < middle + 60 &&
      middle - 60 < bar.left + size.width &&
      bar.top < rect.bottom + 40 &&
      rect.bottom + 8 < bar.top + size.height
    expect(coversMeasures).toBe(false)
  })
})

it('the bar of a phone stands at the foot of the stage, off the garment', () => {
  const area = { width: 390, height: 484 }
  const chest = { left: 175, top: 80, right: 215, bottom: 108 }
  expect(positionBar(chest, area, 'large')).toEqual({ left: 77, top: 418, direction: 'row', isAtFoot: true })
  const hem = { left: 175, top: 380, right: 215, bottom: 430 }
  expect(positionBar(hem, area, 'large').top).toBeLessThan(hem.top - 48)
  expect(positionBar(hem, area, 'large').isAtFoot).toBeUndefined()
})

describe('keys of the stage', () => {
  const pressed = (key: string, ...held: ('ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey')[]) =>
    stageKeyOf({
      key,
      ctrlKey: false,
      metaKey: false,
      shiftKey: false,
      altKey: false,
      ...Object.fromEntries(held.map(name => [name, true])),
    })

  it('nudge by one millimetre, with Shift by ten', () => {
    expect(pressed('ArrowLeft')).toEqual({ kind: 'nudge', by: [-1, 0] })
    expect(pressed('ArrowDown', 'shiftKey')).toEqual({ kind: 'nudge', by: [0, 10] })
  })

  it('remove, duplicate and let go', () => {
    expect([pressed('Delete'), pressed('d', 'ctrlKey'), pressed('D', 'metaKey'), pressed('Escape')]).toEqual(
      ['remove', 'duplicate', 'duplicate', 'escape'].map(kind => ({ kind })),
    )
  })

  it('leave all others alone', () => {
    expect([pressed('d'), pressed('ArrowLeft', 'ctrlKey'), pressed('ArrowLeft', 'altKey'), pressed('a')]).toEqual(
      Array(4).fill(null),
    )
  })
})
