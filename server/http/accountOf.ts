import type { Asker } from './asker.ts'
import { Problem } from './problem.ts'

/** Id of the account that asks. Routes that let only customers in never see it throw. */
export function accountOf(asker: Asker): string {
  if (asker.kind === 'customer' || asker.kind === 'admin') return asker.account
  throw new Problem('not-signed-in')
}
