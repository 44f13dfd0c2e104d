import type { AssetId } from '../document/ids.ts'
import type { Pattern } from '../drafting/pattern.ts'
import { grownBounds, heightOf, pathBounds, widthOf } from '../geometry/bounds.ts'
import { type Bounds, type Path, pathData, rounded } from '../geometry/path.ts'
import { outlinePath } from './outlines.ts'
import type { ArtworkItem, PanelArtwork, PlacedPaint, PlacedStop } from './panelArtwork.ts'

/** Where an image's bytes are to be had: a data or object address. `null` leaves the image out. */
export type ImageAddress = (asset: AssetId) => string | null

export interface SvgOptions {
  /** What is shown of the panel, in mm; the rest is cut off. */
  readonly clip: Path
  readonly images: ImageAddress
}

/** One panel as an SVG document at true scale: its units are millimetres. */
export function artworkToSvg(artwork: PanelArtwork, { clip, images }: SvgOptions): string {
  return svgDocument(pathBounds(clip), panelGroup(artwork, { clip, images }))
}

/** Millimetres between the pieces of a sheet. */
const gap = 40

/** All pieces side by side at true scale, each cut at its sewing line. */
export function sheetToSvg(pattern: Pattern, artworks: readonly PanelArtwork[], images: ImageAddress): string {
  let right = 0
  let bottom = 0
  const groups = pattern.panels.map(panel => {
    const clip = outlinePath(panel)
    const bounds = pathBounds(clip)
    const artwork = artworks.find(candidate => candidate.panel === panel.id) ?? { panel: panel.id, groups: [] }
    const move = `translate(${rounded(right - bounds.left)} ${rounded(-bounds.top)})`
    right += widthOf(bounds) + gap
    bottom = Math.max(bottom, heightOf(bounds))
    return `<g transform="${move}">${panelGroup(artwork, { clip, images })}</g>`
  })
  return svgDocument(grownBounds({ left: 0, top: 0, right: right - gap, bottom }, gap / 2), groups.join(''))
}

/** `content`, which is in mm, at true scale. */
export const svgDocument = (bounds: Bounds, content: string): string => {
  const [width, height] = [rounded(widthOf(bounds)), rounded(heightOf(bounds))]
  const box = `${rounded(bounds.left)} ${rounded(bounds.top)} ${width} ${height}`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}mm" height="${height}mm" viewBox="${box}">${content}</svg>`
}

/** One panel's artwork as a group, clipped. Its ids begin with the panel's. */
export function panelGroup(artwork: PanelArtwork, { clip, images }: SvgOptions): string {
  const id = (name: string) => `${attribute(artwork.panel)}-${name}`
  const groups = artwork.groups.map((group, index) => {
    const name = 'layer' in group.source ? `layer:${group.source.layer}` : `zone:${group.source.zone}`
    const items = group.items.map((item, at) => itemElement(item, id(`${index}-${at}`), images))
    return `<g data-record="${attribute(name)}">${items.join('')}</g>`
  })
  const clipPath = `<clipPath id="${id('clip')}"><path d="${pathData(clip)}"/></clipPath>`
  return `${clipPath}<g clip-path="url(#${id('clip')})" data-panel="${attribute(artwork.panel)}">${groups.join('')}</g>`
}

function itemElement(item: ArtworkItem, id: string, images: ImageAddress): string {
  const opacity = item.opacity === 1 ? '' : ` opacity="${rounded(item.opacity)}"`
  if (item.kind === 'image') {
    const address = images(item.asset)
    if (address === null) return ''
    const matrix = item.matrix.map(value => String(Math.round(value * 1e6) / 1e6)).join(' ')
    return `<image width="1" height="1" preserveAspectRatio="none" transform="matrix(${matrix})" href="${attribute(address)}"${opacity}/>`
  }
  const gradient = item.fill && item.fill.type !== 'solid' ? gradientElement(item.fill, id) : ''
  const fill = item.fill === null ? 'none' : item.fill.type === 'solid' ? item.fill.colour : `url(#${id})`
  const stroke = item.stroke
    ? ` stroke="${item.stroke.colour}" stroke-width="${rounded(item.stroke.width)}" stroke-linejoin="round"`
    : ''
  const clip = item.clip ? `<clipPath id="${id}-clip"><path d="${pathData(item.clip)}"/></clipPath>` : ''
  const clipped = item.clip ? ` clip-path="url(#${id}-clip)"` : ''
  const rule = item.evenOdd ? ' fill-rule="evenodd"' : ''
  const blend = item.blend ? ` style="mix-blend-mode:${item.blend}"` : ''
  return `${gradient}${clip}<path d="${pathData(item.path)}" fill="${fill}"${rule}${stroke}${opacity}${blend}${clipped}/>`
}

function gradientElement(paint: Exclude<PlacedPaint, { readonly type: 'solid' }>, id: string): string {
  const stops = paint.stops.map(stopElement).join('')
  if (paint.type === 'radial') {
    const [x, y] = paint.centre.map(rounded)
    return `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${x}" cy="${y}" r="${rounded(paint.radius)}">${stops}</radialGradient>`
  }
  const [x1, y1, x2, y2] = [...paint.from, ...paint.to].map(rounded)
  return `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stops}</linearGradient>`
}

const stopElement = ({ at, colour, opacity = 1 }: PlacedStop): string =>
  `<stop offset="${rounded(at)}" stop-color="${colour}"${opacity === 1 ? '' : ` stop-opacity="${rounded(opacity)}"`}/>`

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const attribute = (text: string): string => text.replace(/[&<>"]/g, character => escapes[character] ?? '')
