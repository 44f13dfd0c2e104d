import { describe, expect, it } from 'vitest'
import { type Panel, type Pattern, panelId } from '../../../engine/index.ts'
import type { Placement } from '../../../engine/plugin.ts'
import { layersOf } from '../../../engine/tailor/finish/layers.ts'
import { findCrossings } from '../../../engine/tailor/gates/crossings.ts'
import { vertexTriangles } from '../../../engine/tailor/mesh/clothMesh.ts'
import { sewPanels } from '../../../engine/tailor/mesh/sewPanels.ts'
import { placePanels } from '../../../engine/tailor/placement/placePanels.ts'
import { hoodie } from '../../../plugins/garments/hoodie/garment.ts'
import { sleevelessShirt } from '../../../plugins/garments/sleeveless/garment.ts'
import { soccer } from '../../support/openSoccer.ts'

const jersey = soccer.pattern('M', { cuff: 'rib' })

/** Middles of the panels as they are placed, in mm. */
function middles(pattern: Pattern): Readonly<Record<string, readonly number[]>> {
  const mesh = sewPanels(pattern, { spacing: 40, seed: 1 })
  const positions = placePanels(mesh, pattern, 44)
  const middleOf = (first: number, count: number) =>
    [0, 1, 2].map(axis => {
      const points = Array.from(
        { length: count },
        (_, at) => positions[(mesh.vertexOf[first + at] ?? 0) * 3 + axis] ?? 0,
      )
      return Math.round((points.reduce((sum, value) => sum + value, 0) / count) * 1000)
    })
  return Object.fromEntries(mesh.panels.map(({ id, first, count }) => [id, middleOf(first, count)]))
}

const changed = (id: string, change: Partial<Panel>): Pattern => ({
  ...jersey,
  panels: jersey.panels.map(panel => (panel.id === id ? { ...panel, ...change } : panel)),
})

describe('placing panels', () => {
  it('hangs each where its placement says, left at the wearer’s left', () => {
    const at = middles(jersey)
    expect(at.front?.[2]).toBeGreaterThan(60)
    expect(at.back?.[2]).toBeLessThan(-60)
    for (const [left, right] of [
      ['sleeveLeft', 'sleeveRight'],
      ['cuffLeft', 'cuffRight'],
      ['legLeft', 'legRight'],
    ] as const) {
      expect(at[left]?.[0]).toBeGreaterThan(50)
      expect(Math.abs((at[left]?.[0] ?? 0) + (at[right]?.[0] ?? 0))).toBeLessThan(10)
    }
    expect(at.collar?.[1]).toBeGreaterThan(at.front?.[1] ?? 0)
    expect(at.waistband?.[1]).toBeGreaterThan(at.legLeft?.[1] ?? 0)
  })

  it('goes by placements, not by names', () => {
    const renamed = (id: string) => panelId(`piece ${id}`)
    const placementOf = (placement: Placement): Placement => {
      if (placement.kind === 'tube') return { ...placement, below: renamed(placement.below) }
      return placement.kind === 'waistband' ? { ...placement, above: renamed(placement.above) } : placement
    }
    const other: Pattern = {
      ...jersey,
      panels: jersey.panels.map(panel => ({
        ...panel,
        id: renamed(panel.id),
        placement: placementOf(panel.placement),
      })),
      seams: jersey.seams.map(({ a, b }) => ({
        a: { ...a, panel: renamed(a.panel) },
        b: { ...b, panel: renamed(b.panel) },
      })),
    }
    expect(Object.values(middles(other))).toEqual(Object.values(middles(jersey)))
  })

  it('pulls both halves of a hood up beside the head, each on its side', () => {
    const up = changed('collar', { placement: { kind: 'hood', side: 'left', crown: 'top' } })
    const other = changed('collar', { placement: { kind: 'hood', side: 'right', crown: 'top' } })
    const [left, right] = [up, other].map(pattern => middles({ ...pattern, seams: [] }).collar ?? [])
    expect(left?.[0]).toBeGreaterThan(0)
    expect(left).toEqual([0 - (right?.[0] ?? 0), right?.[1], right?.[2]])
    expect(left?.[1]).toBeGreaterThan(middles(jersey).front?.[1] ?? 0)
  })

  it('lays a hood down like an open sack behind the neck, through nothing', () => {
    const pattern = hoodie.pattern('M', { hood: 'down' })
    const parts = layersOf(pattern)
    const mesh = sewPanels(parts.hung, { spacing: 13.5, seed: 7 })
    const positions = placePanels(mesh, parts.hung, 44)
    const triangles = vertexTriangles(mesh)
    const nameOf = (face: number) => mesh.panels[mesh.panelOf[face] ?? 0]?.id ?? ''
    const through = findCrossings({ positions, triangles }).filter(pair =>
      pair.some(face => nameOf(face).startsWith('hood')),
    )
    expect(through).toEqual([])
    const up = middles({
      ...hoodie.pattern('M', { hood: 'up' }),
      panels: layersOf(hoodie.pattern('M', {})).hung.panels,
    })
    const down = middles(parts.hung)
    expect(down.hoodLeft?.[1]).toBeLessThan((up.hoodLeft?.[1] ?? 0) - 100)
    expect(down.hoodLeft?.[2]).toBeLessThan((up.hoodLeft?.[2] ?? 0) - 25)
    const mirrored = (down.hoodRight ?? []).map((value, axis) => (axis === 0 ? -value : value))
    mirrored.forEach((value, axis) => void expect(Math.abs(value - (down.hoodLeft?.[axis] ?? 99))).toBeLessThan(2))
  })

  it('hangs a band round the hips, below the hem', () => {
    const pattern = changed('cuffLeft', { placement: { kind: 'hemBand', below: panelId('front') } })
    const seams = pattern.seams.filter(({ a, b }) => a.panel !== 'cuffLeft' && b.panel !== 'cuffLeft')
    const { cuffLeft, front } = middles({ ...pattern, seams })
    expect(cuffLeft?.[1]).toBeLessThan((front?.[1] ?? 0) - 250)
    expect(Math.abs(cuffLeft?.[0] ?? 99)).toBeLessThan(10)
  })

  it.each([
    ['cuffLeft', { kind: 'tube', below: panelId('cape'), front: 'endFront' }, 'hangs on "cape"'],
    ['cuffLeft', { kind: 'tube', below: panelId('legLeft'), front: 'endFront' }, '"legLeft", which is no sleeve'],
    ['cuffLeft', { kind: 'tube', below: panelId('sleeveLeft'), front: 'edge' }, 'no edge "edge"'],
    ['waistband', { kind: 'waistband', above: panelId('front') }, '"front", which is no leg'],
    ['cuffLeft', { kind: 'hemBand', below: panelId('legLeft') }, '"legLeft", which is no front or back'],
    ['collar', { kind: 'hood', side: 'left', crown: 'crown' }, 'no edge "crown"'],
  ] as const)('says what is wrong with the placement of %s: %j', (panel, placement, words) => {
    expect(() => middles(changed(panel, { placement }))).toThrow(words)
    expect(() => middles(changed(panel, { placement }))).toThrow(`"${panel}"`)
  })

  it('hangs the sleeve of a dropped shoulder and its cuff further down the arm', () => {
    const sleeve = jersey.panels.find(({ id }) => id === 'sleeveLeft')
    if (sleeve?.placement.kind !== 'sleeve') throw new Error('The jersey has no left sleeve.')
    const [usual, dropped] = [
      middles(jersey),
      middles(changed('sleeveLeft', { placement: { ...sleeve.placement, drop: 60 } })),
    ]
    expect(dropped.cuffLeft?.[1]).toBeLessThan((usual.cuffLeft?.[1] ?? 0) - 25)
    expect(dropped.cuffRight).toEqual(usual.cuffRight)
  })

  it('lays the top of a raglan sleeve over the shoulder, up to the neck', () => {
    const pattern = soccer.pattern('M', { armhole: 'raglan' })
    const mesh = sewPanels(pattern, { spacing: 20, seed: 1 })
    const positions = placePanels(mesh, pattern, 44)
    const sleeve = mesh.panels.find(({ id }) => id === 'sleeveLeft')
    if (!sleeve) throw new Error('The jersey has no left sleeve.')
    const points = Array.from({ length: sleeve.count }, (_, at) => sleeve.first + at)
    const [top] = points.toSorted((a, b) => (mesh.flat[a * 2 + 1] ?? 0) - (mesh.flat[b * 2 + 1] ?? 0))
    const [x = 0, y = 0] = positions.subarray((mesh.vertexOf[top ?? 0] ?? 0) * 3)
    expect(x).toBeGreaterThan(0.04)
    expect(x).toBeLessThan(0.12)
    expect(y).toBeGreaterThan(1.46)
    expect(y).toBeLessThan(1.52)
  })

  it('goes on with a binding where the armhole ends, on its own side', () => {
    const vest = sleevelessShirt.pattern('M', {})
    const { front = [], back = [], bindingLeft = [], bindingRight = [] } = middles(vest)
    expect(bindingLeft[0]).toBeGreaterThan(100)
    expect(bindingRight[0]).toBe(-(bindingLeft[0] ?? 0))
    expect(bindingLeft[2]).toBeLessThan(front[2] ?? 0)
    expect(bindingLeft[2]).toBeGreaterThan(back[2] ?? 0)
  })

  it('says that a rim needs something to be sewn to', () => {
    const loose = { ...jersey, seams: jersey.seams.filter(({ a, b }) => a.panel !== 'collar' && b.panel !== 'collar') }
    expect(() => middles(loose)).toThrow('"collar" is a rim that is sewn to nothing')
  })
})
