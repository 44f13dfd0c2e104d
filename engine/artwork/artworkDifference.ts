import { mixed } from '../colour/oklch.ts'
import type { Colour } from '../document/paint.ts'
import { grownBounds, isEmptyBounds } from '../geometry/bounds.ts'
import type { Bounds } from '../geometry/path.ts'
import { closedPath } from './outlines.ts'
import type { ArtworkGroup, ArtworkItem, PanelArtwork, PathItem, PlacedPaint } from './panelArtwork.ts'

/** What is the same turns nearly into this; what differs stays as it is. */
const paper = '#eceeed'
const kept = 0.2
const mark = '#d6249f'
const markWidth = 1.6

/**
 * A panel as it is now, pale where it is the same as before. What is new or changed keeps its colours and has a frame;
 * what is gone is a frame with what was in it, pale.
 */
export function artworkDifference(before: PanelArtwork, now: PanelArtwork): PanelArtwork {
  if (before === now) return { ...now, groups: now.groups.map(faded) }
  const old = new Map(before.groups.map(group => [nameOf(group), group]))
  const names = new Set(now.groups.map(nameOf))
  const gone = before.groups.filter(group => !names.has(nameOf(group)))
  return {
    panel: now.panel,
    groups: [
      ...now.groups.map(group => (isSame(old.get(nameOf(group)), group) ? faded(group) : framed(group))),
      ...gone.map(group => framed(faded(group))),
    ],
  }
}

const nameOf = ({ source, over }: ArtworkGroup): string =>
  'layer' in source ? `layer:${source.layer}:${over ?? ''}` : `zone:${source.zone}`

const isSame = (a: ArtworkGroup | undefined, b: ArtworkGroup | undefined): boolean =>
  a === b || (a !== undefined && b !== undefined && JSON.stringify(a) === JSON.stringify(b))

const faded = (group: ArtworkGroup): ArtworkGroup => ({ ...group, items: group.items.map(fadedItem) })

function fadedItem(item: ArtworkItem): ArtworkItem {
  if (item.kind === 'image') return { ...item, opacity: item.opacity * kept }
  const { fill, stroke } = item
  return {
    ...item,
    fill: fill && fadedPaint(fill),
    stroke: stroke && { ...stroke, colour: pale(stroke.colour) },
  }
}

const fadedPaint = (paint: PlacedPaint): PlacedPaint =>
  paint.type === 'solid'
    ? { ...paint, colour: pale(paint.colour) }
    : { ...paint, stops: paint.stops.map(stop => ({ ...stop, colour: pale(stop.colour) })) }

const pale = (colour: Colour): Colour => mixed(paper, colour, kept)

/** Zones have no frame: they reach to the edges of their panel. */
const framed = (group: ArtworkGroup): ArtworkGroup =>
  'zone' in group.source || isEmptyBounds(group.bounds)
    ? group
    : { ...group, items: [...group.items, frameOf(grownBounds(group.bounds, 4))] }

const frameOf = ({ left, top, right, bottom }: Bounds): PathItem => ({
  kind: 'path',
  path: closedPath([
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ]),
  fill: null,
  stroke: { colour: mark, width: markWidth },
  opacity: 1,
})
