import { latin1 } from './latin1.ts'

/** What comes before the root of an SVG: declaration, comments, document type. */
const prologue = /^\uFEFF?\s*(?:<\?[^>]*\?>\s*|<!--[\s\S]*?-->\s*|<!DOCTYPE[^>[]*(?:\[[\s\S]*?\])?\s*>\s*)*/i
const root = /^<(?:svg:)?svg(?=[\s>/])[^>]*>?/i

/** Longer beginnings are not searched for a root. */
const longestStart = 16_384

export interface SvgSize {
  readonly width: number
  readonly height: number
}

/** In its own units. `null` for what does not begin as an SVG does, or does not say how large it is. */
export function readSvgSize(bytes: Uint8Array): SvgSize | null {
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
