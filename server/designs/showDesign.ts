import type { Design, DesignCard } from '../contract/designs/design.ts'
import { guestDays } from '../uploads/owner.ts'
import type { DesignRow } from './findDesign.ts'
import type { SummaryRow } from './reading/refreshSummary.ts'
import { allowedActions, type DesignActor } from './states/designActions.ts'
import { thumbnailPath } from './thumbnails/thumbnailPath.ts'

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

export function toDesign(shown: Shown, actor: DesignActor): Design {
  const { seq, ownerId, designedAt, status } = shown.design
  return {
    ...toCard(shown),
    seq,
    endsAt: ownerId === null ? new Date(designedAt.getTime() + guestDays * day).toISOString() : null,
    allowedActions: [...allowedActions(status, actor)],
  }
}
