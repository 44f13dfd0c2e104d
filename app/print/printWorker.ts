import { printPanels } from '../../engine/print/index.ts'
import { garments, tools } from '../../plugins/index.ts'
import { createLettering } from '../lettering/createLettering.ts'
import { facesOf } from '../lettering/facesOf.ts'
import { printPictures } from '../pictures/printPictures.ts'
import type { PrintAnswer, PrintRequest } from './printMessages.ts'

// Prints beside the page, which stays responsive.
self.onmessage = async ({ data }: MessageEvent<PrintRequest>) => {
  const answer = await print(data).catch(
    (error): PrintAnswer => ({ kind: 'failed', message: error instanceof Error ? error.message : String(error) }),
  )
  self.postMessage(answer, { transfer: answer.kind === 'printed' ? [answer.bytes.buffer] : [] })
}

async function print({ garment: slug, view, ...order }: PrintRequest): Promise<PrintAnswer> {
  const garment = garments.find(known => known.slug === slug)
  if (!garment) return { kind: 'failed', message: `There is no garment "${slug}".` }
  const lettering = createLettering({ addresses: order.faceAddresses, fetch: address => fetch(address) })
  await lettering.need(facesOf(order.document))
  const pictures = await printPictures(order.document)
  const outcome = await printPanels({
    ...order,
    garment,
    tools,
    resources: { ...lettering.resources.current(), picture: asset => pictures.get(asset)?.size ?? null },
    version: view.version,
    player: (view.player && order.document.players[view.player]) ?? null,
    size: view.size,
    readPicture: async asset => pictures.get(asset)?.bytes ?? null,
  })
  return outcome.kind === 'printed' ? { ...outcome, bytes: new Uint8Array(outcome.bytes) } : outcome
}
