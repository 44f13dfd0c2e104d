import { composePanel, type DesignDocument, panelId } from '../../../engine/index.ts'
import { fontId } from '../../../engine/plugin.ts'
import { printPanels } from '../../../engine/print/index.ts'
import { documentOf, place, resources, textLayer, textTool } from '../../support/drawing.ts'
import { drawnGarment } from '../../support/drawnGarment.ts'
import { inTurns, median, type Row, rowOf, type Sampled, timed, timedEach } from '../measure.ts'

const rounds = 15
const lines = 100

/** Everybody gets a line of their own: what was shaped before is kept. */
let lineNumber = 0

const design: DesignDocument = documentOf({
  layers: {
    team: textLayer('ANGKOR TIGERS'),
    khmer: textLayer('ក្រុមខ្លាអង្គរ', { font: fontId('koulen'), place: place({ y: 90 }) }),
    sponsor: textLayer('MEKONG COFFEE', { place: place({ y: 200 }) }),
  },
})

/** Shapes `lines` lines that were never seen before; µs for one. */
const shapeLines = (words: string, font: string) => () =>
  timedEach(lines, () => {
    const text = `${words} ${lineNumber++}`
    resources.shaper.shape({ text, font: fontId(font), capHeight: 50, letterSpacing: 0 })
  })

const throwError = (error: { readonly message: string }): never => {
  throw new Error(error.message)
}

const drawn = {
  garment: drawnGarment,
  tools: [textTool],
  resources,
  version: 'player',
  player: null,
  size: 'M',
} as const

const compose = (document: DesignDocument) =>
  composePanel({ ...drawn, document, panel: panelId('front'), onPluginError: throwError })

async function timePrint(code: string): Promise<number> {
  const order = { ...drawn, document: design, code, madeAt: new Date(0), readImage: async () => null }
  const begin = performance.now()
  const printed = await printPanels(order)
  if (printed.kind === 'refused') throw new Error(JSON.stringify(printed.obstacles))
  return performance.now() - begin
}

/** What a change costs after the log: lettering, the artwork of a panel, a print file. */
export async function drawing(): Promise<readonly Row[]> {
  const shaping = inTurns(rounds, {
    latin: shapeLines('ANGKOR TIGERS', 'squada-one'),
    khmer: shapeLines('ក្រុមខ្លាអង្គរ', 'koulen'),
  })
  const composing = inTurns(rounds, { designed: () => timed(() => compose(design)) })
  const prints: number[] = []
  for (let round = 0; round < rounds; round++) prints.push(await timePrint(`KL-${round}`))

  const samples = rounds
  const row = (figure: string, unit: Row['unit'], ours: number | Sampled) =>
    rowOf({ figure, unit, aim: null, samples }, { Kitloom: ours })
  return [
    row('shape a Latin line of 16 letters', 'µs', shaping.latin),
    row('shape a Khmer line of 14 letters', 'µs', shaping.khmer),
    row('compose a panel with three texts', 'ms', composing.designed),
    row('print two panels as PDF', 'ms', median(prints)),
  ]
}
