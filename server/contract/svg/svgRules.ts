/** More bytes or drawn elements than this are no crest but an attack, or a map. */
export const mostSvgBytes = 4_000_000
export const mostSvgElements = 20_000

const tags = `svg g defs use symbol
  path rect circle ellipse line polyline polygon
  linearGradient radialGradient stop clipPath
  text tspan textPath image mask pattern marker
  filter feBlend feColorMatrix feComponentTransfer feComposite feDropShadow feFlood feFuncA
  feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology feOffset`.split(/\s+/)

// In XML the case counts, and the purifier knows these in lower case alone.
const attributes = `viewBox href xlink:href pathLength gradientTransform gradientUnits spreadMethod clipPathUnits
  maskUnits maskContentUnits patternUnits patternContentUnits patternTransform markerWidth
  markerHeight markerUnits refX refY textLength lengthAdjust filterUnits primitiveUnits
  stdDeviation tableValues clip-rule mix-blend-mode`.split(/\s+/)

/** What may be in an SVG, as DOMPurify reads it. Every attribute has to pass `staysInside` as well. */
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

const dataPicture = /^data:image\/(png|jpeg|webp);base64,[a-z0-9+/=\s]*$/i

/** Whether the value of an attribute reaches nothing beyond its own file. */
export function staysInside(name: string, value: string): boolean {
  if (/(^|:)href$/i.test(name)) return value.startsWith('#') || dataPicture.test(value)
  const addresses = value.match(/url\s*\([^)]*\)?/gi) ?? []
  return addresses.every(address => /^url\(\s*["']?#[^)"']+["']?\s*\)$/i.test(address))
}
