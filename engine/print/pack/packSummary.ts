import { composePanels } from '../../artwork/composePanel.ts'
import { fontId } from '../../document/ids.ts'
import { isCut, materials, sideOf } from '../../drafting/pattern.ts'
import { pathBounds } from '../../geometry/bounds.ts'
import { multiply, scaling, transformPath, translation } from '../../geometry/matrix.ts'
import type { Path, Point } from '../../geometry/path.ts'
import { openPdf } from '../pdfDocument.ts'
import { inkArtwork, loadInkLines, openPdfImage, type Pdf, tracePath } from '../pdfInk.ts'
import { pointsPerMm } from '../pdfPage.ts'
import { pieceOf } from '../piece.ts'
import type { PackGarment } from './packGarments.ts'
import { sizeRows } from './packLists.ts'
import type { MarkerNote, PackLine, PackSource } from './packSource.ts'

/** A4, in mm. */
const sheet = { width: 210, height: 297, margin: 15 } as const

/** The face of the words: it has Khmer and Latin letters. */
export const summaryFont = fontId('kantumruy-pro')

const words = {
  en: {
    order: 'Order',
    sizes: 'Size · players · goalkeepers',
    cloth: 'Cloth',
    mesh: 'Mesh',
    rib: 'Rib',
    sewing: 'Sewing: widths beyond the sewing line',
    turned: 'turned up',
    fabric: 'Fabric',
    inked: 'Printed, in m²',
    inks: 'Colours are sRGB; lists/*-colours.csv has Lab and the nearest ink.',
  },
  kh: {
    order: 'ការបញ្ជាទិញ',
    sizes: 'ទំហំ · កីឡាករ · អ្នកចាំទី',
    cloth: 'ក្រណាត់',
    mesh: 'ក្រណាត់សំណាញ់',
    rib: 'ក្រណាត់រីប',
    sewing: 'ការដេរ៖ ទទឹងក្រៅបន្ទាត់ដេរ',
    turned: 'បត់ឡើង',
    fabric: 'ក្រណាត់',
    inked: 'ផ្ទៃបោះពុម្ព គិតជា m²',
    inks: 'ពណ៌ជា sRGB ហើយ lists/*-colours.csv មាន Lab និងទឹកពណ៌ជិតបំផុត។',
  },
} as const

/** Every character that the summary may write in its own words: faces are loaded for them. */
export const summaryWords = (language: PackSource['language']): string => Object.values(words[language]).join('')

interface Summarised {
  readonly garments: readonly PackGarment[]
  readonly notes: readonly MarkerNote[]
  /** How much cloth carries ink, in m², by design. */
  readonly inked: readonly number[]
}

/** A page for each design: how it looks, who wears it, how much cloth it takes, how it is sewn. */
export async function summaryPdf(source: PackSource, { garments, notes, inked }: Summarised): Promise<Uint8Array> {
  const { pdf, bytes } = await openPdf({ title: source.number, madeAt: source.madeAt, hidesLayers: false })
  for (const [index, line] of source.lines.entries()) {
    pdf.addPage({ size: [sheet.width * pointsPerMm, sheet.height * pointsPerMm], margin: 0 })
    pdf.transform(pointsPerMm, 0, 0, pointsPerMm, 0, 0)
    const own = garments.filter(garment => garment.line === index)
    await inkViews(pdf, source, line, own)
    const texts = linesOf(source, line, {
      garments: own,
      notes: notes.filter(({ name }) => name.startsWith(`markers/${index + 1}-`)),
      inked: inked.slice(index, index + 1),
    })
    for (const [at, { text, height }] of texts.entries()) {
      const y = sheet.margin + (at === 0 ? 8 : 92 + at * 6.5)
      tracePath(pdf, written(source, text, [sheet.margin, y], height)).fill('#111111')
    }
  }
  pdf.end()
  return bytes
}

function linesOf(source: PackSource, line: PackLine, { garments: own, notes, inked: [inked = 0] }: Summarised) {
  const terms = words[source.language]
  const small = (text: string) => ({ text, height: 2.6 })
  const metres = (material: MarkerNote['material']) => {
    const of = notes.filter(note => note.material === material)
    if (of.length === 0) return []
    const length = of.reduce((sum, note) => sum + note.length, 0) / 1000
    const used = of.reduce((sum, { length: long, utilisation }) => sum + long * utilisation, 0) / (length * 1000)
    return [
      small(
        `${terms[material]}: ${length.toFixed(2)} m × ${(source.wishes.width / 1000).toFixed(2)} m, ${(used * 100).toFixed(0)} %`,
      ),
    ]
  }
  return [
    { text: `${terms.order} ${source.number}: ${line.name}`, height: 5 },
    small(`${terms.fabric}: ${line.fabric}`),
    ...materials.flatMap(metres),
    small(`${terms.inked}: ${inked.toFixed(2)}`),
    small(''),
    small(terms.sizes),
    ...sizeRows(own)
      .slice(1)
      .map(row => small(row.join(' · '))),
    small(''),
    small(terms.sewing),
    ...sewingNotes(source, line, own).map(small),
    small(''),
    small(terms.inks),
  ]
}

/** Allowances of each panel of the first garment, as `Front: hem 25 turned up, side 10`. */
function sewingNotes(
  source: PackSource,
  { garment, document }: PackLine,
  own: readonly PackGarment[],
): readonly string[] {
  const [first] = own
  if (!first) return []
  const { size, goalkeeper } = first.player
  const composed = composePanels({
    document,
    garment,
    tools: source.tools,
    version: goalkeeper ? 'goalkeeper' : 'player',
    player: first.player,
    size,
    resources: source.resources,
    onPluginError() {},
  })
  return composed
    .filter(({ panel }) => isCut(panel))
    .map(({ panel }) => {
      const widths = [
        ...new Set(
          panel.edges.map(
            ({ allowance, turned }) => `${allowance} mm${turned ? ` (${words[source.language].turned})` : ''}`,
          ),
        ),
      ]
      return `${garment.labels[source.language].panels[panel.id] ?? panel.id}: ${widths.join(', ')}`
    })
}

const written = ({ resources }: PackSource, text: string, [x, y]: Point, capHeight: number): Path => {
  if (text === '') return []
  const { outline } = resources.shaper.shape({ text, font: summaryFont, capHeight, letterSpacing: 0 })
  return transformPath(outline, translation(x, y))
}

/** Front and back of a player and, where there is one, of a goalkeeper, side by side. */
async function inkViews(pdf: Pdf, source: PackSource, line: PackLine, own: readonly PackGarment[]): Promise<void> {
  const shown = [own.find(({ player }) => !player.goalkeeper), own.find(({ player }) => player.goalkeeper)]
  const panels = shown.flatMap(garment => {
    if (!garment) return []
    const { player } = garment
    const composed = composePanels({
      document: line.document,
      garment: line.garment,
      tools: source.tools,
      version: player.goalkeeper ? 'goalkeeper' : 'player',
      player,
      size: player.size,
      resources: source.resources,
      onPluginError() {},
    })
    const all = composed.map(({ panel }) => panel)
    return composed
      .filter(({ panel }) => panel.placement.kind === 'torso' && ['front', 'back'].includes(sideOf(all, panel.id)))
      .slice(0, 2)
  })
  const assets = new Set(
    panels.flatMap(({ artwork }) =>
      artwork.groups.flatMap(({ items }) => items.flatMap(item => (item.kind === 'image' ? [item.asset] : []))),
    ),
  )
  const read = await Promise.all([...assets].map(async asset => [asset, await source.readImage(asset)] as const))
  const open = new Map(read.flatMap(([asset, bytes]) => (bytes ? [[asset, openPdfImage(pdf, bytes)] as const] : [])))
  const images = {
    open,
    inkLines: [...open.values()].some(({ kind }) => kind === 'lines') ? await loadInkLines() : null,
  }
  const wide = (sheet.width - 2 * sheet.margin) / Math.max(2, panels.length)
  for (const [at, { panel, artwork }] of panels.entries()) {
    const { cut } = pieceOf(panel)
    const { left, top, right, bottom } = pathBounds(cut)
    const scale = Math.min((wide - 4) / (right - left), 92 / (bottom - top))
    pdf.save()
    pdf.transform(
      ...multiply(translation(sheet.margin + at * wide, sheet.margin + 16), scaling(scale), translation(-left, -top)),
    )
    tracePath(pdf, cut).clip()
    inkArtwork(pdf, artwork, images)
    pdf.restore()
  }
}
