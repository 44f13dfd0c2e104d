import DOMPurify from 'dompurify'
import { readImageHead } from '../../../engine/index.ts'
import { isPrintable } from '../../../engine/print/index.ts'
import { type RebuiltSvg, rebuildSvg, staysInside, svgRules } from '../../../server/contract/rebuildSvg.ts'

export type CleanSvg =
  /** Lines alone, to be kept and printed as lines. */
  | { readonly kind: 'lines'; readonly bytes: Uint8Array }
  /** With letters, filters or pixels, which are not the same everywhere: to be kept as pixels. */
  | { readonly kind: 'mixed'; readonly bytes: Uint8Array }
  | Extract<RebuiltSvg, { kind: 'refused' }>

/** Rebuilds an SVG of what may be in one, by the same rules as the server. */
export function cleanSvg(bytes: Uint8Array): CleanSvg {
  const [parser, serializer] = [new DOMParser(), new XMLSerializer()]
  const rebuilt = rebuildSvg(bytes, { parser, serializer, purify: purified, sizeOf: readImageHead })
  if (rebuilt.kind === 'refused') return rebuilt
  const isLines = isPrintable(rebuilt.bytes) && !usesMore(rebuilt.root)
  return { kind: isLines ? 'lines' : 'mixed', bytes: rebuilt.bytes }
}

function purified(svg: string): string {
  const purify = DOMPurify(window)
  purify.addHook('uponSanitizeAttribute', (_element, data) => {
    if (!staysInside(data.attrName, data.attrValue)) data.keepAttr = false
  })
  return purify.sanitize(svg, svgRules)
}

/** What the drawer of lines does otherwise than a browser. */
const usesMore = (root: Element): boolean =>
  root.querySelector('pattern, marker, [mask], [filter], [mix-blend-mode], [spreadMethod]') !== null
