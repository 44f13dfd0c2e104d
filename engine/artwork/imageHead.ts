import { imageLimits } from '../document/limits.ts'

export interface ImageHead {
  readonly type: 'png' | 'jpeg' | 'webp' | 'gif' | 'avif' | 'svg'
  /** In pixels, as stored: a camera's turn is not applied. Of an SVG in its own units, which have no size. */
  readonly width: number
  readonly height: number
}

export type ImageCheck =
  | { readonly kind: 'image'; readonly head: ImageHead }
  | { readonly kind: 'refused'; readonly reason: 'image-unreadable' | 'image-too-large' }

/** What a file really is, by its bytes and not by its name. */
export function checkImage(bytes: Uint8Array): ImageCheck {
  const head = readImageHead(bytes)
  if (!head || head.width === 0 || head.height === 0) return { kind: 'refused', reason: 'image-unreadable' }
  if (head.type !== 'svg' && head.width * head.height > imageLimits.pixels)
    return { kind: 'refused', reason: 'image-too-large' }
  return { kind: 'image', head }
}

/** `null` for what is no PNG, JPEG, WebP, GIF, AVIF or SVG, or ends before its size is given. */
export function readImageHead(bytes: Uint8Array): ImageHead | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return pngHead(view)
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return jpegHead(view)
  if (startsWith(bytes, [0x52, 0x49, 0x46, 0x46]) && textAt(view, 8) === 'WEBP') return webpHead(view)
  if (textAt(view, 0) === 'GIF8') return gifHead(view)
  if (textAt(view, 4) === 'ftyp' && ['avif', 'avis'].includes(textAt(view, 8))) return avifHead(view)
  const lines = readSvgSize(bytes)
  return lines && { type: 'svg', ...lines }
}

const startsWith = (bytes: Uint8Array, signature: readonly number[]): boolean =>
  signature.every((byte, index) => bytes[index] === byte)

const textAt = (view: DataView, at: number): string =>
  view.byteLength < at + 4 ? '' : String.fromCharCode(...[0, 1, 2, 3].map(offset => view.getUint8(at + offset)))

function pngHead(view: DataView): ImageHead | null {
  if (view.byteLength < 24 || textAt(view, 12) !== 'IHDR') return null
  return { type: 'png', width: view.getUint32(16), height: view.getUint32(20) }
}

/** Walks from marker to marker until one starts a frame, which tells the size. */
function jpegHead(view: DataView): ImageHead | null {
  for (let at = 2; at + 9 <= view.byteLength; ) {
    const marker = view.getUint8(at + 1)
    if (view.getUint8(at) !== 0xff) return null
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (isFrame) return { type: 'jpeg', width: view.getUint16(at + 7), height: view.getUint16(at + 5) }
    at += 2 + view.getUint16(at + 2)
  }
  return null
}

/** Lossy, lossless and extended files store their size in three ways (RFC 9649). */
function webpHead(view: DataView): ImageHead | null {
  if (view.byteLength < 30) return null
  const size = (width: number, height: number): ImageHead => ({ type: 'webp', width, height })
  switch (textAt(view, 12)) {
    case 'VP8 ':
      return size(view.getUint16(26, true) & 0x3fff, view.getUint16(28, true) & 0x3fff)
    case 'VP8L': {
      const bits = view.getUint32(21, true)
      return size((bits & 0x3fff) + 1, ((bits >> 14) & 0x3fff) + 1)
    }
    case 'VP8X':
      return size((view.getUint32(24, true) & 0xffffff) + 1, (view.getUint32(26, true) >>> 8) + 1)
    default:
      return null
  }
}

const gifHead = (view: DataView): ImageHead | null =>
  view.byteLength < 10 ? null : { type: 'gif', width: view.getUint16(6, true), height: view.getUint16(8, true) }

/** Beyond this there are pixels, which may look like anything. */
const farthestProperty = 8192

/** The largest size among the properties of the items, which is the one of the whole image (ISO 23008-12). */
function avifHead(view: DataView): ImageHead | null {
  let head: ImageHead | null = null
  for (let at = 12; at + 16 <= Math.min(view.byteLength, farthestProperty); at++) {
    if (textAt(view, at) !== 'ispe') continue
    const [width, height] = [view.getUint32(at + 8), view.getUint32(at + 12)]
    if (!head || width * height > head.width * head.height) head = { type: 'avif', width, height }
  }
  return head
}

/** What comes before the root of an SVG: declaration, comments, document type. */
const prologue = /^\uFEFF?\s*(?:<\?[^>]*\?>\s*|<!--[\s\S]*?-->\s*|<!DOCTYPE[^>[]*(?:\[[\s\S]*?\])?\s*>\s*)*/i
const root = /^<(?:svg:)?svg(?=[\s>/])[^>]*>?/i

/** Longer beginnings are not searched for a root. */
const longestStart = 16_384

interface SvgSize {
  readonly width: number
  readonly height: number
}

/** In its own units. `null` for what does not begin as an SVG does, or does not say how large it is. */
function readSvgSize(bytes: Uint8Array): SvgSize | null {
  const tag = rootTag(bytes)
  if (tag === null) return null
  const box = /\sviewBox\s*=\s*["']([^"']*)["']/i
    .exec(tag)?.[1]
    ?.trim()
    .split(/[\s,]+/)
    .map(Number)
  const [width, height] = box?.length === 4 ? [box[2], box[3]] : [lengthOf(tag, 'width'), lengthOf(tag, 'height')]
  const isSize = (value: number | undefined): value is number => Number.isFinite(value) && Number(value) > 0
  return isSize(width) && isSize(height) ? { width, height } : null
}

/** Whether the bytes begin as an SVG does. */
export const isSvg = (bytes: Uint8Array): boolean => rootTag(bytes) !== null

function rootTag(bytes: Uint8Array): string | null {
  const start = latin1(bytes.subarray(0, longestStart)).replace(/^ï»¿/, '')
  return root.exec(start.replace(prologue, ''))?.[0] ?? null
}

const lengthOf = (tag: string, name: string): number | undefined => {
  const text = new RegExp(`\\s${name}\\s*=\\s*["']\\s*([0-9.]+)(?:px|pt|mm|cm|in)?\\s*["']`, 'i').exec(tag)?.[1]
  return text === undefined ? undefined : Number(text)
}

/** One character for each byte. What is stored of an SVG is ASCII, and its root is in any file. */
export function latin1(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += 4096) text += String.fromCharCode(...bytes.subarray(at, at + 4096))
  return text
}
