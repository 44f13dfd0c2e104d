import {
  bleed,
  boundsOfPoints,
  closedPath,
  cutLine,
  grownBounds,
  type Panel,
  type Path,
  type Pattern,
  solid,
  type Zone,
  zoneKey,
} from '../../../engine/index.ts'

const panelsOf: readonly (readonly [zone: string, colour: string, panels: readonly string[]])[] = [
  ['base', '#c2182b', ['front', 'back']],
  ['sleeves', '#c2182b', ['sleeveLeft', 'sleeveRight']],
  ['collar', '#2a0a12', ['collar']],
  ['cuffs', '#2a0a12', ['cuffLeft', 'cuffRight']],
  ['shorts', '#2a0a12', ['legLeft', 'legRight']],
  ['waistband', '#2a0a12', ['waistband']],
]

/** Bottom first. Where a panel is missing from the cut, so is its region. */
export function soccerZones({ panels }: Pattern): readonly Zone[] {
  return panelsOf
    .map(([key, colour, ids]) => ({
      key: zoneKey(key),
      initial: solid(colour),
      regions: panels.filter(({ id }) => ids.includes(id)).map(panel => ({ panel: panel.id, path: wholePanel(panel) })),
    }))
    .filter(({ regions }) => regions.length > 0)
}

/** A rectangle round the cut line and its bleed: what is drawn is clipped to the piece. */
function wholePanel(panel: Panel): Path {
  const { left, top, right, bottom } = grownBounds(boundsOfPoints(cutLine(panel)), bleed)
  return closedPath([
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ])
}
