import { type Material, materialOf, materials } from '../../drafting/pattern.ts'
import { flattenPath } from '../../geometry/polyline.ts'
import { areaOf } from '../../geometry/shapes.ts'
import { piecesOnMarker, piecesToCut } from './dxfPieces.ts'
import { type LaidMarker, layMarkers } from './layMarkers.ts'
import type { DrawnPieces, MarkedPiece } from './markedPiece.ts'
import { markerSheet } from './markerSheet.ts'
import { nameObstacle } from './nameObstacle.ts'
import { garmentPrinter, garmentsOf, type PackGarment } from './packGarments.ts'
import { listFiles } from './packLists.ts'
import type { KeptFile, MarkerNote, PackEvent, PackLine, PackSource } from './packSource.ts'
import { summaryPdf } from './packSummary.ts'
import { rollTooNarrow } from './rollFit.ts'
import { writeDxf } from './writeDxf.ts'
import { writeMarkerPdf } from './writeMarkerPdf.ts'
import { writeMarkerSvg } from './writeMarkerSvg.ts'

interface Progress {
  done: number
  all: number
}

/**
 * The files of a pack one after the other, the manifest last. Files that are `kept` from before are not made again: a
 * worker that was killed goes on where it stopped, and in the end the bytes are the same. Ends with the first garment that cannot
 * be printed, and names its layers.
 */
export async function* packFiles(source: PackSource, kept: ReadonlyMap<string, KeptFile>): AsyncGenerator<PackEvent> {
  const garments = garmentsOf(source)
  const printer = garmentPrinter(source)
  const listed = new Map<string, KeptFile>(kept)
  const progress: Progress = { done: 0, all: garments.length + Math.ceil(garments.length / 3) + 2 }
  const file = async (name: string, bytes: Uint8Array): Promise<PackEvent> => {
    listed.set(name, { sha256: await source.sha256(bytes), bytes: bytes.length })
    return { kind: 'file', name, bytes, ...progress }
  }
  const narrow = rollTooNarrow(draftsOf(source, garments, printer), source.wishes, source.language)
  if (narrow) {
    yield narrow
    return
  }
  for (const garment of garments) {
    const line = source.lines[garment.line]
    progress.done++
    if (!line || kept.has(garment.file)) continue
    const outcome = await printer.print(garment, line)
    if (outcome.kind === 'refused') {
      yield refusal(line, { player: garment.id, found: outcome.obstacles }, source.language)
      return
    }
    yield await file(garment.file, outcome.bytes)
  }
  const notes: MarkerNote[] = []
  const inked: number[] = []
  for (const [index, line] of source.lines.entries()) {
    const own = garments.filter(garment => garment.line === index)
    for (const material of materials) {
      for await (const made of markersOf(source, { own, line: index, material, printer, kept })) {
        if (made.kind !== 'marker') {
          yield made
          return
        }
        notes.push(made.note)
        progress.done++
        progress.all = Math.max(progress.all, progress.done + 2)
        for (const [name, bytes] of made.files) if (!kept.has(name)) yield await file(name, bytes)
      }
    }
    const pieces = (await Promise.all(own.map(garment => printer.pieces(garment, line)))).flat()
    inked.push(inkedArea(pieces))
    const cut = `cut/${index + 1}.dxf`
    if (!kept.has(cut)) yield await file(cut, encoded(writeDxf(piecesToCut(alike(pieces)))))
    for (const [name, bytes] of await listFiles(source, { index, line, pieces, garments: own })) {
      if (!kept.has(name)) yield await file(name, bytes)
    }
    for (const garment of own) printer.forget(garment)
  }
  progress.done = progress.all - 1
  if (!kept.has('summary.pdf')) yield await file('summary.pdf', await summaryPdf(source, { garments, notes, inked }))
  progress.done = progress.all
  yield await file('manifest.json', encoded(manifestOf(source, listed, { notes, inked })))
}

function refusal(
  line: PackLine,
  obstacles: (PackEvent & { kind: 'refused' })['obstacles'],
  language: PackSource['language'],
): PackEvent {
  const { name = '', number = '' } = line.document.players[obstacles.player] ?? {}
  const wearer = [number, name].filter(Boolean).join(' ')
  const named = obstacles.found.map(obstacle => nameObstacle(obstacle, line, language))
  return { kind: 'refused', line: line.name, wearer, obstacles, named }
}

const draftsOf = (
  { lines }: PackSource,
  garments: readonly PackGarment[],
  printer: ReturnType<typeof garmentPrinter>,
) =>
  garments.flatMap(garment => {
    const line = lines[garment.line]
    return line ? [{ line, panels: printer.draft(garment, line) }] : []
  })

interface Cutting {
  readonly own: readonly PackGarment[]
  readonly line: number
  readonly material: Material
  readonly printer: ReturnType<typeof garmentPrinter>
  readonly kept: ReadonlyMap<string, KeptFile>
}

type Made =
  | {
      readonly kind: 'marker'
      readonly note: MarkerNote
      readonly files: readonly (readonly [name: string, bytes: Uint8Array])[]
    }
  | (PackEvent & { readonly kind: 'too-narrow' | 'too-short' })

async function* markersOf(source: PackSource, cutting: Cutting): AsyncGenerator<Made> {
  const { own, line, material, printer, kept } = cutting
  const design = source.lines[line]
  if (!design) return
  const found = await Promise.all(own.map(garment => printer.pieces(garment, design)))
  let pieces = found.flat().filter(({ piece }) => materialOf(piece.panel) === material)
  for (let count = 1; pieces.length > 0; count++) {
    const name = `markers/${line + 1}-${material}-${String(count).padStart(2, '0')}`
    const text = kept.get(`${name}.json`)?.text
    if (text !== undefined) {
      const note: MarkerNote = JSON.parse(text)
      yield { kind: 'marker', note, files: [] }
      pieces = pieces.filter(({ code }) => !note.pieces.includes(code))
      continue
    }
    const laid = layMarkers(pieces, { ...source.wishes, markers: 1 })
    if (laid.kind !== 'laid') {
      yield laid
      return
    }
    const [marker] = laid.markers
    if (!marker) return
    const note = noteOf(name, material, design.fabric, marker)
    const laidHere = new Set(marker.pieces)
    const garments = own.filter((_, at) => found[at]?.some(piece => laidHere.has(piece)))
    const drawn = await printer.drawn(material === 'rib' ? [] : garments, design)
    yield { kind: 'marker', note, files: await filesOf(source, { marker, note, drawn }) }
    pieces = pieces.slice(marker.pieces.length)
  }
}

const noteOf = (
  name: string,
  material: Material,
  fabric: string,
  { pieces, length, width, utilisation }: LaidMarker,
): MarkerNote => ({
  name,
  material,
  fabric,
  length: Math.round(length * 10) / 10,
  width,
  utilisation: Math.round(utilisation * 1000) / 1000,
  garments: new Set(pieces.map(({ garment }) => garment)).size,
  pieces: pieces.map(({ code }) => code),
})

/** The note comes last: what a worker kept of a marker without it is made again. */
async function filesOf(
  source: PackSource,
  { marker, note, drawn }: { marker: LaidMarker; note: MarkerNote; drawn: DrawnPieces },
) {
  const { shaper } = source.resources
  const plain = markerSheet(marker, shaper, false)
  const printed = source.wishes.mirrored ? markerSheet(marker, shaper, true) : plain
  const head = { title: `${source.number} ${note.name}`, madeAt: source.madeAt, drawn }
  const files: (readonly [string, Uint8Array])[] = []
  if (note.material !== 'rib') {
    files.push([`${note.name}-print.pdf`, await writeMarkerPdf({ ...head, sheets: [printed], set: 'print' })])
  }
  files.push(
    [`${note.name}-cut.pdf`, await writeMarkerPdf({ ...head, sheets: [plain], set: 'cut' })],
    [`${note.name}-cut.svg`, encoded(writeMarkerSvg(plain))],
    [`${note.name}-cut.dxf`, encoded(writeDxf(piecesOnMarker(plain)))],
    [`${note.name}.json`, encoded(`${JSON.stringify(note)}\n`)],
  )
  return files
}

/** Pieces of one outline and size, and how many of them there are. */
function alike(pieces: readonly MarkedPiece[]) {
  const groups = new Map<MarkedPiece['piece'], { marked: MarkedPiece; quantity: number }>()
  for (const marked of pieces) {
    const known = groups.get(marked.piece)
    if (known) known.quantity++
    else groups.set(marked.piece, { marked, quantity: 1 })
  }
  return [...groups.values()]
}

/** How much cloth carries ink, bleed included, in m² to two digits. */
const inkedArea = (pieces: readonly MarkedPiece[]): number =>
  Math.round(
    pieces.reduce((sum, { piece, artwork }) => sum + (artwork !== null ? areaOf(flattenPath(piece.inked)) : 0), 0) /
      10_000,
  ) / 100

interface Consumption {
  readonly notes: readonly MarkerNote[]
  /** In m², by design. */
  readonly inked: readonly number[]
}

function manifestOf(source: PackSource, files: ReadonlyMap<string, KeptFile>, { notes, inked }: Consumption): string {
  const metres = (material: MarkerNote['material']) =>
    Math.round(notes.filter(note => note.material === material).reduce((sum, { length }) => sum + length, 0) / 10) / 100
  const manifest = {
    order: source.number,
    madeAt: source.madeAt.toISOString(),
    designs: source.lines.map(({ name, garment, fabric, revision }, index) => ({
      name,
      garment: { id: garment.id, version: garment.version },
      fabric,
      revision,
      inkedSquareMetres: inked[index],
    })),
    wishes: source.wishes,
    colours: 'sRGB IEC61966-2.1',
    metres: Object.fromEntries(materials.map(material => [material, metres(material)])),
    files: [...files]
      .filter(([name]) => name !== 'manifest.json')
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, { sha256, bytes }]) => ({ name, bytes, sha256 })),
  }
  return `${JSON.stringify(manifest, null, 2)}\n`
}

const encoder = new TextEncoder()
const encoded = (text: string): Uint8Array => encoder.encode(text)
