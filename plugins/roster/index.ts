export { keyOfPlan, planAt, type RememberedColumns } from './planColumns.ts'
export { maxCharacters, type RosterColumn, type RosterReading, readRoster, readWith } from './readRoster.ts'
export { type FileReading, maxFileBytes, readRosterFile } from './readRosterFile.ts'
export { type RosterChoice, rosterChoices } from './rosterChoices.ts'
export type { ColumnPlan, RosterLine } from './rosterList.ts'
export {
  type FindingReason,
  type RosterCells,
  type RosterField,
  type RosterFinding,
  type RosterRow,
  rosterFields,
  rowOf,
} from './rosterRow.ts'
export { readGoalkeeper, readPlayerNumber, readQuantity, readSize } from './rosterWords.ts'
