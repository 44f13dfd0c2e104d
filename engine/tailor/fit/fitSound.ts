import { whyNotFitted } from '../gates/bakeGates.ts'
import type { TailorSettings } from '../settings.ts'
import type { FitInput, FittedGarment } from './fitGarment.ts'

type Way = Pick<FitInput, 'liftsArms' | 'armpits' | 'settlesHeavy'>

/**
 * How far armpits are rounded out, in m: usual is 0.04. Twice as far clears every fold but draws some cloth too long; a
 * little more or less than usual clears the largest size of polo collars.
 */
const rounded = [0.08, 0.05, 0.046, 0.052, 0.036]

/** For what has arms. */
const withArms: readonly Way[] = [
  { liftsArms: true },
  ...rounded.flatMap((armpits): readonly Way[] => [{ armpits }, { armpits, liftsArms: true }]),
]

/** What is tried one after the other. */
const waysOf = ({ phases: { settling, moving } }: TailorSettings): readonly Way[] => [
  {},
  ...(settling?.gravity === 0 ? [{ settlesHeavy: true }] : []),
  ...(moving.armAngles.length > 0 ? withArms : []),
]

/**
 * Hangs a baked garment in another size: as it hangs, and where that does not pass every gate, with its weight from the
 * start below a hood, with arms that are lifted and come down again, and on a figure whose armpits are rounded out. Where
 * nothing passes, the first of those with the fewest faults. What needs no arms is tried once.
 */
export async function fitSound<Fitted extends Pick<FittedGarment, 'record'>>(
  input: FitInput,
  hang: (input: FitInput) => Promise<Fitted>,
): Promise<Fitted> {
  let [best, faults]: [Fitted | null, number] = [null, Number.POSITIVE_INFINITY]
  for (const way of waysOf(input.settings)) {
    const fitted = await hang({ ...input, ...way })
    const failed = whyNotFitted(fitted.record).length
    if (failed < faults) [best, faults] = [fitted, failed]
    if (faults === 0) break
  }
  if (!best) throw new Error('Nothing was tried.')
  return best
}
