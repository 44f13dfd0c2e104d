import DOMPurify, { type Config } from 'dompurify'
import { readPictureHead } from '../../engine/index.ts'
import { isPrintable } from '../../engine/print/index.ts'
import { expandedSize } from './expandedSize.ts'
import { inlineStyles } from './inlineStyles.ts'

export type CleanSvg =
  /** Lines alone, to be kept and printed as lines. */
  | { readonly kind: 'lines'; readonly bytes: Uint8Array }
  /** With letters, filters or pixels, which are not the same everywhere: to be kept as pixels. */
  | { readonly kind: 'mixed'; readonly bytes: Uint8Array }
  | { readonly kind: 'refused'; readonly reason: 'broken' | 'entities' | 'tangled' }

/** More bytes or drawn elements than this are no crest but an attack, or a map. */
const mostBytes = 4_000_000
const mostElements = 20_000

const namespace = 'http://www.w3.org/2000/svg'

// biome-ignore format: one line for each kind
const tags = [
  'svg', 'g', 'defs', 'use', 'symbol',
  'path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon',
  'linearGradient', 'radialGradient', 'stop', 'clipPath',
  'text', 'tspan', 'textPath', 'image', 'mask', 'pattern', 'marker',
  'filter', 'feBlend', 'feColorMatrix', 'feComponentTransfer', 'feComposite', 'feDropShadow', 'feFlood', 'feFuncA',
  'feFuncB', 'feFuncG', 'feFuncR', 'feGaussianBlur', 'feMerge', 'feMergeNode', 'feMorphology', 'feOffset',
]

// biome-ignore format: one line for each kind
const attributes = [
  // In XML the case counts, and the purifier knows these in lower case alone.
  'viewBox', 'href', 'xlink:href', 'pathLength', 'gradientTransform', 'gradientUnits', 'spreadMethod', 'clipPathUnits',
  'maskUnits', 'maskContentUnits', 'patternUnits', 'patternContentUnits', 'patternTransform', 'markerWidth',
  'markerHeight', 'markerUnits', 'refX', 'refY', 'textLength', 'lengthAdjust', 'filterUnits', 'primitiveUnits',
  'stdDeviation', 'tableValues', 'clip-rule', 'mix-blend-mode',
]

const rules: Config & { readonly RETURN_DOM?: false } = {
  ALLOWED_TAGS: tags,
  FORBID_TAGS: ['style', 'a', 'foreignObject', 'script'],
  FORBID_ATTR: ['style', 'class'],
  ADD_ATTR: attributes,
  NAMESPACE: namespace,
  PARSER_MEDIA_TYPE: 'application/xhtml+xml',
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
}

/** Rebuilds an SVG of what may be in one: no scripts, no styles, nothing from outside. */
export function cleanSvg(bytes: Uint8Array): CleanSvg {
  if (bytes.length > mostBytes) return { kind: 'refused', reason: 'tangled' }
  const written = new TextDecoder().decode(bytes)
  if (/<!ENTITY/i.test(written)) return { kind: 'refused', reason: 'entities' }
  const root = parsed(written.replace(/<!DOCTYPE[^>]*>/i, ''))
  if (!root) return { kind: 'refused', reason: 'broken' }
  inlineStyles(root)
  const cleaned = parsed(purified(new XMLSerializer().serializeToString(root)))
  if (!cleaned || !measured(cleaned)) return { kind: 'refused', reason: 'broken' }
  if (expandedSize(cleaned) > mostElements) return { kind: 'refused', reason: 'tangled' }
  const kept = new TextEncoder().encode(ascii(new XMLSerializer().serializeToString(cleaned)))
  return { kind: isPrintable(kept) && !usesMore(cleaned) ? 'lines' : 'mixed', bytes: kept }
}

function parsed(text: string): Element | null {
  const root = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement
  const isWhole = root?.localName === 'svg' && root.getElementsByTagName('parsererror').length === 0
  return isWhole ? root : null
}

function purified(svg: string): string {
  const purify = DOMPurify(window)
  purify.addHook('uponSanitizeAttribute', (_element, data) => {
    if (!staysInside(data.attrName, data.attrValue)) data.keepAttr = false
  })
  return purify.sanitize(svg, rules)
}

const dataPicture = /^data:image\/(png|jpeg|webp);base64,[a-z0-9+/=\s]*$/i

function staysInside(name: string, value: string): boolean {
  if (/(^|:)href$/i.test(name)) return value.startsWith('#') || dataPicture.test(value)
  const addresses = value.match(/url\s*\([^)]*\)?/gi) ?? []
  return addresses.every(address => /^url\(\s*["']?#[^)"']+["']?\s*\)$/i.test(address))
}

/** Gives the root a size in its own units, without which browsers do not agree on one. */
function measured(root: Element): boolean {
  const head = readPictureHead(new TextEncoder().encode(ascii(new XMLSerializer().serializeToString(root))))
  if (!head) return false
  if (!root.hasAttribute('viewBox')) root.setAttribute('viewBox', `0 0 ${head.width} ${head.height}`)
  root.setAttribute('width', String(head.width))
  root.setAttribute('height', String(head.height))
  for (const name of ['x', 'y', 'preserveAspectRatio', 'id']) root.removeAttribute(name)
  return true
}

/** What the drawer of lines does otherwise than a browser. */
const usesMore = (root: Element): boolean =>
  root.querySelector('pattern, marker, [mask], [filter], [mix-blend-mode], [spreadMethod]') !== null

/** Every character as ASCII, so that nobody reads the file in another encoding. */
const ascii = (text: string): string => text.replace(/[^\0-\x7f]/gu, sign => `&#${sign.codePointAt(0)};`)
