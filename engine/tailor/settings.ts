import type { MeshSpec } from '../garment/garmentPlugin.ts'
import type { Figure } from './body/torso.ts'
import type { Smoothing } from './finish/smooth.ts'
import type { HemSize } from './finish/turnHems.ts'
import { type Fabric, fabrics, jerseyFabric } from './solver/fabric.ts'
import type { Phase } from './solver/simulate.ts'

/** Everything but the pattern that a baked garment depends on. */
export interface TailorSettings {
  /** Between neighbouring points of the cloth, in mm. */
  readonly spacing: number
  /** Of how the triangles are scattered, and so of where folds fall. The first of those that a bake tries. */
  readonly seed: number
  readonly figure: Figure
  /** Between the knots of the grid that the body is sampled on, in m. */
  readonly bodySpacing: number
  readonly fabric: Fabric
  /** Steps per sixtieth of a second. */
  readonly substeps: number
  /** Cloth keeps this far from other cloth, in m. */
  readonly selfDistance: number
  /** Frames from one search for such cloth to the next; two unless said. */
  readonly searchFrames?: number
  /** How many times as easily as the other cloth a hood bends; as easily unless said. */
  readonly limpHood?: number
  readonly phases: {
    /** The body grows into the sewn garment, arms as the pattern was placed on them (degrees). */
    readonly dressing: Phase & { readonly armAngle: number }
    /** The arms move and draw the cloth into folds. */
    readonly moving: Phase & { readonly armAngles: readonly number[] }
    readonly resting: Phase & { readonly armAngle: number }
    /** In another size the cloth finds its new length before it rests; the usual way unless said. */
    readonly settling?: Phase
  }
  readonly smoothing: Smoothing
  readonly subdivide: boolean
  readonly hem: HemSize
}

/** For what hangs from the shoulders. */
export const shirtSettings: TailorSettings = {
  spacing: 12,
  seed: 7,
  figure: 'padded',
  bodySpacing: 0.008,
  fabric: jerseyFabric,
  substeps: 36,
  selfDistance: 0.0045,
  phases: {
    dressing: { armAngle: 44, seconds: 1, gravity: 4, damping: 4, friction: 0.05, growFrom: -0.014 },
    moving: { armAngles: [40, 36, 32, 28, 25, 30], seconds: 0.25, gravity: 9.81, damping: 2 },
    resting: { armAngle: 30, seconds: 6, calmAfter: 2.5, gravity: 9.81, damping: 1.5, restingSpeed: 0.004 },
  },
  smoothing: { rounds: 2, strength: 0.4, lineRounds: 6 },
  subdivide: true,
  hem: { thickness: 0.0022, depth: 0.016 },
}

/** For what hangs from the waist: no arms move, the body grows more slowly, and nothing falls before the waistband holds. */
export const shortsSettings: TailorSettings = {
  ...shirtSettings,
  figure: 'athletic',
  phases: {
    dressing: { armAngle: 30, seconds: 1, gravity: 0, damping: 6, friction: 0.05, growFrom: -0.04 },
    moving: { armAngles: [], seconds: 0, gravity: 0, damping: 0 },
    resting: { armAngle: 30, seconds: 4, gravity: 9.81, damping: 2, restingSpeed: 0.004 },
  },
}

/**
 * For what hangs from the shoulders and has a hood, pulled up: it is large, of thick cloth, and folds wide. In another size
 * nothing pulls at the hood until the head has grown into it, and then it is not slippery, or it would slide off.
 */
const hoodSettings: TailorSettings = {
  ...shirtSettings,
  spacing: 13.5,
  figure: 'headed',
  phases: { ...shirtSettings.phases, settling: { seconds: 0.7, gravity: 0, damping: 5, growFrom: -0.02 } },
}

/**
 * For what hangs from the shoulders and has a hood that lies on the back. It is drawn there while the body grows, without a
 * head in its way, and once more in another size, or the corners of its rim would stand up like ears. There cloth lies on
 * cloth twice: points that keep apart by most of a triangle let nothing through.
 */
const napeSettings: TailorSettings = {
  ...shirtSettings,
  spacing: 13.5,
  selfDistance: 0.01,
  searchFrames: 1,
  limpHood: 4,
  seed: 19,
  phases: {
    ...shirtSettings.phases,
    dressing: { ...shirtSettings.phases.dressing, damping: 8, hoodPull: [-3, -16] },
    moving: { ...shirtSettings.phases.moving, friction: 0.1, hoodPull: [-2, -2] },
    settling: { seconds: 1.2, gravity: 4, damping: 8, friction: 0.05, growFrom: -0.02, hoodPull: [-8, -16] },
  },
  hem: { thickness: 0.0022, depth: 0.007 },
}

const byHold: Readonly<Record<MeshSpec['hangsFrom'], TailorSettings>> = {
  shoulders: shirtSettings,
  waist: shortsSettings,
  head: hoodSettings,
  nape: napeSettings,
}

/** Against arms that move, of sleeves that slide along them. */
const sliding = 0.05

/** What a mesh of a garment is baked with. */
export function bakeSettings({
  hangsFrom,
  cloth = 'jersey',
  seed = byHold[hangsFrom].seed,
  slides = false,
}: Pick<MeshSpec, 'hangsFrom' | 'cloth' | 'seed' | 'slides'>): TailorSettings {
  const { phases, ...usual } = byHold[hangsFrom]
  const moving = slides ? { ...phases.moving, friction: sliding } : phases.moving
  return { ...usual, phases: { ...phases, moving }, seed, fabric: fabrics[cloth] }
}
