/** The XML reader and writer of the platform: a browser or jsdom. */
export interface SvgTools {
  readonly parser: DOMParser
  readonly serializer: XMLSerializer
  /** Removes everything that `svgRules` and `staysInside` do not allow. */
  readonly purify: (svg: string) => string
  /** The size in its own units. */
  readonly sizeOf: (bytes: Uint8Array) => { readonly width: number; readonly height: number } | null
}

export type RebuiltSvg =
  | { readonly kind: 'rebuilt'; readonly root: Element; readonly bytes: Uint8Array }
  | { readonly kind: 'refused'; readonly reason: 'broken' | 'entities' | 'tangled' }

/** Rebuilds an SVG from allowed parts only: no scripts, no styles, nothing external. */
export function rebuildSvg(bytes: Uint8Array, tools: SvgTools): RebuiltSvg {
  if (bytes.length > maxSvgBytes) return { kind: 'refused', reason: 'tangled' }
  const written = new TextDecoder().decode(bytes)
  if (/<!ENTITY/i.test(written)) return { kind: 'refused', reason: 'entities' }
  if (isTangled(written)) return { kind: 'refused', reason: 'tangled' }
  const root = parseSvg(written.replace(/<!DOCTYPE[^>]*>/i, ''), tools)
  if (!root) return { kind: 'refused', reason: 'broken' }
  inlineStyles(root)
  const cleaned = parseSvg(tools.purify(tools.serializer.serializeToString(root)), tools)
  if (!cleaned || !measured(cleaned, tools)) return { kind: 'refused', reason: 'broken' }
  if (expandedSize(cleaned) > maxSvgElements) return { kind: 'refused', reason: 'tangled' }
  return { kind: 'rebuilt', root: cleaned, bytes: asciiBytes(cleaned, tools) }
}

/** The root of an SVG; `null` when it is not an SVG or is incomplete. */
export function parseSvg(text: string, { parser }: Pick<SvgTools, 'parser'>): Element | null {
  const root = parser.parseFromString(text, 'image/svg+xml').documentElement
  const isWhole = root?.localName === 'svg' && root.getElementsByTagName('parsererror').length === 0
  return isWhole ? root : null
}

/** Gives the root a size in its own units, because browsers disagree about SVGs without one. */
function measured(root: Element, tools: SvgTools): boolean {
  const head = tools.sizeOf(asciiBytes(root, tools))
  if (!head) return false
  if (!root.hasAttribute('viewBox')) root.setAttribute('viewBox', `0 0 ${head.width} ${head.height}`)
  root.setAttribute('width', String(head.width))
  root.setAttribute('height', String(head.height))
  for (const name of ['x', 'y', 'preserveAspectRatio', 'id']) root.removeAttribute(name)
  return true
}

/** Escapes everything that is not ASCII, so that the file cannot be read in a wrong encoding. */
const asciiBytes = (root: Element, { serializer }: SvgTools): Uint8Array =>
  new TextEncoder().encode(
    serializer.serializeToString(root).replace(/[^\0-\x7f]/gu, sign => `&#${sign.codePointAt(0)};`),
  )

/** A file with more bytes or drawn elements is not a crest but an attack or a map. */
const maxSvgBytes = 4_000_000
const maxSvgElements = 20_000

const tags = `svg g defs use symbol
  path rect circle ellipse line polyline polygon
  linearGradient radialGradient stop clipPath
  text tspan textPath image mask pattern marker
  filter feBlend feColorMatrix feComponentTransfer feComposite feDropShadow feFlood feFuncA
  feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology feOffset`.split(/\s+/)

// XML is case-sensitive, and DOMPurify only knows these names in lower case.
const attributes = `viewBox href xlink:href pathLength gradientTransform gradientUnits spreadMethod clipPathUnits
  maskUnits maskContentUnits patternUnits patternContentUnits patternTransform markerWidth
  markerHeight markerUnits refX refY textLength lengthAdjust filterUnits primitiveUnits
  stdDeviation tableValues clip-rule mix-blend-mode`.split(/\s+/)

/** The configuration of DOMPurify for SVG. Every attribute must pass `staysInside` as well. */
export const svgRules = {
  ALLOWED_TAGS: tags,
  FORBID_TAGS: ['style', 'a', 'foreignObject', 'script'],
  FORBID_ATTR: ['style', 'class'],
  ADD_ATTR: attributes,
  NAMESPACE: 'http://www.w3.org/2000/svg',
  PARSER_MEDIA_TYPE: 'application/xhtml+xml' as const,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
}

const dataImage = /^data:image\/(png|jpeg|webp);base64,[a-z0-9+/=\s]*$/i

/** Whether the value of an attribute refers to nothing outside the file. */
export function staysInside(name: string, value: string): boolean {
  if (/(^|:)href$/i.test(name)) return value.startsWith('#') || dataImage.test(value)
  const addresses = value.match(/url\s*\([^)]*\)?/gi) ?? []
  return addresses.every(address => /^url\(\s*["']?#[^)"']+["']?\s*\)$/i.test(address))
}

const presentation = new Set(
  `clip-path clip-rule color display fill fill-opacity fill-rule filter mask mix-blend-mode
   opacity stop-color stop-opacity stroke stroke-dasharray stroke-dashoffset stroke-linecap
   stroke-linejoin stroke-miterlimit stroke-opacity stroke-width visibility
   font-family font-size font-weight text-anchor`.split(/\s+/),
)

/** Moves the declarations of style sheets and style attributes into presentation attributes. */
function inlineStyles(root: Element): void {
  for (const sheet of root.querySelectorAll('style')) {
    for (const [selector, declarations] of rulesOf(sheet.textContent ?? '')) {
      for (const element of matching(root, selector)) write(element, declarations)
    }
    sheet.remove()
  }
  for (const element of [root, ...root.querySelectorAll('[style]')]) {
    write(element, element.getAttribute('style') ?? '')
    element.removeAttribute('style')
  }
}

/** Selectors and their declarations in source order. Nested rules, such as media queries, are ignored. */
function rulesOf(sheet: string): readonly (readonly [selector: string, declarations: string])[] {
  const plain = sheet
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/<!--|-->/g, '')
    .replace(/@[^;{}]*;/g, '')
    .replace(/@[^{}]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '')
  return [...plain.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selector = '', body = '']) => [selector.trim(), body])
}

function matching(root: Element, selector: string): readonly Element[] {
  try {
    return [...root.querySelectorAll(selector)]
  } catch {
    return []
  }
}

function write(element: Element, declarations: string): void {
  for (const declaration of declarations.split(';')) {
    const colon = declaration.indexOf(':')
    const name = declaration.slice(0, Math.max(0, colon)).trim().toLowerCase()
    const value = declaration
      .slice(colon + 1)
      .replace(/!important/i, '')
      .trim()
    if (presentation.has(name) && value !== '') element.setAttribute(name, value)
  }
}

const deepest = 256

/**
 * Whether a text has too many or too deeply nested elements. This is checked before it is parsed as XML, which takes
 * long for such a text.
 */
function isTangled(text: string): boolean {
  let [elements, depth] = [0, 0]
  for (let at = text.indexOf('<'); at >= 0; at = text.indexOf('<', at + 1)) {
    const sign = text[at + 1] ?? ''
    if (sign === '/') depth--
    if (!/[a-z_:]/i.test(sign)) continue
    const end = text.indexOf('>', at)
    // There may be invisible elements besides the drawn ones.
    if (++elements > 2 * maxSvgElements || end < 0) return elements > 2 * maxSvgElements
    if (text[end - 1] !== '/' && ++depth > deepest) return true
  }
  return false
}

/** The number of drawn elements after every `use` is expanded; `Infinity` for a circular reference. */
function expandedSize(root: Element): number {
  const known = new Map<Element, number>()
  const entered = new Set<Element>()
  const named = new Map([...root.querySelectorAll('[id]')].map(element => [`#${element.id}`, element]))

  const sizeOf = (element: Element): number => {
    const size = known.get(element)
    if (size !== undefined) return size
    if (entered.has(element)) return Number.POSITIVE_INFINITY
    entered.add(element)
    let sum = 1
    for (const child of element.children) sum += sizeOf(child)
    const target = element.localName === 'use' ? named.get(hrefOf(element)) : undefined
    if (target) sum += sizeOf(target)
    entered.delete(element)
    known.set(element, sum)
    return sum
  }
  return sizeOf(root)
}

const hrefOf = (element: Element): string => element.getAttribute('href') ?? element.getAttribute('xlink:href') ?? ''
