import { describe, expect, it } from 'vitest'
import { spotOfBox } from '../../../../app/editor/stage/gesture/layerFrame.ts'
import { baseSize, layerId } from '../../../../engine/index.ts'
import { holds } from '../../../support/holds.ts'
import { random } from '../../../support/random.ts'
import { spot, stagedKit } from '../../../support/stagedKit.ts'

const near = { reach: 8, free: false }

describe('a drag', () => {
  it('shows where the thing would lie and logs one step at its end', () => {
    const kit = stagedKit('Angkor')
    const hand = kit.take('Angkor')
    const before = kit.steps()
    for (const way of [5, 17, 30]) hand.by(way, way / 2)
    expect(kit.engine.shown.current().layers[layerId('Angkor')]?.place).toMatchObject({ x: 30, y: -11 })
    expect(kit.layer('Angkor').place).toMatchObject({ x: 0, y: -26 })
    expect(kit.steps()).toBe(before)
    kit.gesture.end()
    expect(kit.layer('Angkor').place).toMatchObject({ x: 30, y: -11 })
    expect(kit.steps()).toBe(before + 1)
    kit.engine.undo()
    expect(kit.layer('Angkor').place).toMatchObject({ x: 0, y: -26 })
  })

  it('leaves nothing behind when it is given up, also when the hand goes on', () => {
    const kit = stagedKit('Angkor')
    const before = kit.steps()
    const hand = kit.take('Angkor')
    hand.by(40, 40)
    kit.gesture.cancel()
    hand.by(80, 80)
    kit.gesture.end()
    expect(kit.engine.shown.current()).toBe(kit.engine.document.current())
    expect(kit.layer('Angkor').place.x).toBe(0)
    expect(kit.steps()).toBe(before)
  })

  it('moves to the panel that the hand has come to, and anchors there', () => {
    const kit = stagedKit('Angkor')
    kit.take('Angkor').to(spot('sleeveLeft', 4, 20))
    kit.gesture.end()
    expect(kit.layer('Angkor').place.panel).toBe('sleeveLeft')
    const { panel, centre } = kit.thing('Angkor').frame
    expect([panel, ...centre.map(Math.round)]).toEqual(['sleeveLeft', 4, 20])
  })

  it('is back as before when the hand comes back', () => {
    const kit = stagedKit('Angkor')
    const hand = kit.take('Angkor')
    hand.to(spot('back', 0, 200))
    hand.by(0, 0)
    kit.gesture.end()
    expect(kit.layer('Angkor').place).toMatchObject({ panel: 'front', anchor: 'centreChest', x: 0, y: -26 })
  })

  it('comes to rest on the centre line, and not with Alt', () => {
    const kit = stagedKit('Angkor')
    kit.take('Angkor').by(5, 120, near)
    expect(kit.gesture.running.current()?.guides).toMatchObject([{ axis: 'x', kind: 'centre', at: 0 }])
    kit.gesture.end()
    expect(kit.layer('Angkor').place.x).toBe(0)
    kit.take('Angkor').by(5, 12, { ...near, free: true })
    expect(kit.gesture.running.current()?.guides).toEqual([])
    kit.gesture.end()
    expect(kit.layer('Angkor').place.x).toBe(5)
  })

  it('comes to rest level with another thing', () => {
    const kit = stagedKit('HAT', 'TAH')
    kit.act('transform', { layer: 'TAH', version: 'player', x: 90, y: 150 })
    const level = kit.thing('TAH').frame.centre[1]
    const { centre } = kit.thing('HAT').frame
    kit.take('HAT').by(-70, level - centre[1] + 2, near)
    expect(kit.gesture.running.current()?.guides).toMatchObject([{ axis: 'y', kind: 'thing' }])
    kit.gesture.end()
    expect(kit.thing('HAT').frame.centre[1]).toBeCloseTo(level, 1)
  })

  it('is scaled and turned about its middle by two fingers, in one step, and moves with their middle', () => {
    const kit = stagedKit('Angkor')
    const before = kit.layer('Angkor')
    const steps = kit.steps()
    const [x, y] = kit.thing('Angkor').frame.centre
    kit.gesture.begin(layerId('Angkor'), { kind: 'pinch' }, spot('front', x, y))
    const manner = { reach: 8, free: false, inSteps: false }
    kit.gesture.move(spot('front', x + 20, y + 10), manner, { share: 1.5, degrees: 31 })
    // One finger has gone: what the other one does is no pinch.
    kit.gesture.move(spot('front', x + 90, y + 10), manner)
    kit.gesture.end()
    const after = kit.layer('Angkor')
    expect(after.size.height).toBeCloseTo(before.size.height * 1.5, 1)
    expect(after.place.turn).toBe(before.place.turn + 31)
    expect(kit.thing('Angkor').frame.centre.map(Math.round)).toEqual([Math.round(x + 20), Math.round(y + 10)])
    expect(kit.steps()).toBe(steps + 1)
  })

  it('says in words that a locked thing stays', () => {
    const kit = stagedKit('Angkor')
    kit.set('Angkor', { locked: true })
    const hand = kit.take('Angkor')
    hand.by(9, 9)
    hand.by(12, 12)
    kit.gesture.end()
    expect(kit.refusals).toEqual([{ kind: 'refused', reason: 'layer-locked' }])
    expect(kit.layer('Angkor').place.x).toBe(0)
  })

  it("moves only the goalkeeper's while the goalkeeper is shown", () => {
    const kit = stagedKit('Angkor')
    kit.view.set({ version: 'goalkeeper', player: null, size: baseSize })
    kit.take('Angkor').to(spot('back', 10, 200))
    kit.gesture.end()
    expect(kit.layer('Angkor').place).toMatchObject({ panel: 'front', x: 0 })
    expect(kit.thing('Angkor').frame.panel).toBe('back')
    kit.view.set({ version: 'player', player: null, size: baseSize })
    expect(kit.thing('Angkor').frame.panel).toBe('front')
  })

  holds('follows the hand to the tenth of a millimetre on every size', seed => {
    const kit = stagedKit('Angkor')
    const { unit, pick } = random(seed)
    kit.view.set({ version: 'player', player: null, size: pick(['XS', 'M', 'XXL']) })
    const { centre } = kit.thing('Angkor').frame
    const [dx, dy] = [unit() * 200 - 100, unit() * 200 - 50]
    kit.take('Angkor').by(dx, dy)
    kit.gesture.end()
    const moved = kit.thing('Angkor').frame.centre
    expect(Math.abs(moved[0] - centre[0] - dx)).toBeLessThanOrEqual(0.051)
    expect(Math.abs(moved[1] - centre[1] - dy)).toBeLessThanOrEqual(0.051)
  })
})

describe('a pulled handle', () => {
  holds('follows the hand and leaves the other corner where it is', seed => {
    const kit = stagedKit('Angkor')
    const { pick, unit } = random(seed)
    kit.act('transform', { layer: 'Angkor', version: 'player', turn: Math.round(unit() * 360 - 180) })
    const handle = pick([
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ] as const)
    const { frame } = kit.thing('Angkor')
    const opposite = spotOfBox(frame, [-handle[0], -handle[1]])
    const corner = spotOfBox(frame, handle)
    const share = 0.6 + unit()
    const goal = [0, 1].map(axis => (opposite[axis] ?? 0) + ((corner[axis] ?? 0) - (opposite[axis] ?? 0)) * share)
    kit.take('Angkor', { kind: 'scale', handle }).to(spot('front', goal[0] ?? 0, goal[1] ?? 0))
    kit.gesture.end()
    const scaled = kit.thing('Angkor').frame
    const [fixed, pulled] = [spotOfBox(scaled, [-handle[0], -handle[1]]), spotOfBox(scaled, handle)]
    expect(Math.hypot(fixed[0] - opposite[0], fixed[1] - opposite[1])).toBeLessThan(0.5)
    expect(Math.hypot(pulled[0] - (goal[0] ?? 0), pulled[1] - (goal[1] ?? 0))).toBeLessThan(0.5)
  })

  it('at the side of a word spreads its letters', () => {
    const kit = stagedKit('Angkor')
    const { frame } = kit.thing('Angkor')
    const [x, y] = spotOfBox(frame, [1, 0])
    kit.take('Angkor', { kind: 'scale', handle: [1, 0] }).to(spot('front', x + 30, y))
    kit.gesture.end()
    expect(kit.layer('Angkor').letterSpacing).toBeCloseTo(6, 1)
    const spread = kit.thing('Angkor').frame
    expect(spotOfBox(spread, [1, 0])[0]).toBeCloseTo(x + 30, 0)
    expect(spotOfBox(spread, [-1, 0])[0]).toBeCloseTo(spotOfBox(frame, [-1, 0])[0], 0)
  })

  it('stops where nothing can be cut and where no panel is large enough', () => {
    const kit = stagedKit('Angkor')
    for (const [at, height] of [
      [-5000, 5],
      [5000, 400],
    ] as const) {
      kit.take('Angkor', { kind: 'scale', handle: [1, 1] }).by(at, at)
      kit.gesture.end()
      expect(kit.layer('Angkor').size.height).toBe(height)
      kit.engine.undo()
    }
  })
})

describe('a turn', () => {
  it('goes by whole degrees, rests on quarters, and by 15 with Shift', () => {
    const kit = stagedKit('Angkor')
    const turned = (degrees: number, inSteps = false) => {
      const { centre } = kit.thing('Angkor').frame
      const at = (angle: number) => spot('front', centre[0] + 50 * Math.sin(angle), centre[1] - 50 * Math.cos(angle))
      kit.gesture.begin(layerId('Angkor'), { kind: 'turn' }, at(0))
      kit.gesture.move(at((degrees * Math.PI) / 180), { reach: 0, free: false, inSteps })
      kit.gesture.end()
      const { turn } = kit.layer('Angkor').place
      kit.engine.undo()
      return turn
    }
    expect(turned(31.4)).toBe(31)
    expect(turned(88)).toBe(90)
    expect(turned(-42, true)).toBe(-45)
    expect(turned(200)).toBe(-160)
  })
})
