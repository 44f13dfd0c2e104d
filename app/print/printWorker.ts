import { sha256 } from '../../engine/browser/index.ts'
import type { AssetId } from '../../engine/index.ts'
import { printPanels, printRoster } from '../../engine/print/index.ts'
import { garments, tools } from '../../plugins/index.ts'
import { createLettering } from '../lettering/createLettering.ts'
import { facesOf } from '../lettering/facesOf.ts'
import { printPictures } from '../pictures/printPictures.ts'
import type { PrintAnswer, PrintMessage, PrintRequest } from './printMessages.ts'

// Prints beside the page, which stays responsive.
self.onmessage = async ({ data }: MessageEvent<PrintRequest>) => {
  const answer = await print(data).catch(
    (error): PrintAnswer => ({ kind: 'failed', message: error instanceof Error ? error.message : String(error) }),
  )
  say(answer, 'bytes' in answer ? [answer.bytes.buffer] : [])
}

const say = (message: PrintMessage, transfer: Transferable[] = []) => self.postMessage(message, { transfer })

async function print({ what, garment: slug, view, ...given }: PrintRequest): Promise<PrintAnswer> {
  const garment = garments.find(known => known.slug === slug)
  if (!garment) return { kind: 'failed', message: `There is no garment "${slug}".` }
  const lettering = createLettering({ addresses: given.faceAddresses, fetch: address => fetch(address) })
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
    const onProgress = (done: number, all: number) => say({ kind: 'progress', done, all })
    const outcome = await printRoster({ ...order, designCode: given.code, sha256, onProgress })
    if (outcome.kind === 'refused') return { ...outcome, kind: 'team-refused' }
    return { ...outcome, bytes: new Uint8Array(outcome.bytes) }
  }
  const { version, size } = view
  const player = (view.player && given.document.players[view.player]) ?? null
  const outcome = await printPanels({ ...order, version, player, size })
  return outcome.kind === 'printed' ? { ...outcome, bytes: new Uint8Array(outcome.bytes) } : outcome
}
