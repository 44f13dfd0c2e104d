import { sha256 } from '../../../engine/browser/index.ts'
import type { AssetId } from '../../../engine/index.ts'
import { printPanels, printRoster } from '../../../engine/print/index.ts'
import { garments, tools } from '../../../plugins/index.ts'
import { createLettering, facesOf } from '../lettering/createLettering.ts'
import { printPictures } from '../pictures/designPictures.ts'
import type { PrintAnswer, PrintRequest } from './printInWorker.ts'

interface PrintMeans {
  fetch(address: string): Promise<Response>
  /** Called after each player of a team. */
  onProgress(done: number, all: number): void
}

/** Prints what a page asks for, with the faces and pictures that it needs. Never rejects: a bug is an answer too. */
export const answerPrint = (request: PrintRequest, means: PrintMeans): Promise<PrintAnswer> =>
  print(request, means).catch(
    (error): PrintAnswer => ({ kind: 'failed', message: error instanceof Error ? error.message : String(error) }),
  )

async function print({ what, garment: slug, view, ...given }: PrintRequest, means: PrintMeans): Promise<PrintAnswer> {
  const garment = garments.find(known => known.slug === slug)
  if (!garment) return { kind: 'failed', message: `There is no garment "${slug}".` }
  const lettering = createLettering({ addresses: given.faceAddresses, fetch: means.fetch })
  await lettering.need(facesOf(given.document))
  const pictures = await printPictures(given.document)
  const order = {
    ...given,
    garment,
    tools,
    resources: { ...lettering.resources.current(), picture: (asset: AssetId) => pictures.get(asset)?.size ?? null },
    readPicture: async (asset: AssetId) => pictures.get(asset)?.bytes ?? null,
  }
  if (what === 'team') {
    const outcome = await printRoster({ ...order, designCode: given.code, sha256, onProgress: means.onProgress })
    if (outcome.kind === 'refused') return { ...outcome, kind: 'team-refused' }
    return { ...outcome, bytes: new Uint8Array(outcome.bytes) }
  }
  const { version, size } = view
  const player = (view.player && given.document.players[view.player]) ?? null
  const outcome = await printPanels({ ...order, version, player, size })
  return outcome.kind === 'printed' ? { ...outcome, bytes: new Uint8Array(outcome.bytes) } : outcome
}
