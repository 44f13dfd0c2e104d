import type { DesignDocument, LayerId, Selection } from '../../../../engine/index.ts'
import { groupOf, maxSelected } from '../../../../plugins/index.ts'

const none: readonly LayerId[] = []

/** All selected things, the one selected first in front. */
export const selectedLayers = (selection: Selection): readonly LayerId[] =>
  selection.kind === 'layer' ? [selection.layer, ...(selection.more ?? none)] : none

/** These things as a selection; nothing for none. */
export function selectionOf([layer, ...more]: readonly LayerId[]): Selection {
  if (layer === undefined) return { kind: 'none' }
  return more.length === 0 ? { kind: 'layer', layer } : { kind: 'layer', layer, more: more.slice(0, maxSelected - 1) }
}

/** What a click on a thing selects: it with its group. */
export const withGroup = ({ layers }: Pick<DesignDocument, 'layers'>, layer: LayerId): Selection =>
  selectionOf(groupOf(layers, layer) as readonly LayerId[])

/** The selection with a thing and its group, or without them where they are in it. */
export function toggled(document: Pick<DesignDocument, 'layers'>, selection: Selection, layer: LayerId): Selection {
  const known = selectedLayers(selection)
  const these = groupOf(document.layers, layer) as readonly LayerId[]
  const others = known.filter(id => !these.includes(id))
  return selectionOf(known.includes(layer) ? others : [...others, ...these])
}
