import { boneIndex, boneNames } from './skeleton.ts'

const pelvis = boneIndex('pelvis')
const holdNoTrousers = new Set(
  boneNames.flatMap((name, bone) => (/^(clavicle|arm|fore|hand|fingers|head)/.test(name) ? [bone] : [])),
)

/** How cloth follows bones. */
export interface Following {
  /** Which bone takes the share of another one. */
  boneOf(bone: number): number
  /** How far along the cloth what hangs freely takes after its surroundings, in m. */
  readonly along: number
}

/** Trousers take the share of hands, which hang beside the hips, to the pelvis. */
export const trousersFollow: Following = { boneOf: bone => (holdNoTrousers.has(bone) ? pelvis : bone), along: 0 }

const clavicles = boneNames.map((name, bone) => {
  if (!/^(arm|fore|hand|fingers)/.test(name)) return bone
  return boneIndex(name.endsWith('Left') ? 'clavicleLeft' : 'clavicleRight')
})

const withSleeves: Following = { boneOf: bone => bone, along: 0.1 }
/** A raised arm would draw the edge of an armhole without a sleeve out along it. */
const withoutSleeves: Following = { boneOf: bone => clavicles[bone] ?? bone, along: 0 }

/** Whether a shirt of these panels has sleeves. */
export const hasSleeves = (panels: readonly string[]): boolean => panels.some(panel => panel.startsWith('sleeve'))

/**
 * How a shirt of these panels follows bones. One with sleeves follows the arms, and what hangs below an arm follows it a
 * little too: else the nearest piece of a flank would be drawn up alone. One without follows no arm.
 */
export const shirtFollows = (panels: readonly string[]): Following =>
  hasSleeves(panels) ? withSleeves : withoutSleeves
