import { describe, expect, it } from 'vitest'
import { shownBox, spotAt, textureAt } from '../../../app/viewer/panelBox.ts'
import { overlap } from '../../../engine/geometry/bounds.ts'
import {
  type Bounds,
  baseSize,
  isEmptyBounds,
  type Panel,
  type Pattern,
  panelBounds,
  pathBounds,
  sizes,
} from '../../../engine/index.ts'
import { textureBox } from '../../../engine/tailor/index.ts'
import { soccer } from '../../support/openSoccer.ts'

const cut = { collar: 'v', sleeve: 'long', cuff: 'rib', shorts: 'with' }
const base = soccer.pattern(baseSize, cut)
const panelOf = ({ panels }: Pattern, id: string): Panel =>
  panels.find(panel => panel.id === id) ?? expect.unreachable(`There is no ${id}.`)

/** Where a zone is seen on the mesh of the base size, as shares of its texture; `null` where nothing of it is on the cloth. */
function seen(panel: Panel, region: Bounds): Bounds | null {
  const visible = overlap(region, panelBounds(panel))
  if (isEmptyBounds(visible)) return null
  const box = shownBox(textureBox(panelOf(base, panel.id)), panel)
  const [[left, top], [right, bottom]] = [
    textureAt(box, [visible.left, visible.top]),
    textureAt(box, [visible.right, visible.bottom]),
  ]
  return { left, top, right, bottom }
}

const regionsOf = (pattern: Pattern) =>
  soccer.zones(pattern).flatMap(({ key, regions, layouts }) => {
    const all: readonly (readonly [string, typeof regions])[] = [
      ['', regions],
      ...Object.entries(layouts ?? {}).map(([name, draw]) => [name, draw()] as const),
    ]
    return all.flatMap(([layout, drawn]) =>
      drawn.map(({ panel, path }, index) => ({
        name: `${key} ${layout} ${panel} ${index}`,
        panel,
        bounds: pathBounds(path),
      })),
    )
  })

/** Of the texture: bands keep their mm, so that they are a smaller share of a larger piece. */
const near = 0.12

describe.each(sizes)('size %s on the mesh of the base size', size => {
  const pattern = soccer.pattern(size, cut)
  const regions = regionsOf(pattern)
  const onBase = new Map(regionsOf(base).map(region => [region.name, seen(panelOf(base, region.panel), region.bounds)]))

  it('shows every zone that the base size shows, where the base size has it', () => {
    for (const { name, panel, bounds } of regions) {
      const [here, there] = [seen(panelOf(pattern, panel), bounds), onBase.get(name)]
      if (!there) continue
      if (!here) expect.unreachable(`${name} is lost`)
      for (const side of ['left', 'top', 'right', 'bottom'] as const) {
        expect(Math.abs((here?.[side] ?? 9) - there[side]), `${side} of ${name}`).toBeLessThan(near)
      }
    }
  })

  it('ends every piece where the cloth ends: a hem band of shorts was lost from L upwards', () => {
    for (const panel of pattern.panels) {
      const drawn = panelOf(base, panel.id)
      const [mine, theirs] = [panelBounds(panel), panelBounds(drawn)]
      const box = textureBox(drawn)
      for (const [x, y, u, v] of [
        [mine.left, mine.top, theirs.left, theirs.top],
        [mine.right, mine.bottom, theirs.right, theirs.bottom],
      ] as const) {
        const [across, down] = textureAt(shownBox(box, panel), [x, y])
        const [wantedAcross, wantedDown] = textureAt(box, [u, v])
        expect(Math.abs(across - wantedAcross), panel.id).toBeLessThan(0.03)
        expect(Math.abs(down - wantedDown), panel.id).toBeLessThan(0.1)
      }
    }
  })

  it('finds what is pointed at where it is drawn', () => {
    for (const panel of pattern.panels) {
      const box = shownBox(textureBox(panelOf(base, panel.id)), panel)
      const [x, y] = spotAt(box, textureAt(box, [12, 34]))
      expect([x, y]).toEqual([expect.closeTo(12, 6), expect.closeTo(34, 6)])
    }
  })
})

it('leaves the box of the baked size as it was baked', () => {
  for (const panel of base.panels) {
    const box = textureBox(panel)
    expect(shownBox(box, panel)).toBe(box)
    expect(shownBox(box, null)).toBe(box)
  }
})
