import type { Panel } from '../../drafting/pattern.ts'
import type { PanelGeometry } from '../file/panelGeometry.ts'
import { asymmetryOf } from './asymmetry.ts'
import { countCrossings } from './crossings.ts'
import { highStretch } from './principalStretch.ts'

/** What a baked garment may measure at most. What goes beyond is not written, and fails in the tests. */
export const bakeLimits = {
  /** A circle printed on cloth becomes an ellipse that is this many times longer. Rib is sewn in stretched. */
  stretch99: 1.15,
  crossings: 10,
  asymmetry: 15,
  speedAtRest: 0.004,
  verticesCaught: 0,
  verticesInside: 0,
  strain99: 0.15,
  ribStrain99: 0.35,
} as const

type Limited = keyof typeof bakeLimits

/** What a measure beyond its limit means. */
const meanings: Readonly<Record<Limited, string>> = {
  stretch99: 'the print is stretched',
  crossings: 'cloth passes through cloth',
  asymmetry: 'left and right hang differently',
  speedAtRest: 'it has not come to rest',
  verticesCaught: 'cloth was pushed out of the body, which tears its folds',
  verticesInside: 'cloth lies inside the body',
  strain99: 'cloth is stretched or pressed',
  ribStrain99: 'rib is stretched too far',
}

const isLimited = (name: string): name is Limited => Object.hasOwn(bakeLimits, name)

/** In words, each gate that a bake does not pass; none for one that may ship. A measure that is missing does not pass. */
export const whyNotShipped = (record: Readonly<Partial<Record<Limited, number>>>): readonly string[] =>
  Object.keys(bakeLimits)
    .filter(isLimited)
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

/** Whether stretch and asymmetry of a panel count: rib is sewn in stretched, unless it falls freely, and buttons are hard. */
export const isMeasured = ({ rib, placement }: Pick<Panel, 'rib' | 'placement'>): boolean =>
  placement.kind === 'fall' || (!rib && placement.kind !== 'button')

/** Measures the panels as they are written. */
export function measureBake(geometries: readonly PanelGeometry[]): MeasuredBake {
  const cloth = geometries
    .filter(({ panel }) => isMeasured(panel))
    .map(({ panel, box, positions, textureCoordinates, triangles }) => ({
      panel: panel.id,
      positions,
      triangles,
      flat: textureCoordinates.map((share, index) =>
        index % 2 === 0 ? box.left + share * box.width : box.top + share * box.height,
      ),
    }))
  return {
    stretch99: Number(highStretch(cloth).toFixed(3)),
    crossings: countCrossings(geometries),
    asymmetry: Number(asymmetryOf(cloth).toFixed(1)),
  }
}
