import { createTypesetter, type SetLine, type SetRun, type Typesetter } from '../lettering/createTypesetter.ts'
import type { Face } from '../lettering/face.ts'
import { openPdf } from './pdfDocument.ts'
import { loadInkLines, type Pdf } from './pdfInk.ts'
import { pointsPerMm } from './pdfPage.ts'

/** A4 in mm. */
export const a4 = { width: 210, height: 297 } as const

export interface DocumentFaces {
  /** The first is the one that is meant; the others stand in for what it lacks. */
  readonly regular: readonly Face[]
  readonly bold: readonly Face[]
}

interface DocumentHead {
  readonly title: string
  /** As BCP 47 names it; lines are broken by its words. */
  readonly language: string
  readonly madeAt: Date
  readonly faces: DocumentFaces
}

export interface Lettering {
  /** In points. */
  readonly size: number
  readonly bold?: boolean
}

interface Written extends Lettering {
  /** The baseline, in mm from the top left of the page. */
  readonly x: number
  readonly y: number
  readonly colour?: string
  /** Where `x` is on the line. */
  readonly align?: 'start' | 'end'
}

/**
 * A document of A4 pages whose text can be searched, copied and read aloud: fonts are embedded, and each line says what it
 * reads. Lengths are mm from the top left of the page.
 */
export interface TextDocument {
  addPage(): void
  write(text: string, how: Written): void
  /** In mm. */
  widthOf(text: string, how: Lettering): number
  /** Lines that are no wider than `width`, parted between words; a word that is wider is parted where it must be. */
  wrap(text: string, width: number, how: Lettering): readonly string[]
  rule(x: number, y: number, length: number, how: { readonly width: number; readonly colour: string }): void
  /** Fills squares of `side`, each at its upper left corner. */
  squares(corners: readonly (readonly [x: number, y: number])[], side: number): void
  /** Draws an SVG into a square. */
  draw(svg: string, x: number, y: number, side: number): Promise<void>
  end(): Promise<Uint8Array>
}

export async function openTextDocument({ title, language, madeAt, faces }: DocumentHead): Promise<TextDocument> {
  const { pdf, bytes } = await openPdf({ title, madeAt, hidesLayers: false })
  const [regular, bold] = await Promise.all([createTypesetter(faces.regular), createTypesetter(faces.bold)])
  const setIn = ({ bold: isBold }: Lettering): Typesetter => (isBold ? bold : regular)
  const words = new Intl.Segmenter(language, { granularity: 'word' })
  const graphemes = new Intl.Segmenter(language, { granularity: 'grapheme' })
  const ink = createTextInk(pdf)
  const widthOf = (text: string, how: Lettering) => (setIn(how)(text).width / 1000) * (how.size / pointsPerMm)

  return {
    addPage: () => void pdf.addPage({ size: 'A4', margin: 0 }),
    write(text, how) {
      const line = setIn(how)(text)
      const left = how.align === 'end' ? how.x - (line.width / 1000) * (how.size / pointsPerMm) : how.x
      ink(text, line, { ...how, x: left })
    },
    widthOf,
    wrap: (text, width, how) => {
      const fits = (part: string) => widthOf(part.trimEnd(), how) <= width
      return text
        .split(/\r?\n/)
        .flatMap(line =>
          filled(unbroken(words.segment(line)), fits, word =>
            [...graphemes.segment(word)].map(({ segment }) => segment),
          ),
        )
    },
    rule(x, y, length, how) {
      pdf.lineWidth(how.width * pointsPerMm)
      pdf
        .moveTo(x * pointsPerMm, y * pointsPerMm)
        .lineTo((x + length) * pointsPerMm, y * pointsPerMm)
        .stroke(how.colour)
    },
    squares(corners, side) {
      for (const [x, y] of corners) pdf.rect(x * pointsPerMm, y * pointsPerMm, side * pointsPerMm, side * pointsPerMm)
      pdf.fill('#000000')
    },
    async draw(svg, x, y, side) {
      const inkLines = await loadInkLines()
      const scale = side * pointsPerMm
      inkLines(pdf, svg, { matrix: [scale, 0, 0, scale, x * pointsPerMm, y * pointsPerMm], opacity: 1 })
    },
    end() {
      pdf.end()
      return bytes
    },
  }
}

/** Parts that a line may end after: words with their spaces and signs, so that no sign begins a line or ends as a lone `$`. */
function unbroken(segments: Iterable<Intl.SegmentData>): readonly string[] {
  const parts: string[] = []
  let mayEnd = true
  for (const { segment, isWordLike = false } of segments) {
    const last = parts.at(-1)
    if (last !== undefined && !(mayEnd && segment.trim() !== '' && (isWordLike || /\s$/.test(last))))
      parts[parts.length - 1] = last + segment
    else parts.push(segment)
    mayEnd = isWordLike || segment.trim() === ''
  }
  return parts
}

/** Lines of as many words as fit. */
function filled(words: readonly string[], fits: (line: string) => boolean, part: (word: string) => readonly string[]) {
  const lines: string[] = []
  let line = ''
  const add = (word: string): void => {
    if (fits(line + word)) line += word
    else if (line.trim() === '' && word.length > 1) {
      const pieces = part(word)
      // A letter that is wider than a line stands alone.
      if (pieces.length > 1) for (const piece of pieces) add(piece)
      else line += word
    } else {
      lines.push(line.trimEnd())
      line = ''
      add(word.trimStart())
    }
  }
  for (const word of words) add(word)
  return [...lines, line.trimEnd()]
}

// What pdfkit keeps of a font and of a page but does not type.
interface PdfFont {
  readonly id: string
  readonly font: { getGlyph(glyph: number): { readonly advanceWidth: number } }
  readonly scale: number
  readonly subset: { includeGlyph(glyph: number): number }
  readonly widths: number[]
  readonly unicode: (readonly number[] | undefined)[]
  ref(): unknown
}

interface Inside {
  registerFont(name: string, font: Uint8Array): Pdf
  readonly _font: PdfFont
  readonly page: { readonly fonts: Record<string, unknown>; readonly height: number }
}

/**
 * Writes lines that are already set: pdfkit shapes text in its own way, which puts Khmer vowels wrong. A line carries what
 * it reads (ActualText), for glyphs stand in the order of drawing, not of reading.
 */
function createTextInk(pdf: Pdf) {
  const names = new Map<Uint8Array, string>()
  const open = (bytes: Uint8Array): PdfFont => {
    const name = names.get(bytes) ?? `face-${names.size + 1}`
    if (names.has(bytes)) pdf.font(name)
    else (pdf as Pdf & Inside).registerFont(name, bytes).font(name)
    names.set(bytes, name)
    return (pdf as Pdf & Inside)._font
  }
  const operatorsOf = ({ font: bytes, glyphs }: SetRun, { size, x, y }: Placed): readonly string[] => {
    const font = open(bytes)
    ;(pdf as Pdf & Inside).page.fonts[font.id] ??= font.ref()
    const scale = size / 1000
    return [
      `/${font.id} ${number(size)} Tf`,
      ...glyphs.map(glyph => {
        const id = font.subset.includeGlyph(glyph.glyph)
        font.widths[id] ??= font.font.getGlyph(glyph.glyph).advanceWidth * font.scale
        font.unicode[id] ??= [...glyph.text].map(character => character.codePointAt(0) ?? 0)
        const place = `1 0 0 1 ${number(x + glyph.x * scale)} ${number(y + glyph.y * scale)} Tm`
        return `${place} <${id.toString(16).padStart(4, '0')}> Tj`
      }),
    ]
  }
  return (text: string, line: SetLine, { x, y, size, colour = '#16201e' }: Written): void => {
    if (line.runs.length === 0) return
    const { height } = (pdf as Pdf & Inside).page
    const placed = { size, x: x * pointsPerMm, y: height - y * pointsPerMm }
    pdf.save()
    pdf.fillColor(colour)
    pdf.transform(1, 0, 0, -1, 0, height)
    pdf.markContent('Span', { actual: text })
    pdf.addContent(['BT', ...line.runs.flatMap(run => operatorsOf(run, placed)), 'ET'].join('\n'))
    pdf.endMarkedContent()
    pdf.restore()
  }
}

/** In points from the lower left of the page. */
interface Placed {
  readonly size: number
  readonly x: number
  readonly y: number
}

const number = (value: number): string => String(Math.round(value * 1000) / 1000)
