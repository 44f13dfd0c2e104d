import { panelGroup, svgDocument } from '../artwork/artworkToSvg.ts'
import { isSvg } from '../artwork/imageHead.ts'
import type { AssetId } from '../document/ids.ts'
import { pathData, rounded } from '../geometry/path.ts'
import { printChecked } from './checkOrder.ts'
import { type ComposedOrder, sheetsOf } from './composeOrder.ts'
import { hairline, type PieceSheet, type SheetLayer } from './pieceSheet.ts'
import type { Printed, PrintOrder } from './printOrder.ts'

export type SvgOutcome = Printed<{ readonly pieces: readonly SvgPiece[] }>

export interface SvgPiece {
  readonly panel: string
  readonly svg: string
}

/** What `printPanels` prints, as one SVG for each piece: units are millimetres, layers are groups by the same names. */
export const printSvg = (order: PrintOrder): Promise<SvgOutcome> =>
  printChecked(order, composed => ({ pieces: writePieces(composed) }))

function writePieces(composed: ComposedOrder): readonly SvgPiece[] {
  const addresses = new Map([...composed.images].map(([asset, bytes]) => [asset, dataAddress(bytes)]))
  const images = (asset: AssetId) => addresses.get(asset) ?? null
  return sheetsOf(composed).map(({ panel, sheet }) => ({ panel, svg: writeSvg(sheet, images) }))
}

const writeSvg = ({ bounds, layers }: PieceSheet, images: (asset: AssetId) => string | null): string =>
  svgDocument(
    bounds,
    layers.map(layer => `<g id="${layer.name.replaceAll(' ', '-')}">${layerContent(layer, images)}</g>`).join(''),
  )

function layerContent(layer: SheetLayer, images: (asset: AssetId) => string | null): string {
  if (layer.kind === 'artwork') {
    const group = panelGroup(layer.artwork, { clip: layer.clip, images })
    return layer.isMirrored ? `<g transform="scale(-1 1)">${group}</g>` : group
  }
  if (layer.path.length === 0) return ''
  const d = pathData(layer.path)
  if (layer.kind === 'shapes') return `<path d="${d}" fill="${layer.colour}"/>`
  const dash = layer.dash ? ` stroke-dasharray="${layer.dash.map(rounded).join(' ')}"` : ''
  return `<path d="${d}" fill="none" stroke="${layer.colour}" stroke-width="${hairline}"${dash}/>`
}

const dataAddress = (bytes: Uint8Array): string => `data:image/${mimeOf(bytes)};base64,${base64(bytes)}`

const mimeOf = (bytes: Uint8Array): string => (isSvg(bytes) ? 'svg+xml' : bytes[0] === 0xff ? 'jpeg' : 'png')

const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

/** Bytes as RFC 4648 writes them. */
function base64(bytes: Uint8Array): string {
  const words: string[] = []
  for (let at = 0; at < bytes.length; at += 3) {
    const [a = 0, b, c] = bytes.subarray(at, at + 3)
    const bits = (a << 16) | ((b ?? 0) << 8) | (c ?? 0)
    const word = [18, 12, 6, 0].map(shift => digits[(bits >> shift) & 63]).join('')
    words.push(b === undefined ? `${word.slice(0, 2)}==` : c === undefined ? `${word.slice(0, 3)}=` : word)
  }
  return words.join('')
}
