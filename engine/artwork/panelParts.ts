import type { DesignDocument, Version } from '../document/designDocument.ts'
import type { PatternFill, PlayerFields } from '../document/fields.ts'
import type { PanelId } from '../document/ids.ts'
import { inOrder } from '../document/order.ts'
import type { Paint } from '../document/paint.ts'
import { detailsOf } from '../document/patternDetails.ts'
import type { Panel } from '../drafting/pattern.ts'
import type { Zone } from '../garment/garmentPlugin.ts'
import { regionsOf, shownLayout, shownPaint, shownPattern } from '../garment/shownFields.ts'
import { grownBounds, isEmptyBounds, overlap, pathBounds } from '../geometry/bounds.ts'
import type { Bounds, Path } from '../geometry/path.ts'
import type { Tile } from '../patterns/tile.ts'
import { aroundBody } from './aroundBody.ts'
import type { DrawingResources, LayerDrawing } from './drawing.ts'
import { fadedTint } from './fadedTint.ts'
import { panelBounds } from './gradePlace.ts'
import { layerParts, type PanelPart, sameInputs } from './layerParts.ts'
import { type ArtworkGroup, itemsBounds, type PanelArtwork, type PathItem } from './panelArtwork.ts'
import type { PatternSheet } from './patternSheets.ts'
import { placePaint } from './placePaint.ts'
import { tileFor, tilesOver } from './tilesOver.ts'

interface PartsOptions {
  readonly document: DesignDocument
  readonly sheet: PatternSheet
  readonly panel: PanelId
  readonly version: Version
  readonly player: PlayerFields | null
  readonly resources: DrawingResources
  readonly drawLayer: LayerDrawing
  /** Leaves the zones out: what lies on the fabric can be looked at without it. */
  readonly layersOnly?: boolean
}

/** The parts of one panel, bottom first: zones as the garment has them, then layers by their order. */
export function panelParts(options: PartsOptions): readonly PanelPart[] {
  const panel = options.sheet.panels.get(options.panel)
  if (!panel) return []
  const zones = options.layersOnly ? [] : options.sheet.zones.map(zone => zonePart(options, panel, zone))
  const layers = inOrder(options.document.layers).flatMap(([id, layer]) => layerParts(options, panel, id, layer))
  return [...zones, ...layers]
}

function zonePart(options: PartsOptions, panel: Panel, zone: Zone): PanelPart {
  const { document, sheet, version, resources } = options
  const paint = shownPaint(document, version, zone)
  const pattern = shownPattern(document, version, zone)
  const layout = shownLayout(document, version, zone)
  const tile = pattern && tileFor(pattern, resources.tileOf)
  return {
    key: `zone:${zone.key}`,
    inputs: [paint, pattern, layout, sheet, tile],
    draw() {
      const regions = regionsOf(zone, layout).filter(region => region.panel === panel.id)
      const items = regions.flatMap(({ path }) => [
        clothItem(path, panel, paint),
        ...(pattern && tile ? [patternItem(path, { panel, sheet, pattern, tile })] : []),
      ])
      const bounds = itemsBounds(items)
      return isEmptyBounds(bounds) ? null : { source: { zone: zone.key }, bounds, items }
    },
  }
}

const clothItem = (path: Path, panel: Panel, paint: Paint): PathItem => {
  const fill = placePaint(paint, common(pathBounds(path), panelBounds(panel)))
  return { kind: 'path', path, fill, stroke: null, opacity: 1 }
}

interface LaidPattern {
  readonly panel: Panel
  readonly sheet: PatternSheet
  readonly pattern: PatternFill
  readonly tile: Tile
}

function patternItem(region: Path, { panel, sheet, pattern, tile }: LaidPattern): PathItem {
  const seen = common(pathBounds(region), panelBounds(panel))
  const printed = common(pathBounds(region), grownBounds(panelBounds(panel), beyondSewing))
  const { joined, blend, fade } = detailsOf(pattern)
  const path = tilesOver(printed, pattern, tile, joined ? aroundBody(sheet.pattern, panel) : null)
  return {
    kind: 'path',
    path,
    fill: fadedTint(pattern.tint, fade, seen),
    stroke: null,
    opacity: pattern.opacity,
    clip: region,
    ...(tile.evenOdd && { evenOdd: true }),
    ...(blend !== 'normal' && { blend }),
  }
}

/** How far cloth and bleed can go on beyond the sewing line, in mm. */
const beyondSewing = 60

// Regions reach beyond the sewing line to paint the allowance too; gradients run over the piece that is seen.
function common(a: Bounds, b: Bounds): Bounds {
  const both = overlap(a, b)
  return isEmptyBounds(both) ? a : both
}

interface Drawn {
  readonly inputs: readonly unknown[]
  readonly group: ArtworkGroup | null
}

/** Draws only the parts whose inputs changed, and hands back the artwork of before when none did. */
export function panelMemory(panel: PanelId): (parts: readonly PanelPart[]) => PanelArtwork {
  let drawn: ReadonlyMap<string, Drawn> = new Map()
  let artwork: PanelArtwork = { panel, groups: [] }
  return parts => {
    const before = drawn
    drawn = new Map(parts.map(part => [part.key, drawnAnew(part, before.get(part.key))]))
    const groups = [...drawn.values()].map(part => part.group).filter(group => group !== null)
    if (!sameInputs(groups, artwork.groups)) artwork = { panel, groups }
    return artwork
  }
}

const drawnAnew = (part: PanelPart, before: Drawn | undefined): Drawn =>
  before && sameInputs(before.inputs, part.inputs) ? before : { inputs: part.inputs, group: part.draw() }
