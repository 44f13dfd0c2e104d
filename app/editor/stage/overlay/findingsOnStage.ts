import type { InkFinding } from '../../../../engine/index.ts'
import type { Areas } from '../../../viewer/areas.ts'
import type { Shown } from '../gesture/layersOnCloth.ts'

/** What lies on one another, or under a seam, of what the stage shows. */
export function findingsOnStage(
  { engine, artwork, garment, view }: Shown,
  { inkFindings }: Pick<Areas, 'inkFindings'>,
): readonly InkFinding[] {
  const shown = view.current()
  const document = engine.shown.current()
  const pattern = artwork.pattern(shown).current()
  const slots = new Map(garment.slots(pattern).map(slot => [slot.id, slot]))
  return pattern.panels.flatMap(panel =>
    inkFindings({
      document,
      version: shown.version,
      panel,
      artwork: artwork.panel(panel.id, shown).current(),
      slots,
    }),
  )
}
