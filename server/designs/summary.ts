import { eq, type InferSelectModel } from 'drizzle-orm'
import { designSummaries } from '../db/schema/designLists.ts'
import { designs } from '../db/schema/designs.ts'
import type { DesignRow } from './design.ts'
import { readLog } from './designLog.ts'
import type { DesignWork } from './designWork.ts'
import { findGarment } from './openDesign.ts'
import type { DesignSummary } from './summarise.ts'

export type SummaryRow = InferSelectModel<typeof designSummaries>

/** Recomputes the summary when the log has grown. The name is written to `designs`, where it is searched. */
export async function refreshSummary(
  work: DesignWork,
  design: DesignRow,
  known?: SummaryRow | null,
): Promise<{ readonly design: DesignRow; readonly summary: SummaryRow }> {
  if (known?.seq === design.seq) return { design, summary: known }
  return saveSummary(work, design, await readSummary(work, design))
}

/** Stores a summary that was just read from the log of a design. */
export async function saveSummary(
  work: DesignWork,
  design: DesignRow,
  { name, colours, layers, players, goalkeepers }: DesignSummary,
): Promise<{ readonly design: DesignRow; readonly summary: SummaryRow }> {
  const summary = { tenantId: work.tenant.id, id: design.id, seq: design.seq, layers, players, goalkeepers }
  const row = { ...summary, colours: [...colours] }
  await work.tx
    .insert(designSummaries)
    .values(row)
    .onConflictDoUpdate({ target: [designSummaries.tenantId, designSummaries.id], set: row })
  if (name !== design.name) await work.tx.update(designs).set({ name }).where(eq(designs.id, design.id))
  return { design: { ...design, name }, summary: row }
}

/** Products that cannot be drawn yet have no more than their name. */
async function readSummary(work: DesignWork, { id, name, productType }: DesignRow): Promise<DesignSummary> {
  const garment = findGarment(productType)
  if (!garment) return { name, colours: [], colourFamilies: [], layers: 0, players: 0, goalkeepers: 0 }
  return work.replays.take({ kind: 'open', productType, updates: await readLog(work, id) }).summary
}
