import { expect } from 'vitest'
import { emptyDocument } from '../../engine/index.ts'
import { type PrintOrder, printPanels } from '../../engine/print/index.ts'
import { resources, textTool } from './drawing.ts'
import { drawnGarment } from './drawnGarment.ts'
import { type ReadPdf, readPdf } from './readPdf.ts'

/** An order of the drawn garment in size M, with what a test changes. */
export const orderOf = (changes: Partial<PrintOrder>): PrintOrder => ({
  document: emptyDocument,
  garment: drawnGarment,
  tools: [textTool],
  resources,
  version: 'player',
  player: null,
  size: 'M',
  code: 'KL-7F3A9C2E-10-M',
  madeAt: new Date('2026-01-02T03:04:05Z'),
  readImage: async () => null,
  ...changes,
})

export async function printed(changes: Partial<PrintOrder>): Promise<Uint8Array> {
  const outcome = await printPanels(orderOf(changes))
  if (outcome.kind === 'refused') expect.unreachable(JSON.stringify(outcome.obstacles))
  return outcome.kind === 'printed' ? outcome.bytes : new Uint8Array()
}

export const readPrinted = async (changes: Partial<PrintOrder>): Promise<ReadPdf> => readPdf(await printed(changes))
