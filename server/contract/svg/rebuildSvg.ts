import { expandedSize } from './expandedSize.ts'
import { inlineStyles } from './inlineStyles.ts'
import { isTangled } from './isTangled.ts'
import { mostSvgBytes, mostSvgElements } from './svgRules.ts'

/** What reads and writes XML where this runs: a browser, or jsdom. */
export interface SvgTools {
  readonly parser: DOMParser
  readonly serializer: XMLSerializer
  /** Keeps what `svgRules` and `staysInside` allow. */
  readonly purify: (svg: string) => string
  /** In its own units. */
  readonly sizeOf: (bytes: Uint8Array) => { readonly width: number; readonly height: number } | null
}

export type RebuiltSvg =
  | { readonly kind: 'rebuilt'; readonly root: Element; readonly bytes: Uint8Array }
  | { readonly kind: 'refused'; readonly reason: 'broken' | 'entities' | 'tangled' }

/** Rebuilds an SVG of what may be in one: no scripts, no styles, nothing from outside. */
export function rebuildSvg(bytes: Uint8Array, tools: SvgTools): RebuiltSvg {
  if (bytes.length > mostSvgBytes) return { kind: 'refused', reason: 'tangled' }
  const written = new TextDecoder().decode(bytes)
  if (/<!ENTITY/i.test(written)) return { kind: 'refused', reason: 'entities' }
  if (isTangled(written)) return { kind: 'refused', reason: 'tangled' }
  const root = parseSvg(written.replace(/<!DOCTYPE[^>]*>/i, ''), tools)
  if (!root) return { kind: 'refused', reason: 'broken' }
  inlineStyles(root)
  const cleaned = parseSvg(tools.purify(tools.serializer.serializeToString(root)), tools)
  if (!cleaned || !measured(cleaned, tools)) return { kind: 'refused', reason: 'broken' }
  if (expandedSize(cleaned) > mostSvgElements) return { kind: 'refused', reason: 'tangled' }
  return { kind: 'rebuilt', root: cleaned, bytes: asciiBytes(cleaned, tools) }
}

/** The root of an SVG; `null` for what is none, or breaks off. */
export function parseSvg(text: string, { parser }: Pick<SvgTools, 'parser'>): Element | null {
  const root = parser.parseFromString(text, 'image/svg+xml').documentElement
  const isWhole = root?.localName === 'svg' && root.getElementsByTagName('parsererror').length === 0
  return isWhole ? root : null
}

/** Gives the root a size in its own units, without which browsers do not agree on one. */
function measured(root: Element, tools: SvgTools): boolean {
  const head = tools.sizeOf(asciiBytes(root, tools))
  if (!head) return false
  if (!root.hasAttribute('viewBox')) root.setAttribute('viewBox', `0 0 ${head.width} ${head.height}`)
  root.setAttribute('width', String(head.width))
  root.setAttribute('height', String(head.height))
  for (const name of ['x', 'y', 'preserveAspectRatio', 'id']) root.removeAttribute(name)
  return true
}

/** Every character as ASCII, so that nobody reads the file in another encoding. */
const asciiBytes = (root: Element, { serializer }: SvgTools): Uint8Array =>
  new TextEncoder().encode(
    serializer.serializeToString(root).replace(/[^\0-\x7f]/gu, sign => `&#${sign.codePointAt(0)};`),
  )
