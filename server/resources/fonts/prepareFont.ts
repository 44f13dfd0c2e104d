import { createShaper, fontFacts, readFaceFile, type Script, uploadedFontId } from '../../../engine/index.ts'
import type { FontRefusal, PreparedFont } from './fontPool.ts'

const signatures = { woff2: 0x774f4632, woff: 0x774f4646, ttf: 0x00010000, otf: 0x4f54544f, apple: 0x74727565 }

/** What a packed font may unpack to, in bytes. */
const maxUnpacked = 48_000_000

/** A character of each script that people look for fonts of. */
const samples: Readonly<Partial<Record<Script, string>>> = {
  Khmer: 'ក',
  Thai: 'ก',
  Kana: 'あ',
  Hangul: '가',
  Han: '中',
  Latin: 'H',
}

/** Unpacks a font file and looks whether lettering can be set in it. Never throws: a damaged file is an answer too. */
export async function prepareFont(file: Uint8Array): Promise<PreparedFont | FontRefusal> {
  if (file.length < 48) return { refused: 'font-unknown' }
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  const signature = view.getUint32(0)
  if (!Object.values(signatures).includes(signature)) return { refused: 'font-unknown' }
  const isPacked = signature === signatures.woff || signature === signatures.woff2
  if (isPacked && view.getUint32(16) > maxUnpacked) return { refused: 'font-large' }
  try {
    return await judge(await unpacked(new Uint8Array(file), signature === signatures.woff2))
  } catch {
    // Tables that lead beyond the file, cycles of glyphs, and whatever else nobody's font has.
    return { refused: 'font-broken' }
  }
}

async function unpacked(file: Uint8Array<ArrayBuffer>, isWoff2: boolean): Promise<Uint8Array> {
  if (!isWoff2) return readFaceFile(file)
  const { default: decompress } = await import('woff2-encoder/decompress')
  return readFaceFile(new Uint8Array(await decompress(file)))
}

async function judge(bytes: Uint8Array): Promise<PreparedFont | FontRefusal> {
  const facts = fontFacts(bytes)
  if (!facts.mayEmbed) return { refused: 'font-restricted' }
  if (!facts.hasOutlines) return { refused: 'font-broken' }
  const id = uploadedFontId('0'.repeat(64), 'font')
  const shaper = await createShaper([{ id, family: '', scripts: ['Latin'], subsets: [bytes] }])
  const draws = (text: string) => {
    const { outline, missing } = shaper.shape({ text, font: id, capHeight: 10, letterSpacing: 0 })
    return missing.length === 0 && outline.length > 0 && outline.flat().every(isSound)
  }
  const scripts = Object.entries(samples).flatMap(([script, sample]) => (draws(sample) ? [script] : []))
  if (scripts.length === 0) return { refused: 'font-broken' }
  const signature = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0)
  const title = [facts.family, facts.style].filter(Boolean).join(' ')
  return { kind: signature === signatures.otf ? 'otf' : 'ttf', bytes, title, scripts }
}

const isSound = (part: string | number): boolean => typeof part === 'string' || Number.isFinite(part)
