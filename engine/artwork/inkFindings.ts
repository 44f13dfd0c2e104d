import type { DesignDocument, Version } from '../document/designDocument.ts'
import type { LayerId } from '../document/ids.ts'
import type { Panel } from '../drafting/pattern.ts'
import type { Slot } from '../garment/garmentPlugin.ts'
import { layerOverrides, shownLayer } from '../garment/shownFields.ts'
import { isEmptyBounds, overlap } from '../geometry/bounds.ts'
import type { Bounds } from '../geometry/path.ts'
import { commonInk, inkBeyond } from './inkShape.ts'
import type { ArtworkGroup, PanelArtwork } from './panelArtwork.ts'

/** What should be looked at in how layers lie on one panel. */
export type InkFinding =
  /** The ink of one lies on that of the other, which is below it. */
  | { readonly kind: 'layers-overlap'; readonly layer: LayerId; readonly other: LayerId }
  /** So many mm are between them, and matches ask for `min`. */
  | {
      readonly kind: 'layers-close'
      readonly layer: LayerId
      readonly other: LayerId
      readonly gap: number
      readonly min: number
    }
  /** A seam cuts through its letters. */
  | { readonly kind: 'lettering-cut'; readonly layer: LayerId }

/** A layer as it lies on the panel. */
interface InkedLayer {
  readonly id: LayerId
  readonly group: ArtworkGroup
  readonly slot: string | null
  readonly isLettering: boolean
}

/** One panel of a design as it is worn. */
export interface PanelScene {
  readonly document: DesignDocument
  readonly version: Version
  readonly panel: Panel
  readonly artwork: PanelArtwork
  readonly slots: ReadonlyMap<string, Slot>
}

/** Less ink than this, in mm², nobody sees on another. */
const minOverlap = 1

/** Compares the ink of any two layers of a panel, and that of letters with the sewing line. */
export function inkFindings({ document, version, panel, artwork, slots }: PanelScene): readonly InkFinding[] {
  const layers = artwork.groups.flatMap(group => inkedLayer(document, version, group))
  return layers.flatMap((layer, at) => [
    // Where it came over a seam, its own panel says what is cut.
    ...(layer.isLettering && !layer.group.over && inkBeyond(panel, layer.group) > minOverlap
      ? [{ kind: 'lettering-cut', layer: layer.id } as const]
      : []),
    ...layers.slice(0, at).flatMap(below => (meetElsewhere(layer, below) ? [] : pairFindings(layer, below, slots))),
  ])
}

/** The two sides of one layer on a seam, and two layers that came over the same one. */
const meetElsewhere = (a: InkedLayer, b: InkedLayer): boolean =>
  a.id === b.id || (a.group.over !== undefined && a.group.over === b.group.over)

function inkedLayer(document: DesignDocument, version: Version, group: ArtworkGroup): readonly InkedLayer[] {
  const { source } = group
  const layer = 'layer' in source ? document.layers[source.layer] : undefined
  if (!('layer' in source) || !layer) return []
  const { slot, asset } = shownLayer(layer, layerOverrides(document, version, source.layer))
  return [{ id: source.layer, group, slot, isLettering: asset === null }]
}

function pairFindings(layer: InkedLayer, below: InkedLayer, slots: ReadonlyMap<string, Slot>): readonly InkFinding[] {
  if (isOver(layer, below)) return [{ kind: 'layers-overlap', layer: layer.id, other: below.id }]
  const min = minBetween(layer, below, slots)
  const gap = min === null ? 0 : gapBetween(layer.group.bounds, below.group.bounds)
  // A hair's breadth of the sum of what was rounded.
  if (min === null || gap > min - 0.05) return []
  return [{ kind: 'layers-close', layer: layer.id, other: below.id, gap: Math.floor(gap), min }]
}

function isOver({ group }: InkedLayer, below: InkedLayer): boolean {
  const common = overlap(group.bounds, below.group.bounds)
  return !isEmptyBounds(common) && commonInk(group, below.group) > minOverlap
}

/** What the slot of one asks of its distance to the other. */
function minBetween(a: InkedLayer, b: InkedLayer, slots: ReadonlyMap<string, Slot>): number | null {
  const requested = ({ slot }: InkedLayer, other: InkedLayer): number | null => {
    const apart = slots.get(slot ?? '')?.lettering?.apart
    return apart && apart.slot === other.slot ? apart.min : null
  }
  return requested(a, b) ?? requested(b, a)
}

const gapBetween = (a: Bounds, b: Bounds): number =>
  Math.hypot(Math.max(0, a.left - b.right, b.left - a.right), Math.max(0, a.top - b.bottom, b.top - a.bottom))
