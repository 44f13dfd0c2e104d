import type { Panel, Point } from '../drafting/pattern.ts'
import type { Path } from '../geometry/path.ts'
import { closedPath } from './withBleed.ts'

/** The corners of the sewing line, each once. */
export const sewingLine = (panel: Panel): readonly Point[] => panel.edges.flatMap(edge => edge.points.slice(1))

/** The sewing line of a panel as one closed path. */
export const outlinePath = (panel: Panel): Path => closedPath(sewingLine(panel))
