export type { PrintObstacle, PrintOrder, PrintOutcome, PrintWarning } from './printOrder.ts'
export { printPanels } from './printPanels.ts'
export { type OfPlayer, printRoster, type RosterOrder, type RosterOutcome } from './printRoster.ts'
export { printSvg, type SvgOutcome, type SvgPiece } from './printSvg.ts'
