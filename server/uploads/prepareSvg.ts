import createPurifier from 'dompurify'
import { JSDOM } from 'jsdom'
import { readImageHead } from '../../engine/index.ts'
import { parseSvg, rebuildSvg, type SvgTools, staysInside, svgRules } from '../contract/rebuildSvg.ts'
import type { ImageRefusal, PreparedImage } from './imagePool.ts'

const { window } = new JSDOM('')
const purifier = createPurifier(window)
purifier.addHook('uponSanitizeAttribute', (_element, data) => {
  if (!staysInside(data.attrName, data.attrValue)) data.keepAttr = false
})

const tools: SvgTools = {
  parser: new window.DOMParser(),
  serializer: new window.XMLSerializer(),
  purify: svg => purifier.sanitize(svg, svgRules),
  sizeOf: readImageHead,
}

/** Rebuilds an SVG by the rules of the app. One that is already clean stays unchanged. */
export function prepareSvg(bytes: Uint8Array): PreparedImage | ImageRefusal {
  const rebuilt = rebuildSvg(bytes, tools)
  if (rebuilt.kind === 'refused') {
    return { refused: rebuilt.reason === 'broken' ? 'image-broken' : 'image-tangled' }
  }
  const saved = isEquivalent(bytes, rebuilt.root) ? bytes : rebuilt.bytes
  const head = readImageHead(saved)
  return head ? { type: 'svg', width: head.width, height: head.height, bytes: saved } : { refused: 'image-broken' }
}

/** Whether the bytes are exactly the serialised element, as a browser has cleaned it. */
function isEquivalent(bytes: Uint8Array, root: Element): boolean {
  const written = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')
  const isBare = /^<svg[\s>][\t\n\r\x20-\x7e]*<\/svg>$/.test(written) && !/<[!?]/.test(written)
  return isBare && parseSvg(written, tools)?.isEqualNode(root) === true
}
