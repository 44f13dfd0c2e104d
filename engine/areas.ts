// What works with areas. It comes with clipper2, 18 kB gz, which pages fetch when they need one of these.
export { type InkFinding, inkFindings } from './artwork/inkFindings.ts'
export { outlineRings, withBleed } from './artwork/outlineRings.ts'
export { grown, within } from './geometry/shapes.ts'
