import { type Panel, type Seam, seam } from '../../engine/plugin.ts'

/** Cloth beyond the sewing line, in mm. A raglan sleeve bends so tightly at the neck that 7 mm would lie on themselves. */
export const allowance = { seam: 10, hem: 25, neck: 7, raglanNeck: 5 } as const

/** Marks where sleeve and armhole meet, in mm beside the point of balance: one in front, two at the back. */
export const matchMarks = { front: [0], back: [-4, 4] } as const

/** The point of balance lies this share of the armhole's length from the armpit; the ease is all above it. */
const balance = 0.45

/** Distances from the armpit, the same on the armhole and on the sleeve that is sewn to it. */
export const marksFromArmpit = (armhole: number, marks: readonly number[]): readonly number[] =>
  marks.map(mark => armhole * balance + mark)

/** Where the marks of an edge lie on the edge that is sewn to it, which runs the other way. */
export const marksOpposite = ({ notches }: Panel, name: string): readonly number[] =>
  notches.filter(({ edge }) => edge === name).map(({ at }) => 1 - at)

/** Pieces, and what is sewn to what. */
export interface SewnPieces {
  readonly panels: readonly Panel[]
  readonly seams: readonly Seam[]
}

const sideSeams: readonly Seam[] = [seam('front.sideLeft', 'back.sideLeft'), seam('front.sideRight', 'back.sideRight')]

/** Front to back. */
export const bodySeams: readonly Seam[] = [
  seam('front.shoulderLeft', 'back.shoulderLeft'),
  seam('front.shoulderRight', 'back.shoulderRight'),
  ...sideSeams,
]

/** Front to back and, where a collar is sewn on, both sleeves to it: raglan sleeves lie between them on the shoulders. */
export const raglanSeams = (collar: 'collar' | 'stand'): readonly Seam[] => [
  ...sideSeams,
  seam('sleeveLeft.neck', `${collar}.neckLeftSleeve`),
  seam('sleeveRight.neck', `${collar}.neckRightSleeve`),
]

export const sleeveSeams: readonly Seam[] = [
  seam('front.armholeLeft', 'sleeveLeft.capFront'),
  seam('back.armholeLeft', 'sleeveLeft.capBack'),
  seam('sleeveLeft.underFront', 'sleeveLeft.underBack'),
  seam('front.armholeRight', 'sleeveRight.capFront'),
  seam('back.armholeRight', 'sleeveRight.capBack'),
  seam('sleeveRight.underFront', 'sleeveRight.underBack'),
]

export const crewCollarSeams: readonly Seam[] = [
  seam('front.neck', 'collar.neckFront'),
  seam('back.neck', 'collar.neckBack'),
  seam('collar.endFront', 'collar.endBack'),
]

export const vCollarSeams: readonly Seam[] = [
  seam('front.neckLeft', 'collar.neckLeft'),
  seam('front.neckRight', 'collar.neckRight'),
  seam('back.neck', 'collar.neckBack'),
  seam('collar.endLeft', 'collar.endRight'),
]

export const cuffSeams: readonly Seam[] = [
  seam('sleeveLeft.hem', 'cuffLeft.sleeve'),
  seam('cuffLeft.endFront', 'cuffLeft.endBack'),
  seam('sleeveRight.hem', 'cuffRight.sleeve'),
  seam('cuffRight.endFront', 'cuffRight.endBack'),
]

/** Of two legs and their waistband. */
export const legSeams: readonly Seam[] = [
  seam('legLeft.crotchFront', 'legRight.crotchFront'),
  seam('legLeft.crotchBack', 'legRight.crotchBack'),
  seam('legLeft.inseamFront', 'legLeft.inseamBack'),
  seam('legRight.inseamFront', 'legRight.inseamBack'),
  seam('legLeft.waist', 'waistband.waistLeft'),
  seam('legRight.waist', 'waistband.waistRight'),
  seam('waistband.endLeft', 'waistband.endRight'),
]
