import { isCut, type Panel } from '../../drafting/pattern.ts'
import type { PanelGeometry } from '../file/panelGeometry.ts'
import { asymmetryOf } from './asymmetry.ts'
import { countCrossings } from './crossings.ts'
import { highStretch, type WornPanel } from './principalStretch.ts'

/** What a baked garment may measure at most. What goes beyond is not written, and fails in the tests. */
export const bakeLimits = {
  /** A circle printed on cloth becomes an ellipse that is this many times longer. Rib is sewn in stretched. */
  stretch99: 1.15,
  crossings: 10,
  asymmetry: 15,
  printDistortion: 0.05,
  elasticDistortion: 0.18,
  speedAtRest: 0.004,
  verticesCaught: 0,
  verticesInside: 0,
  strain99: 0.15,
  ribStrain99: 0.35,
  bareHead: 20,
  tuckedSleeve: 1000,
  looseRings: 0,
  foldedPrint: 0.025,
} as const

type Limited = keyof typeof bakeLimits

/** What a measure beyond its limit means. */
const meanings: Readonly<Record<Limited, string>> = {
  stretch99: 'the print is stretched',
  crossings: 'cloth passes through cloth',
  asymmetry: 'left and right hang differently',
  printDistortion: 'a fold runs through a place for print',
  elasticDistortion: 'elastic is stretched too far where it is printed on',
  speedAtRest: 'it has not come to rest',
  verticesCaught: 'cloth was pushed out of the body, which tears its folds',
  verticesInside: 'cloth lies inside the body',
  strain99: 'cloth is stretched or pressed',
  ribStrain99: 'rib is stretched too far',
  bareHead: 'the hood has slid off the head',
  tuckedSleeve: 'a sleeve is caught in a tuck',
  looseRings: 'a sleeve or a leg has come off its limb',
  foldedPrint: 'a fold hides a place for print',
}

/** Measured of garments with a hood alone, with sleeves or legs, with sleeves, and with places for print on front or back. */
const ofHoods: readonly Limited[] = ['bareHead']
const ofLimbs: readonly Limited[] = ['looseRings']
const ofSome: readonly Limited[] = [...ofHoods, ...ofLimbs, 'tuckedSleeve', 'foldedPrint']

const isLimited = (name: string): name is Limited => Object.hasOwn(bakeLimits, name)

/** What a fit is held to: its cloth is the baked garment's, graded. */
const limitsOfFits: readonly Limited[] = [
  ...(['stretch99', 'crossings', 'asymmetry', 'speedAtRest', 'verticesInside'] as const),
  'foldedPrint',
  ...ofHoods,
  ...ofLimbs,
]

type Measures = Readonly<Partial<Record<Limited, number>>>

/**
 * In words, each gate that a bake does not pass; none for one that may ship. A measure that is missing does not pass, but
 * for those of a hood, of sleeves and of legs where there are none.
 */
export const whyNotShipped = (record: Measures): readonly string[] =>
  whyNot(record, Object.keys(bakeLimits).filter(isLimited))

/** The same of a baked garment in another size. */
export const whyNotFitted = (record: Measures): readonly string[] => whyNot(record, limitsOfFits)

const whyNot = (record: Measures, names: readonly Limited[]): readonly string[] =>
  names
    .filter(name => record[name] !== undefined || !ofSome.includes(name))
    .filter(name => !((record[name] ?? Number.NaN) <= bakeLimits[name]))
    .map(name => `${meanings[name]}: ${name} is ${record[name]}, at most ${bakeLimits[name]}`)

/** What is measured on the panels of a file. */
export interface MeasuredBake {
  /** Of the triangles of cloth, 99 of 100 are this many times longer than on the panel, or less, wherever one measures. */
  readonly stretch99: number
  /** Pairs of triangles that pass through each other. */
  readonly crossings: number
  /** How far left and right hang from mirroring each other, in mm, at 95 of 100 spots of cloth. */
  readonly asymmetry: number
}

/** Whether stretch and asymmetry of a panel count: rib is sewn in stretched, unless it falls freely, and what is bought has a shape of its own. */
export const isMeasured = ({ rib, placement }: Pick<Panel, 'rib' | 'placement'>): boolean =>
  placement.kind === 'fall' || (!rib && isCut({ placement }))

/** Measures the panels as they are written. */
export const measureBake = (geometries: readonly PanelGeometry[]): MeasuredBake => measureWorn(wornPanels(geometries))

/** The panels of a file as they lie flat and hang. */
export const wornPanels = (geometries: readonly PanelGeometry[]): readonly (WornPanel & { readonly panel: Panel })[] =>
  geometries.map(({ panel, box, positions, textureCoordinates, triangles }) => ({
    panel,
    positions,
    triangles,
    flat: textureCoordinates.map((share, index) =>
      index % 2 === 0 ? box.left + share * box.width : box.top + share * box.height,
    ),
  }))

/** Measures panels as they hang: positions in m, `flat` in mm. */
export function measureWorn(panels: readonly (WornPanel & { readonly panel: Panel })[]): MeasuredBake {
  const cloth = panels.filter(({ panel }) => isMeasured(panel)).map(worn => ({ ...worn, panel: worn.panel.id }))
  return {
    stretch99: Number(highStretch(cloth).toFixed(3)),
    crossings: countCrossings(panels),
    asymmetry: Number(asymmetryOf(cloth).toFixed(1)),
  }
}
