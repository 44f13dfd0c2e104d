import { describe, expect, it } from 'vitest'
import { jointsOf } from '../../engine/drafting/joints.ts'
import {
  baseSize,
  type GarmentPlugin,
  isCut,
  meshesOf,
  meshPattern,
  type Panel,
  type Pattern,
  sewingLine,
} from '../../engine/index.ts'
import { layersOf } from '../../engine/tailor/finish/layers.ts'
import { bakeSettings } from '../../engine/tailor/index.ts'
import { sewPanels } from '../../engine/tailor/mesh/sewPanels.ts'
import { placePanels } from '../../engine/tailor/placement/placePanels.ts'
import { cutsOf } from '../support/cutsOf.ts'
import { someSizes } from '../support/nightly.ts'
import { areaOf, distanceToLine, isInside, selfCrossing } from '../support/polygon.ts'
import {
  checkCovers,
  checkCut,
  checkLayouts,
  checkMarks,
  checkMirrors,
  checkOpenings,
  checkSeams,
  checkSlots,
  checkZones,
  edgeOf,
} from './patternChecks.ts'
import { playerOptionsContract } from './playerOptionsContract.ts'
import { wordsContract } from './wordsContract.ts'

/** Layouts, cut lines and mirror images take the longest, so that every size of them is for the night. */
const isLookedAt = ({ size }: Pattern): boolean => someSizes.includes(size)

/** The contract of every garment, in every cut and every size in which it is made. */
export function garmentContract(garment: GarmentPlugin): void {
  const seen = new Set<string>()
  const { sizes } = garment.sizes

  describe.each(cutsOf(garment))('%j', options => {
    const patterns = sizes.map(size => garment.pattern(size, options))
    const panels = patterns.flatMap(pattern => pattern.panels)
    // Most cuts share most of their pieces, so each piece is checked once.
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
      const lookedAt = new Set(patterns.filter(isLookedAt).flatMap(pattern => pattern.panels))
      everyPanel(panel => lookedAt.has(panel) && checkCut(panel))
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

    it('runs every line on smoothly from piece to piece: each joint is 180° ± 3°', () => {
      for (const pattern of patterns) {
        const kinks = jointsOf(pattern).filter(({ degrees }) => !(Math.abs(degrees - 180) <= 3))
        expect(kinks, `size ${pattern.size}`).toEqual([])
      }
    })

    it('meets every mark in a seam with one on the other side', () => {
      for (const pattern of patterns) checkMarks(pattern)
    })

    it('lets a head through its neck and hips through its waist', () => {
      for (const pattern of patterns) checkOpenings(pattern)
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

    it('runs no slot under what is put onto its panel, such as a pocket, in any size', () => {
      for (const pattern of patterns) checkCovers(garment, pattern)
    })

    it('paints only panels that exist, each to the bleed beyond its cut', () => {
      for (const pattern of patterns.filter(isLookedAt)) checkZones(garment, pattern, fresh)
    })

    it('leaves ink on a panel in every layout of a zone', () => {
      const withFresh = patterns.filter(({ panels }) => panels.some(panel => fresh.has(panel)))
      for (const pattern of withFresh.filter(isLookedAt)) checkLayouts(garment, pattern)
    })

    it('mirrors what it calls left and right', () => {
      for (const pattern of patterns.filter(isLookedAt)) checkMirrors(pattern, fresh)
    })

    it('grows from size to size', () => {
      for (const [index, { panels }] of patterns.entries()) {
        for (const panel of index === 0 ? [] : panels.filter(isCut)) {
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
      const { hung } = layersOf(meshPattern(garment, mesh))
      const places = placePanels(sewPanels(hung, { spacing, seed }), hung, phases.dressing.armAngle)
      expect(places.length).toBeGreaterThan(0)
      expect(places.every(Number.isFinite)).toBe(true)
    })

    it('are worn over meshes that there are', () => {
      for (const { underneath } of garment.meshes) {
        for (const file of underneath) expect(garment.meshes.map(mesh => mesh.file)).toContain(file)
      }
    })
  })

  playerOptionsContract(garment)

  wordsContract(garment)

  it('offers its initial values among the values of each option', () => {
    for (const { values, initial } of garment.options) expect(values).toContain(initial)
  })

  it('is made in the size that its places are measured on', () => expect(sizes).toContain(baseSize))

  it('has every measure of every size, none smaller than in the size before', () => {
    const { measures, cm, tolerance } = garment.sizes
    expect(tolerance).toBeGreaterThan(0)
    for (const [index, size] of sizes.entries()) {
      for (const measure of measures) {
        const before = cm[sizes[index - 1] ?? size]?.[measure]
        expect(cm[size]?.[measure], `${measure} of ${size}`).toBeGreaterThanOrEqual(before ?? Number.POSITIVE_INFINITY)
      }
    }
  })
}
