import { panelGroup, svgDocument } from '../artwork/artworkToSvg.ts'
import { isSvg } from '../artwork/pictureHead.ts'
import type { AssetId } from '../document/ids.ts'
import { pathData, rounded } from '../geometry/path.ts'
import { base64 } from './base64.ts'
import { composeOrder } from './composeOrder.ts'
import { hairline, type PieceSheet, type SheetLayer } from './pieceSheet.ts'
import type { PrintObstacle, PrintOrder, PrintWarning } from './printOrder.ts'

export type SvgOutcome =
  | { readonly kind: 'printed'; readonly pieces: readonly SvgPiece[]; readonly warnings: readonly PrintWarning[] }
  | { readonly kind: 'refused'; readonly obstacles: readonly PrintObstacle[] }

export interface SvgPiece {
  readonly panel: string
  readonly svg: string
}

/** What `printPanels` prints, as one SVG for each piece: units are millimetres, layers are groups by the same names. */
export async function printSvg(order: PrintOrder): Promise<SvgOutcome> {
  const composed = await composeOrder(order)
  if (composed.kind === 'refused') return composed
  const addresses = new Map([...composed.pictures].map(([asset, bytes]) => [asset, dataAddress(bytes)]))
  const pictures = (asset: AssetId) => addresses.get(asset) ?? null
  const pieces = composed.sheets.map(({ panel, sheet }) => ({ panel, svg: writeSvg(sheet, pictures) }))
  return { kind: 'printed', pieces, warnings: composed.warnings }
}

const writeSvg = ({ bounds, layers }: PieceSheet, pictures: (asset: AssetId) => string | null): string =>
  svgDocument(
    bounds,
    layers.map(layer => `<g id="${layer.name.replaceAll(' ', '-')}">${layerContent(layer, pictures)}</g>`).join(''),
  )

function layerContent(layer: SheetLayer, pictures: (asset: AssetId) => string | null): string {
  if (layer.kind === 'artwork') return panelGroup(layer.artwork, { clip: layer.clip, pictures })
  if (layer.path.length === 0) return ''
  const d = pathData(layer.path)
  if (layer.kind === 'shapes') return `<path d="${d}" fill="${layer.colour}"/>`
  const dash = layer.dash ? ` stroke-dasharray="${layer.dash.map(rounded).join(' ')}"` : ''
  return `<path d="${d}" fill="none" stroke="${layer.colour}" stroke-width="${hairline}"${dash}/>`
}

const dataAddress = (bytes: Uint8Array): string => `data:image/${mimeOf(bytes)};base64,${base64(bytes)}`

const mimeOf = (bytes: Uint8Array): string => (isSvg(bytes) ? 'svg+xml' : bytes[0] === 0xff ? 'jpeg' : 'png')
