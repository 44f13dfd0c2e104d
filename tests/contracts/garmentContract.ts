import { describe, expect, it } from 'vitest'
import { playerFields } from '../../engine/document/fields.ts'
import { fieldOf } from '../../engine/document/tables.ts'
import { flattenPath } from '../../engine/geometry/polyline.ts'
import {
  baseSize,
  bleed,
  cutLine,
  type Edge,
  type GarmentPlugin,
  isPaint,
  lengthOf,
  meshesOf,
  meshPattern,
  type Panel,
  type Path,
  type Pattern,
  type Point,
  panelBounds,
  pathBounds,
  sewingLine,
  sizes,
  valuesOfChoice,
  withBleed,
  type ZoneRegion,
} from '../../engine/index.ts'
import { bakeSettings } from '../../engine/tailor/index.ts'
import { sewPanels } from '../../engine/tailor/mesh/sewPanels.ts'
import { placePanels } from '../../engine/tailor/placement/placePanels.ts'
import { cutsOf } from '../support/cutsOf.ts'
import { someSizes } from '../support/nightly.ts'
import { areaOf, distanceToLine, isInside, selfCrossing } from '../support/polygon.ts'

/** A sleeve's cap may be this much longer than its armhole, in mm. */
const mostEase = 4
/** Rib may be stretched to this share of what it is sewn to. */
const leastRib = 0.7

/** Layouts are drawn anew for every size, which takes longer than all else. */
const isLookedAt = ({ size }: Pattern): boolean => someSizes.includes(size)

/** What every garment promises, in every size and every cut. */
export function garmentContract(garment: GarmentPlugin): void {
  const seen = new Set<string>()

  describe.each(cutsOf(garment))('%j', options => {
    const patterns = sizes.map(size => garment.pattern(size, options))
    const panels = patterns.flatMap(pattern => pattern.panels)
    // Most cuts share most of their pieces; each is looked at once.
    const fresh = new Set(panels.filter(panel => seen.size < seen.add(JSON.stringify(panel)).size))
    const everyPanel = (check: (panel: Panel) => void): void => {
      for (const panel of fresh) check(panel)
    }

    it('is the same whenever it is drafted', () => {
      expect(JSON.stringify(sizes.map(size => garment.pattern(size, options)))).toBe(JSON.stringify(patterns))
    })

    it('names each panel once, and each edge of a panel once', () => {
      for (const { panels } of patterns) expect(new Set(panels.map(panel => panel.id)).size).toBe(panels.length)
      everyPanel(({ edges }) => expect(new Set(edges.map(edge => edge.name)).size).toBe(edges.length))
    })

    it('has the same panels and edges in every size', () => {
      const names = patterns.map(({ panels }) => panels.map(({ id, edges }) => [id, edges.map(edge => edge.name)]))
      for (const other of names) expect(other).toEqual(names[0])
    })

    it('closes every outline: each edge begins where the one before ends', () => {
      everyPanel(({ edges }) => {
        for (const [index, edge] of edges.entries()) expect(edge.points[0]).toEqual(edges.at(index - 1)?.points.at(-1))
      })
    })

    it('runs clockwise round every panel and nowhere across itself', () => {
      everyPanel(panel => {
        expect(areaOf(sewingLine(panel)), panel.id).toBeGreaterThan(0)
        expect(selfCrossing(sewingLine(panel)), panel.id).toBeNull()
      })
    })

    it('has only finite coordinates, and no point twice in a row', () => {
      everyPanel(({ edges }) => {
        for (const { points } of edges) {
          expect(points.flat().every(Number.isFinite)).toBe(true)
          expect(points.slice(1).every(([x, y], index) => x !== points[index]?.[0] || y !== points[index]?.[1])).toBe(
            true,
          )
        }
      })
    })

    it('cuts outside the sewing line by the allowance of each edge', () => {
      everyPanel(checkCut)
    })

    it('sews edges that exist, each once', () => {
      for (const pattern of patterns) {
        const sewn = pattern.seams.flatMap(({ a, b }) => [`${a.panel}.${a.edge}`, `${b.panel}.${b.edge}`])
        expect(new Set(sewn).size).toBe(sewn.length)
        for (const { a, b } of pattern.seams) expect([edgeOf(pattern, a), edgeOf(pattern, b)]).not.toContain(undefined)
      }
    })

    it('sews edges of the same length, but for the ease of a cap and the stretch of rib', () => {
      for (const pattern of patterns) checkSeams(pattern)
    })

    it('marks edges that exist, and lays the grain inside the piece', () => {
      everyPanel(({ edges, notches, grain }) => {
        for (const { edge, at } of notches) {
          expect(edges.map(({ name }) => name)).toContain(edge)
          expect(at >= 0 && at <= 1).toBe(true)
        }
        expect(grain[0]).not.toEqual(grain[1])
      })
      everyPanel(panel => {
        for (const end of panel.grain) expect(isInside(end, sewingLine(panel)), `grain of ${panel.id}`).toBe(true)
      })
    })

    it('keeps every anchor within its panel', () => {
      everyPanel(panel => {
        for (const [name, anchor] of Object.entries(panel.anchors)) {
          const on = isInside(anchor, sewingLine(panel)) || distanceToLine(anchor, sewingLine(panel)) < 0.1
          expect(on, `${name} of ${panel.id}`).toBe(true)
        }
      })
    })

    it('has the same anchors in every size', () => {
      const names = patterns.map(({ panels }) => panels.map(({ anchors }) => Object.keys(anchors)))
      for (const other of names) expect(other).toEqual(names[0])
    })

    it('keeps every slot within its panel, at least 10 mm from the seam', () => {
      for (const pattern of patterns) checkSlots(garment, pattern)
    })

    it('paints only panels that exist, each to the bleed beyond its cut', () => {
      for (const pattern of patterns.filter(isLookedAt)) checkZones(garment, pattern, fresh)
    })

    it('leaves ink on a panel in every layout of a zone', () => {
      const withFresh = patterns.filter(({ panels }) => panels.some(panel => fresh.has(panel)))
      for (const pattern of withFresh.filter(isLookedAt)) checkLayouts(garment, pattern)
    })

    it('mirrors what it calls left and right', () => {
      for (const pattern of patterns) checkMirrors(pattern, fresh)
    })

    it('grows from size to size', () => {
      for (const [index, { panels }] of patterns.entries()) {
        for (const panel of index === 0 ? [] : panels) {
          const smaller = patterns[index - 1]?.panels.find(({ id }) => id === panel.id)
          if (smaller) expect(areaOf(sewingLine(panel))).toBeGreaterThan(areaOf(sewingLine(smaller)))
        }
      }
    })
  })

  it('drafts its initial cut when no option is chosen, or one that it does not know', () => {
    const initial = garment.pattern('M', Object.fromEntries(garment.options.map(({ id, initial }) => [id, initial])))
    const unknown = Object.fromEntries(garment.options.map(({ id }) => [id, 'of another version']))
    expect(garment.pattern('M', {})).toEqual(initial)
    expect(garment.pattern('M', unknown)).toEqual(initial)
  })

  describe('its meshes', () => {
    it('are one for each part of every cut', () => {
      for (const cut of cutsOf(garment)) {
        const files = meshesOf(garment, cut)
        const parts = garment.meshes.flatMap(({ file, part }) =>
          files.includes(`${garment.slug}/${file}`) ? [part] : [],
        )
        expect(parts.toSorted()).toEqual(
          [...new Set(garment.pattern(baseSize, cut).panels.map(({ part }) => part))].sort(),
        )
      }
      expect(new Set(garment.meshes.map(({ file }) => file)).size).toBe(garment.meshes.length)
    })

    it.each(garment.meshes)('can be sewn and placed on the body: $file', mesh => {
      const { spacing, seed, phases } = { ...bakeSettings(mesh), spacing: 40 }
      const pattern = meshPattern(garment, mesh)
      const places = placePanels(sewPanels(pattern, { spacing, seed }), pattern, phases.dressing.armAngle)
      expect(places.length).toBeGreaterThan(0)
      expect(places.every(Number.isFinite)).toBe(true)
    })

    it('are worn over meshes that there are', () => {
      for (const { underneath } of garment.meshes) {
        for (const file of underneath) expect(garment.meshes.map(mesh => mesh.file)).toContain(file)
      }
    })
  })

  it('has the parts and the options that a player may choose otherwise', () => {
    const parts = cutsOf(garment).flatMap(cut => garment.pattern(baseSize, cut).panels.map(({ part }) => part))
    for (const choice of garment.playerOptions) {
      if (choice.kind === 'cut') expect(garment.options.map(({ id }) => id)).toContain(choice.option)
      else for (const part of choice.parts) expect(parts).toContain(part)
    }
    const fields = garment.playerOptions.map(({ field }) => field)
    expect(new Set(fields).size).toBe(fields.length)
    // Saved designs keep a choice beside what every player has: under another name, that a log can hold.
    expect(fields.filter(field => field in playerFields || fieldOf('player', field) === undefined)).toEqual([])
  })

  describe.each(['en', 'kh'] as const)('its words in %s', language => {
    const words = garment.labels[language]
    const drafted = cutsOf(garment).map(cut => garment.pattern(baseSize, cut))
    const zones = drafted.flatMap(pattern => garment.zones(pattern))
    const namesIn = (list: object): readonly string[] => Object.keys(list).sort()
    const each = (names: readonly string[]): readonly string[] => [...new Set(names)].sort()

    it('name every panel, zone, slot, measure and template, and nothing else', () => {
      expect(namesIn(words.panels)).toEqual(each(drafted.flatMap(({ panels }) => panels.map(({ id }) => id))))
      expect(namesIn(words.zones)).toEqual(each(zones.map(({ key }) => key)))
      expect(namesIn(words.slots)).toEqual(each(drafted.flatMap(one => garment.slots(one).map(({ id }) => id))))
      expect(namesIn(words.measures)).toEqual(each(garment.sizes.measures))
      expect(namesIn(words.templates)).toEqual(each(garment.templates.map(({ id }) => id)))
    })

    it('name every option and its values', () => {
      expect(namesIn(words.options)).toEqual(each(garment.options.map(({ id }) => id)))
      for (const { id, values } of garment.options) {
        expect(namesIn(words.options[id]?.values ?? {})).toEqual(each(values))
      }
    })

    it('name every choice of a player', () => {
      expect(namesIn(words.playerOptions)).toEqual(each(garment.playerOptions.map(({ field }) => field)))
      for (const choice of garment.playerOptions) {
        const { of, values = {} } = words.playerOptions[choice.field] ?? { of: '' }
        expect(of).toContain('{{name}}')
        expect(namesIn(values)).toEqual(choice.kind === 'cut' ? each(valuesOfChoice(garment, choice)) : [])
      }
    })

    it('name every layout of every zone', () => {
      const laidOut = zones.filter(zone => zone.layouts)
      expect(namesIn(words.layouts)).toEqual(each(laidOut.map(({ key }) => key)))
      for (const { key, layouts } of laidOut) {
        expect(namesIn(words.layouts[key] ?? {})).toEqual(namesIn(layouts ?? {}))
      }
    })

    it('are written in their own script', () => {
      const script = language === 'kh' ? /\p{Script=Khmer}/u : /\p{Script=Latin}/u
      expect(textsOf(words).filter(text => !script.test(text))).toEqual([])
    })
  })

  it('offers its initial values among the values of each option', () => {
    for (const { values, initial } of garment.options) expect(values).toContain(initial)
  })

  it('has every measure of every size, none smaller than in the size before', () => {
    const { measures, cm, tolerance, sizes: offered } = garment.sizes
    expect(tolerance).toBeGreaterThan(0)
    for (const [index, size] of offered.entries()) {
      for (const measure of measures) {
        const before = cm[offered[index - 1] ?? size][measure]
        expect(cm[size][measure], `${measure} of ${size}`).toBeGreaterThanOrEqual(before ?? Number.POSITIVE_INFINITY)
      }
    }
  })
}

const textsOf = (words: string | object): readonly string[] =>
  typeof words === 'string' ? [words] : Object.values(words).flatMap(textsOf)

function edgeOf({ panels }: Pattern, ref: { readonly panel: string; readonly edge: string }): Edge | undefined {
  return panels.find(({ id }) => id === ref.panel)?.edges.find(({ name }) => name === ref.edge)
}

function checkCut(panel: Panel): void {
  const [cut, sewing] = [cutLine(panel), sewingLine(panel)]
  expect(areaOf(cut), panel.id).toBeGreaterThan(areaOf(sewing))
  expect(selfCrossing(cut), `cut of ${panel.id}`).toBeNull()
  const [least, most] = [Math.min, Math.max].map(pick => pick(...panel.edges.map(({ allowance }) => allowance)))
  const distances = cut.map(point => distanceToLine(point, sewing))
  expect(
    cut.every(point => !isInside(point, sewing)),
    `cut of ${panel.id}`,
  ).toBe(true)
  expect(Math.min(...distances), `cut of ${panel.id}`).toBeGreaterThan((least ?? 0) - 0.05)
  expect(Math.max(...distances), `cut of ${panel.id}`).toBeLessThan((most ?? 0) * 2.5 + 0.05)
  for (const { points, allowance } of panel.edges) {
    const middle = points.length === 2 ? halfway(points) : points[Math.floor(points.length / 2)]
    if (middle) expect(distanceToLine(middle, cut)).toBeCloseTo(allowance, 1)
  }
}

const halfway = ([a, b]: readonly Point[]): Point | undefined => a && b && [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]

function checkSeams(pattern: Pattern): void {
  const isRib = (id: string): boolean => pattern.panels.some(panel => panel.id === id && panel.rib)
  for (const { a, b } of pattern.seams) {
    const [first, second] = [edgeOf(pattern, a), edgeOf(pattern, b)].map(edge => lengthOf(edge?.points ?? []))
    const name = `${a.panel}.${a.edge} and ${b.panel}.${b.edge}, size ${pattern.size}`
    const [shorter, longer] = [Math.min(first ?? 0, second ?? 0), Math.max(first ?? 0, second ?? 0)]
    if (isRib(a.panel) !== isRib(b.panel)) expect(shorter / longer, name).toBeGreaterThanOrEqual(leastRib)
    else expect(longer - shorter, name).toBeLessThanOrEqual(/cap/i.test(name) ? mostEase : 0.1)
  }
}

function checkSlots(garment: GarmentPlugin, pattern: Pattern): void {
  const slots = garment.slots(pattern)
  expect(new Set(slots.map(({ id }) => id)).size).toBe(slots.length)
  for (const { id, panel, anchor, offset, size } of slots) {
    const found = pattern.panels.find(candidate => candidate.id === panel)
    const at = found?.anchors[anchor]
    expect(at, `${anchor} of ${panel}`).toBeDefined()
    if (!found || !at) continue
    // Two wide digits are about as wide as they are high.
    const [halfWidth, halfHeight] = [(size.width ?? size.height) / 2, size.height / 2]
    for (const [sx, sy] of [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ] as const) {
      const corner: Point = [at[0] + offset[0] + sx * halfWidth, at[1] + offset[1] + sy * halfHeight]
      expect(isInside(corner, sewingLine(found)), `${id} in size ${pattern.size}`).toBe(true)
      expect(distanceToLine(corner, sewingLine(found)), `${id} in size ${pattern.size}`).toBeGreaterThan(10)
    }
  }
}

function checkZones(garment: GarmentPlugin, pattern: Pattern, fresh: ReadonlySet<Panel>): void {
  const zones = garment.zones(pattern)
  const regions = zones.flatMap(zone => zone.regions)
  expect(new Set(zones.map(({ key }) => key)).size).toBe(zones.length)
  expect(zones.every(({ initial }) => isPaint(initial))).toBe(true)
  for (const { panel, path } of regions) {
    expect(pattern.panels.map(({ id }) => id)).toContain(panel)
    expect(path[0]?.[0]).toBe('M')
    expect(path.at(-1)?.[0]).toBe('Z')
  }
  for (const panel of pattern.panels.filter(candidate => fresh.has(candidate))) {
    const lowest = regions.find(region => region.panel === panel.id)
    const painted = ring(lowest?.path ?? [])
    const inked = ring(withBleed(cutLine(panel)))
    const bare = inked.filter(point => !isInside(point, painted) && distanceToLine(point, painted) > 0.05)
    expect(bare, `${panel.id} has a zone that reaches over its bleed of ${bleed} mm`).toEqual([])
  }
}

function checkLayouts(garment: GarmentPlugin, pattern: Pattern): void {
  for (const { key, layouts } of garment.zones(pattern)) {
    for (const [name, regionsOf] of Object.entries(layouts ?? {})) {
      const regions = regionsOf()
      expect(
        regions.every(region => inks(region, pattern)),
        `${name} of ${key}, size ${pattern.size}`,
      ).toBe(true)
      expect(regions.length, `${name} of ${key}`).toBeGreaterThan(0)
    }
  }
}

/** Closed shapes of finite numbers that meet the panel somewhere. */
function inks({ panel, path }: ZoneRegion, { panels }: Pattern): boolean {
  const found = panels.find(({ id }) => id === panel)
  if (!found || path[0]?.[0] !== 'M' || path.at(-1)?.[0] !== 'Z') return false
  const [bounds, region] = [panelBounds(found), pathBounds(path)]
  if (!Object.values(region).every(Number.isFinite)) return false
  return (
    region.left < bounds.right && region.right > bounds.left && region.top < bounds.bottom && region.bottom > bounds.top
  )
}

const ring = (path: Path): readonly Point[] => flattenPath(path)[0] ?? []

function checkMirrors({ panels }: Pattern, fresh: ReadonlySet<Panel>): void {
  for (const panel of panels.filter(candidate => fresh.has(candidate))) {
    const other = panels.find(({ id }) => id === panel.id.replace(/Left$/, 'Right'))
    const sided = panel.edges.some(({ name }) => name.endsWith('Left'))
    if (!other || (other === panel && !sided)) continue
    const [line, mirror] = [sewingLine(panel), sewingLine(other).map(([x, y]): Point => [0 - x, y])]
    const off = mirror.filter(point => distanceToLine(point, line) > 0.001)
    expect(off, panel.id).toEqual([])
    expect(panelBounds(panel).left).toBeCloseTo(-panelBounds(other).right, 6)
  }
}
