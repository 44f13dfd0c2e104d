import type { AssetId } from '../document/ids.ts'
import { createShaper } from '../lettering/createShaper.ts'
import type { GarmentPlugin } from '../plugins/garmentPlugin.ts'
import type { ToolPlugin } from '../plugins/toolPlugin.ts'
import type { MessageEnd, PrintJob, PrintReply, PrintRequest, RosterJob, ShirtJob } from './printJob.ts'
import { printPanels } from './printPanels.ts'
import { printRoster } from './printRoster.ts'

export interface PrintingOptions {
  readonly garments: readonly GarmentPlugin[]
  readonly tools: readonly ToolPlugin[]
  /** Of bytes, in hexadecimal. */
  sha256(bytes: Uint8Array): Promise<string>
}

/** The worker's side: prints what `createPrinting` asks for at the other end. Returns how to stop. */
export function servePrinting(end: MessageEnd, options: PrintingOptions): () => void {
  const reply = (message: PrintReply) => end.postMessage(message)
  const listener = async ({ data }: { readonly data: unknown }): Promise<void> => {
    const { id, job } = data as PrintRequest
    try {
      reply({
        id,
        kind: 'outcome',
        outcome: await print(job, options, (done, all) => reply({ id, kind: 'progress', done, all })),
      })
    } catch (error) {
      reply({ id, kind: 'failed', message: error instanceof Error ? error.message : String(error) })
    }
  }
  end.addEventListener('message', listener)
  return () => end.removeEventListener('message', listener)
}

async function print(
  job: ShirtJob | RosterJob,
  options: PrintingOptions,
  onProgress: (done: number, all: number) => void,
) {
  const order = await orderOf(job, options)
  if (job.kind === 'roster') {
    return printRoster({ ...order, designCode: job.designCode, sha256: options.sha256, onProgress })
  }
  const { version, player, size, code } = job
  return printPanels({ ...order, version, player, size, code })
}

async function orderOf(job: PrintJob, { garments, tools }: PrintingOptions) {
  const garment = garments.find(known => known.id === job.garment)
  if (!garment) throw new Error(`No garment of the type "${job.garment}" ships with this version.`)
  const pictures = new Map(job.pictures.map(picture => [picture.asset, picture]))
  return {
    document: job.document,
    garment,
    tools,
    resources: {
      shaper: await createShaper(job.faces),
      picture: (asset: AssetId) => pictures.get(asset) ?? null,
    },
    madeAt: new Date(job.madeAt),
    readPicture: async (asset: AssetId) => pictures.get(asset)?.bytes ?? null,
  }
}
