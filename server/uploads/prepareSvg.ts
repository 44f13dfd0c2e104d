import createPurifier from 'dompurify'
import { JSDOM } from 'jsdom'
import { readPictureHead } from '../../engine/index.ts'
import { parseSvg, rebuildSvg, type SvgTools, staysInside, svgRules } from '../contract/rebuildSvg.ts'
import type { PictureRefusal, PreparedPicture } from './picturePool.ts'

const { window } = new JSDOM('')
const purifier = createPurifier(window)
purifier.addHook('uponSanitizeAttribute', (_element, data) => {
  if (!staysInside(data.attrName, data.attrValue)) data.keepAttr = false
})

const tools: SvgTools = {
  parser: new window.DOMParser(),
  serializer: new window.XMLSerializer(),
  purify: svg => purifier.sanitize(svg, svgRules),
  sizeOf: readPictureHead,
}

/** An SVG rebuilt by the rules of the app. One that says no more than its rebuilt self stays as it is. */
export function prepareSvg(bytes: Uint8Array): PreparedPicture | PictureRefusal {
  const rebuilt = rebuildSvg(bytes, tools)
  if (rebuilt.kind === 'refused') {
    return { refused: rebuilt.reason === 'broken' ? 'picture-broken' : 'picture-tangled' }
  }
  const kept = saysTheSame(bytes, rebuilt.root) ? bytes : rebuilt.bytes
  const head = readPictureHead(kept)
  return head ? { type: 'svg', width: head.width, height: head.height, bytes: kept } : { refused: 'picture-broken' }
}

/** Whether the bytes are the element and nothing round it: what a cleaner in a browser has written. */
function saysTheSame(bytes: Uint8Array, root: Element): boolean {
  const written = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')
  const isBare = /^<svg[\s>][\t\n\r\x20-\x7e]*<\/svg>$/.test(written) && !/<[!?]/.test(written)
  return isBare && parseSvg(written, tools)?.isEqualNode(root) === true
}
