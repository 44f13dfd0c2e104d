import { eq, type InferSelectModel } from 'drizzle-orm'
import type { DesignDocument, GarmentPlugin } from '../../engine/index.ts'
import type { ColourFamily } from '../contract/designs/storeDesign.ts'
import { designSummaries } from '../db/schema/designLists.ts'
import { designs } from '../db/schema/designs.ts'
import { colourFamily, mainColours } from './colours.ts'
import type { DesignRow } from './design.ts'
import { readLog } from './designLog.ts'
import type { DesignWork } from './designWork.ts'
import { garmentOf, readDocument } from './openDesign.ts'

export type SummaryRow = InferSelectModel<typeof designSummaries>

/** Derives what lists show anew when the log has grown since; the name goes into `designs`, where it is searched. */
export async function refreshSummary(
  work: DesignWork,
  design: DesignRow,
  known?: SummaryRow | null,
): Promise<{ readonly design: DesignRow; readonly summary: SummaryRow }> {
  if (known?.seq === design.seq) return { design, summary: known }
  const garment = garmentOf(design.productType)
  const document = await readDocument({ garment, updates: await readLog(work, design.id) })
  const { name, colours, layers, players, goalkeepers } = summarise(document, garment)
  const summary = { tenantId: work.tenant.id, id: design.id, seq: design.seq, layers, players, goalkeepers }
  const row = { ...summary, colours: [...colours] }
  await work.tx
    .insert(designSummaries)
    .values(row)
    .onConflictDoUpdate({ target: [designSummaries.tenantId, designSummaries.id], set: row })
  if (name !== design.name) await work.tx.update(designs).set({ name }).where(eq(designs.id, design.id))
  return { design: { ...design, name }, summary: row }
}

/** What lists show of a design. Derived from its log, never told by a caller. */
interface DesignSummary {
  readonly name: string
  /** `#rrggbb`, the one that covers most first. */
  readonly colours: readonly string[]
  /** Names that people search colours by, each once. */
  readonly colourFamilies: readonly ColourFamily[]
  readonly layers: number
  readonly players: number
  readonly goalkeepers: number
}

export function summarise(document: DesignDocument, garment: GarmentPlugin): DesignSummary {
  const colours = mainColours(document, garment)
  const players = Object.values(document.players)
  return {
    name: document.design.name,
    colours,
    colourFamilies: [...new Set(colours.map(colourFamily))],
    layers: Object.keys(document.layers).length,
    players: players.length,
    goalkeepers: players.filter(player => player.goalkeeper).length,
  }
}
