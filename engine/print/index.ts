export type { PrintObstacle, PrintOrder, PrintOutcome, PrintWarning } from './printOrder.ts'
export { printPanels } from './printPanels.ts'
