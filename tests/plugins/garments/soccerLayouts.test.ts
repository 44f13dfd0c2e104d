import { describe, expect, it } from 'vitest'
import { flattenPath } from '../../../engine/geometry/polyline.ts'
import { boundsHold, boundsOfPoints, type Point, panelBounds, type Size, sewingLine } from '../../../engine/index.ts'
import { pointAt, type ZoneRegion } from '../../../engine/plugin.ts'
import { soccer } from '../../../plugins/garments/soccer/garment.ts'
import { someSizes } from '../../support/nightly.ts'
import { isInside } from '../../support/polygon.ts'
import { random } from '../../support/random.ts'

function kit(size: Size) {
  const pattern = soccer.pattern(size, { shorts: 'with' })
  const zones = soccer.zones(pattern)
  const layoutsOf = (key: string) => Object.entries(zones.find(zone => zone.key === key)?.layouts ?? {})
  const panel = (id: string) => {
    const found = pattern.panels.find(candidate => candidate.id === id)
    if (!found) throw new Error(`The kit has no panel ${id}.`)
    return found
  }
  const edge = (id: string, name: string): readonly Point[] =>
    panel(id).edges.find(candidate => candidate.name === name)?.points ?? []
  return { zones, layoutsOf, panel, edge }
}

/** Whether a layout has ink at a point of a panel. */
function inkOf(regions: readonly ZoneRegion[]): (panel: string, at: Point) => boolean {
  const shapes = regions.flatMap(({ panel, path }) =>
    flattenPath(path).map(ring => ({ panel, ring, bounds: boundsOfPoints(ring) })),
  )
  return (panel, at) =>
    shapes.some(shape => shape.panel === panel && boundsHold(shape.bounds, at) && isInside(at, shape.ring))
}

const shares = Array.from({ length: 60 }, (_, index) => (index + 0.5) / 60)

describe.each(someSizes)('layouts in size %s', size => {
  const { layoutsOf, panel, edge, zones } = kit(size)

  /** The share of a panel that is inked, by points that no stripe can keep step with. */
  const inkedShare = (id: string, ink: (id: string, at: Point) => boolean): number => {
    const { left, right, top, bottom } = panelBounds(panel(id))
    const line = sewingLine(panel(id))
    const { unit } = random(7)
    const anywhere = Array.from(
      { length: 500 },
      (): Point => [left + (right - left) * unit(), top + (bottom - top) * unit()],
    ).filter(at => isInside(at, line))
    return anywhere.filter(at => ink(id, at)).length / anywhere.length
  }

  it.each([...layoutsOf('stripe'), ...layoutsOf('secondaryStripe')])(
    '%s goes on over sides and shoulders',
    (_, lay) => {
      const ink = inkOf(lay())
      const seams = [
        ['sideLeft', 'sideLeft'],
        ['sideRight', 'sideRight'],
        ['shoulderLeft', 'shoulderLeft'],
        ['shoulderRight', 'shoulderRight'],
      ] as const
      const meets = seams.flatMap(([front, back]) =>
        shares.map(
          at => ink('front', pointAt(edge('front', front), at)) === ink('back', pointAt(edge('back', back), 1 - at)),
        ),
      )
      expect(meets.filter(meet => meet).length / meets.length).toBeGreaterThan(0.95)
    },
  )

  it.each(layoutsOf('stripe'))('%s colours a good part of the front, and leaves a good part', (_, lay) => {
    const share = inkedShare('front', inkOf(lay()))
    expect(share).toBeGreaterThan(0.08)
    expect(share).toBeLessThan(0.75)
  })

  it.each(layoutsOf('secondaryStripe'))('%s adds less than the stripe has, but something', (name, lay) => {
    const first = layoutsOf('stripe').find(([other]) => other === name)?.[1]() ?? []
    const share = inkedShare('front', inkOf(lay()))
    expect(share).toBeGreaterThan(0.01)
    expect(share).toBeLessThanOrEqual(inkedShare('front', inkOf(first)))
  })

  it('has the same layouts for both stripes, twelve or more', () => {
    expect(layoutsOf('secondaryStripe').map(([name]) => name)).toEqual(layoutsOf('stripe').map(([name]) => name))
    expect(layoutsOf('stripe').length).toBeGreaterThanOrEqual(12)
  })

  it('puts halves on the left of the wearer, sleeve included', () => {
    const ink = inkOf(layoutsOf('stripe').find(([name]) => name === 'halves')?.[1]() ?? [])
    expect([ink('front', [100, 300]), ink('front', [-100, 300])]).toEqual([true, false])
    expect([ink('back', [100, 300]), ink('back', [-100, 300])]).toEqual([false, true])
    expect([ink('sleeveLeft', [0, 0]), ink('sleeveRight', [0, 0])]).toEqual([true, false])
  })

  it.each(layoutsOf('sidePanels'))('%s side panels lie along both side seams, over the cut and the bleed', (_, lay) => {
    const ink = inkOf(lay())
    for (const id of ['front', 'back']) {
      const [left, right] = [edge(id, 'sideLeft'), edge(id, 'sideRight')]
      for (const at of [0.02, 0.3, 0.6, 0.98]) {
        for (const [x, y] of [pointAt(left, at), pointAt(right, at)]) {
          const out = Math.sign(x)
          expect([-3, 3, 16].map(by => ink(id, [x + out * by, y]))).toEqual([true, true, true])
        }
      }
      expect(ink(id, [0, 400])).toBe(false)
    }
  })

  it.each([
    ...layoutsOf('hem').map(([name, lay]) => ['front', name, lay] as const),
    ...layoutsOf('hem').map(([name, lay]) => ['back', name, lay] as const),
    ...layoutsOf('cuffs').map(([name, lay]) => ['sleeveLeft', name, lay] as const),
  ])('colours the hem of %s as %s, with what is turned up', (id, _, lay) => {
    const ink = inkOf(lay())
    for (const at of [0.05, 0.5, 0.95]) {
      const [x, y] = pointAt(edge(id, 'hem'), at)
      expect([-5, 5, 24].map(by => ink(id, [x, y + by]))).toEqual([true, true, true])
    }
    expect(ink(id, [0, panelBounds(panel(id)).bottom - 85])).toBe(false)
  })

  it.each(layoutsOf('shortsStripe'))('lies mirrored on both legs: %s', (_, lay) => {
    const ink = inkOf(lay())
    const { left, right, bottom } = panelBounds(panel('legLeft'))
    const points = shares.flatMap(x => [0.2, 0.5, 0.97].map((y): Point => [left + (right - left) * x, bottom * y]))
    expect(points.some(at => ink('legLeft', at))).toBe(true)
    for (const [x, y] of points) expect(ink('legRight', [-x, y])).toBe(ink('legLeft', [x, y]))
  })

  it('shows nothing of stripes and trims until a layout is chosen', () => {
    const shown = zones.filter(({ regions }) => regions.length > 0).map(({ key }) => key)
    expect(shown).toEqual(['base', 'sleeves', 'collar', 'shorts', 'waistband'])
  })
})
