import { eq } from 'drizzle-orm'
import type { FastifyReply } from 'fastify'
import type { Design, DesignCard } from '../contract/designs/design.ts'
import { designSummaries } from '../db/schema/designLists.ts'
import { designs } from '../db/schema/designs.ts'
import { guestDays } from '../uploads/owner.ts'
import { type DesignRow, etagOf } from './design.ts'
import type { DesignWork } from './designWork.ts'
import { allowedActions, type DesignActor } from './moveDesign.ts'
import { refreshSummary, type SummaryRow } from './summary.ts'
import { thumbnailPath } from './thumbnails.ts'

const day = 24 * 60 * 60 * 1000

interface Shown {
  readonly design: DesignRow
  readonly summary: SummaryRow
}

export function toCard({ design, summary }: Shown): DesignCard {
  const { id, name, productType, status, version, thumbnail } = design
  const { colours, layers, players, goalkeepers } = summary
  return {
    id,
    name,
    productType,
    status,
    version,
    colours,
    layers,
    players,
    goalkeepers,
    thumbnail: thumbnailPath({ id, thumbnail }),
    publishedAt: design.publishedAt?.toISOString() ?? null,
    createdAt: design.createdAt.toISOString(),
    updatedAt: design.updatedAt.toISOString(),
    designedAt: design.designedAt.toISOString(),
    deletedAt: design.deletedAt?.toISOString() ?? null,
  }
}

function toDesign(shown: Shown, actor: DesignActor): Design {
  const { seq, ownerId, designedAt, status } = shown.design
  return {
    ...toCard(shown),
    seq,
    endsAt: ownerId === null ? new Date(designedAt.getTime() + guestDays * day).toISOString() : null,
    allowedActions: [...allowedActions(status, actor)],
  }
}

/** Sends one design with its version as ETag. */
export async function sendDesign(
  work: DesignWork,
  reply: FastifyReply,
  design: DesignRow,
  actor: DesignActor = design.ownerId === null ? 'guest' : 'owner',
): Promise<Design> {
  // A reader beside this one may have written summary and name since the design was read: both are read at once.
  const [current] = await work.tx
    .select({ name: designs.name, known: designSummaries })
    .from(designs)
    .leftJoin(designSummaries, eq(designSummaries.id, designs.id))
    .where(eq(designs.id, design.id))
  const shown = await refreshSummary(work, { ...design, name: current?.name ?? design.name }, current?.known)
  reply.header('etag', etagOf(design)).header('cache-control', 'no-store')
  return toDesign(shown, actor)
}
