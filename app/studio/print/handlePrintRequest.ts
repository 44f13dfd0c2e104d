import { sha256Hex } from '../../../engine/browser/index.ts'
import { type AssetId, defaultFont, letteringOf } from '../../../engine/index.ts'
import { checkDesign, printPanels, printRoster } from '../../../engine/print/index.ts'
import { fetchGarment } from '../../../plugins/fetchGarment.ts'
import { tools } from '../../../plugins/index.ts'
import { printImages } from '../images/designImages.ts'
import { createLettering } from '../lettering/createLettering.ts'
import type { FaceFilesOptions } from '../lettering/faceFiles.ts'
import { createPatternTiles } from '../patterns/patternTiles.ts'
import type { PrintRequest, PrintResponse } from './printInWorker.ts'

interface PrintMeans extends FaceFilesOptions {
  /** Called after each player of a team. */
  onProgress(done: number, all: number): void
}

/** Prints what a page asks for, with the faces and images that it needs. Never rejects: a bug is an answer too. */
export const handlePrintRequest = (request: PrintRequest, means: PrintMeans): Promise<PrintResponse> =>
  print(request, means).catch(
    (error): PrintResponse => ({ kind: 'failed', message: error instanceof Error ? error.message : String(error) }),
  )

async function print({ what, garment: slug, view, ...given }: PrintRequest, means: PrintMeans): Promise<PrintResponse> {
  const garment = await fetchGarment(slug)
  if (!garment) return { kind: 'failed', message: `There is no garment "${slug}".` }
  const lettering = createLettering(means)
  const words = Object.values(garment.labels[given.language ?? 'en'].panels).join('')
  await lettering.need([...letteringOf(given.document), { font: defaultFont, text: words }])
  const images = await printImages(given.document)
  const patterns = createPatternTiles(means)
  await patterns.need(given.document)
  const order = {
    ...given,
    garment,
    tools,
    resources: {
      ...lettering.resources.current(),
      image: (asset: AssetId) => images.get(asset)?.size ?? null,
      tileOf: patterns.tileOf.current(),
    },
    readImage: async (asset: AssetId) => images.get(asset)?.bytes ?? null,
  }
  if (what === 'check' || what === 'review') {
    return { kind: 'checked', shirts: await checkDesign({ ...order, isReview: what === 'review' }) }
  }
  if (what === 'team') {
    const outcome = await printRoster({
      ...order,
      designCode: given.code,
      sha256: sha256Hex,
      onProgress: means.onProgress,
    })
    if (outcome.kind === 'refused') return { ...outcome, kind: 'team-refused' }
    return { ...outcome, bytes: new Uint8Array(outcome.bytes) }
  }
  const { version, size } = view
  const player = (view.player && given.document.players[view.player]) ?? null
  const outcome = await printPanels({ ...order, version, player, size })
  return outcome.kind === 'printed' ? { ...outcome, bytes: new Uint8Array(outcome.bytes) } : outcome
}
