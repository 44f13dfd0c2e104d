import { whyNotFitted } from '../gates/bakeGates.ts'
import type { FitInput, FittedGarment } from './fitGarment.ts'

/**
 * Hangs a baked garment in another size: as it hangs, and where that does not pass every gate, with arms that are lifted
 * and come down again. Where neither passes, the one with fewer faults. What needs no arms is tried once.
 */
export async function fitSound<Fitted extends Pick<FittedGarment, 'record'>>(
  input: FitInput,
  hang: (input: FitInput) => Promise<Fitted>,
): Promise<Fitted> {
  const still = await hang(input)
  const faults = whyNotFitted(still.record).length
  if (faults === 0 || input.settings.phases.moving.armAngles.length === 0) return still
  const moved = await hang({ ...input, liftsArms: true })
  return whyNotFitted(moved.record).length < faults ? moved : still
}
