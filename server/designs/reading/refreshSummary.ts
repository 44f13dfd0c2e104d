import { eq, type InferSelectModel } from 'drizzle-orm'
import { designSummaries } from '../../db/schema/designLists.ts'
import { designs } from '../../db/schema/designs.ts'
import type { DesignWork } from '../designWork.ts'
import type { DesignRow } from '../findDesign.ts'
import { readLog } from '../log/readLog.ts'
import { summarise } from './designSummary.ts'
import { garmentOf } from './garmentOf.ts'
import { readDocument } from './openDesign.ts'

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
