import { describe, expect, it } from 'vitest'
import { cutAt, seamsOf, surfaceAcross } from '../../../../app/editor/stage/gesture/acrossSeams.ts'
import { layerId, type Panel, type Point, panelId, pointAt } from '../../../../engine/index.ts'
import { spot, stagedKit } from '../../../support/stagedKit.ts'

type Kit = ReturnType<typeof stagedKit>

function edgeOf(kit: Kit, id: string, name: string): readonly Point[] {
  const { panels } = kit.artwork.pattern(kit.view.current()).current()
  const panel: Panel | undefined = panels.find(each => each.id === id)
  return panel?.edges.find(edge => edge.name === name)?.points ?? expect.unreachable(`No edge ${name} of ${id}`)
}

/** A text dragged so that its middle lies a share of the way along an edge of the front, and in by so many mm. */
function onEdge(edge: string, share: number, inwards = 0) {
  const kit = stagedKit('HAT')
  kit.set('HAT', { size: { width: null, height: 25 } })
  const [x, y] = pointAt(edgeOf(kit, 'front', edge), share)
  kit.take('HAT').to(spot('front', x - Math.sign(x) * inwards, y))
  kit.gesture.end()
  return kit
}

const sideOfBack = (kit: Kit, share: number): Point => pointAt(edgeOf(kit, 'back', 'sideLeft').toReversed(), share)

describe('a thing on a side seam', () => {
  it('is taken by its other side, and moves as the hand does', () => {
    const kit = onEdge('sideLeft', 0.5, 6)
    const before = kit.layer('HAT').place
    const [x, y] = sideOfBack(kit, 0.5)
    const inwards = x < 0 ? 1 : -1
    kit.gesture.begin(layerId('HAT'), { kind: 'move' }, spot('back', x + inwards * 10, y))
    kit.gesture.move(spot('back', x + inwards * 10, y + 12), { reach: 0, free: true, inSteps: false })
    kit.gesture.end()
    const after = kit.layer('HAT').place
    expect(after.panel).toBe('front')
    expect(Math.abs(after.x - before.x)).toBeLessThan(2)
    expect(after.y - before.y).toBeCloseTo(12, 0)
  })

  it('stays on its panel until its middle is over the seam, then lies on the other without a jump', () => {
    const kit = onEdge('sideLeft', 0.5, 8)
    const [x, y] = sideOfBack(kit, 0.5)
    const inwards = x < 0 ? 1 : -1
    const hand = kit.take('HAT')
    hand.to(spot('back', x + inwards * 30, y))
    kit.gesture.end()
    const { frame } = kit.thing('HAT')
    expect(frame.panel).toBe('back')
    expect(frame.centre[0]).toBeCloseTo(x + inwards * 30, 0)
    expect(frame.centre[1]).toBeCloseTo(y, 0)
    expect(Math.abs(frame.turn)).toBeLessThan(20)
  })

  it('has its box on both pieces of the cloth', () => {
    const kit = onEdge('sideLeft', 0.5)
    const thing = kit.thing('HAT')
    const requested: string[] = []
    const surface = surfaceAcross(
      {
        spotAt: () => spot('back', ...sideOfBack(kit, 0.5)),
        project: ({ panel }) => {
          requested.push(panel)
          return panel === 'back' ? [7, 7] : null
        },
        mmPerPixel: () => 1,
        size: () => ({ width: 100, height: 100 }),
      },
      panelId('front'),
      seamsOf(kit.design, thing),
    )
    expect(surface.project(spot('front', 400, 300))).toEqual([7, 7])
    expect(requested).toEqual(['front', 'back'])
    expect(surface.spotAt([0, 0])?.panel).toBe('front')
    expect(cutAt(kit.design, thing)).toEqual([])
  })
})

it('names the piece at whose seam a thing is cut', () => {
  const kit = onEdge('armholeLeft', 0.5)
  expect(cutAt(kit.design, kit.thing('HAT'))).toEqual(['sleeveLeft'])
})

it('moves over a shoulder as it stood, not on its head', () => {
  const kit = onEdge('shoulderLeft', 0.5, 5)
  const [x, y] = pointAt(edgeOf(kit, 'back', 'shoulderLeft').toReversed(), 0.5)
  kit.take('HAT').to(spot('back', x, y + 80))
  kit.gesture.end()
  expect(kit.layer('HAT').place).toMatchObject({ panel: 'back', turn: 0 })
})
