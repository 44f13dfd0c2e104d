import type { FindingReason } from '../../../plugins/roster/rosterCells.ts'

/** What a row says wrong, as the code of a field of ours. */
export const codeOfFinding: Readonly<Record<FindingReason, string>> = {
  'name-required': 'required',
  'name-long': 'too-long',
  'number-invalid': 'invalid-number',
  'size-missing': 'required',
  'size-unknown': 'unknown-size',
  'sleeve-unknown': 'unknown-sleeve',
  'goalkeeper-unknown': 'unknown-goalkeeper',
  'quantity-invalid': 'invalid-quantity',
  'team-invalid': 'too-long',
}
