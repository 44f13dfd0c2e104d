import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { TenantId, Transaction } from '../db/database.ts'
import { designClients, designs, designUpdates } from '../db/schema/designs.ts'
import type { AppendOutcome, LogBatch } from './designLogStore.ts'
import type { ClientOwner } from './grant.ts'
import { noteImages } from './noteImages.ts'

type Design = Pick<typeof designs.$inferSelect, 'id' | 'seq' | 'status'>
type Owners = ReadonlyMap<string, ClientOwner>

/** Appends batches of several designs with few statements, because a statement costs as much as many rows. */
export async function appendBatches(
  tx: Transaction,
  tenant: TenantId,
  batches: readonly LogBatch[],
  at: Date,
): Promise<readonly AppendOutcome[]> {
  const ids = batches.map(({ design }) => design)
  // The lock makes other appends and status changes of these designs wait.
  const found = await tx
    .select({ id: designs.id, seq: designs.seq, status: designs.status })
    .from(designs)
    .where(and(eq(designs.tenantId, tenant), inArray(designs.id, ids), isNull(designs.deletedAt)))
    .orderBy(designs.id)
    .for('update')
  const known = new Map(found.map(design => [design.id, design]))
  const owners = await ownersOf(tx, tenant, batches)
  const outcomes = batches.map(batch => judge(batch, known.get(batch.design), owners))
  const taken = batches.filter((_, index) => outcomes[index] === 'appended')
  if (taken.length > 0) await write(tx, tenant, { batches: taken, owners, at })
  return outcomes
}

function judge({ design: id, after, updates }: LogBatch, design: Design | undefined, owners: Owners): AppendOutcome {
  if (!design) return 'gone'
  if (design.status === 'REVIEWING') return 'in-review'
  if (design.seq !== after) return 'behind'
  const isForeign = updates.some(({ clients, owner }) =>
    clients.some(client => (owners.get(clientKey(id, client)) ?? owner) !== owner),
  )
  return isForeign ? 'foreign-client' : 'appended'
}

const clientKey = (design: string, client: number): string => `${design}.${client}`

/** Passes any number of rows as one parameter. */
const rowsOf = (rows: readonly unknown[]) => sql`${JSON.stringify(rows)}::text::jsonb`

async function ownersOf(tx: Transaction, tenant: TenantId, batches: readonly LogBatch[]): Promise<Owners> {
  const wanted = batches.flatMap(({ design, updates }) =>
    updates.flatMap(({ clients }) => clients.map(client => ({ design, client }))),
  )
  const rows = await tx
    .select({ design: designClients.designId, client: designClients.clientId, author: designClients.author })
    .from(designClients)
    .innerJoin(
      sql`jsonb_to_recordset(${rowsOf(wanted)}) as wanted(design uuid, client bigint)`,
      sql`wanted.design = ${designClients.designId} and wanted.client = ${designClients.clientId}`,
    )
    .where(eq(designClients.tenantId, tenant))
  return new Map(rows.map(({ design, client, author }) => [clientKey(design, client), author]))
}

interface Writing {
  readonly batches: readonly LogBatch[]
  readonly owners: Owners
  readonly at: Date
}

async function write(tx: Transaction, tenant: TenantId, { batches, owners, at }: Writing): Promise<void> {
  const clients = batches.flatMap(({ design, updates }) =>
    updates.flatMap(({ clients: of, owner }) => of.map(client => ({ design, client, owner }))),
  )
  const fresh = clients.filter(({ design, client }) => !owners.has(clientKey(design, client)))
  if (fresh.length > 0) {
    await tx.execute(sql`
      insert into ${designClients} (tenant_id, design_id, client_id, author, created_at)
      select distinct on (design, client) ${tenant}::uuid, design, client, owner, ${at.toISOString()}::timestamptz
      from jsonb_to_recordset(${rowsOf(fresh)}) as fresh(design uuid, client bigint, owner text)`)
  }
  await tx.insert(designUpdates).values(
    batches.flatMap(({ design, after, updates }) =>
      updates.map(({ clients: of, owner, bytes }, index) => ({
        tenantId: tenant,
        designId: design,
        seq: after + index + 1,
        // Further clients of a batch are in design_clients.
        clientId: of[0] ?? 0,
        author: owner,
        bytes,
        createdAt: at,
      })),
    ),
  )
  const written = batches.flatMap(({ design, updates }) => updates.map(({ bytes }) => ({ design, bytes })))
  await noteImages(tx, tenant, written)
  const heads = batches.map(({ design, after, updates }) => ({ design, seq: after + updates.length }))
  // Editing an approved or rejected design turns it into a draft. The page asks for confirmation first.
  await tx.execute(sql`
    update ${designs} set seq = head.seq, designed_at = ${at.toISOString()}::timestamptz,
      status = case when status in ('READY', 'REJECTED') then 'DRAFT' else status end,
      version = version + (status in ('READY', 'REJECTED'))::int
    from jsonb_to_recordset(${rowsOf(heads)}) as head(design uuid, seq bigint)
    where ${designs.tenantId} = ${tenant} and ${designs.id} = head.design`)
}
