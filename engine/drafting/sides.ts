import type { PanelId } from '../document/ids.ts'
import type { Panel, Side } from './pattern.ts'

/** From where on the body one sees a panel best; a panel that is not among them counts as front. */
export function sideOf(panels: readonly Panel[], panel: PanelId): Side {
  const placement = panels.find(({ id }) => id === panel)?.placement
  switch (placement?.kind) {
    case 'torso':
    case 'sleeve':
    case 'leg':
      return placement.side
    case 'tube':
      return sideOf(panels, placement.below)
    case 'onto':
      return sideOf(panels, placement.panel)
    case 'hood':
      return 'back'
    default:
      return 'front'
  }
}

/** The first panel that is seen from a side; where there is none, the first of all. */
export const panelOnSide = (panels: readonly Panel[], side: Side): Panel | undefined =>
  panels.find(({ id }) => sideOf(panels, id) === side) ?? panels[0]
