import { type AuthorId, assetId, authorId, type UpdateStore } from '../../../engine/index.ts'
import type { ReviewedLog } from '../../../server/contract/designs/reviewedDesign.ts'
import type { ProductType } from '../../../server/contract/tenantSettings.ts'
import { slugOf } from '../../session/products.ts'
import type { Services } from '../../session/services.ts'
import { imageStore } from '../../studio/images/designImages.ts'
import { bringImage } from '../../studio/live/exchangeImages.ts'
import type { OpenDesign } from '../../studio/openDesign.ts'
import type { Studio } from '../../studio/studio.ts'

/** A design that somebody of the staff looks at. */
export interface ReviewSource {
  readonly id: string
  readonly productType: ProductType
  readonly log: ReviewedLog
  /** The account of the person who looks. */
  readonly staff: string
}

/** Opens a log as the server sent it: nothing of it stays on this device, and nothing is changed. */
export async function openReviewed(
  studio: Studio,
  { words, fetch }: Pick<Services, 'words' | 'fetch'>,
  { id, productType, log, staff }: ReviewSource,
): Promise<OpenDesign | null> {
  const garment = await studio.fetchGarment(slugOf(productType))
  if (!garment) return null
  const personOf = new Map(log.people.flatMap(person => person.clients.map(client => [client, person] as const)))
  const known = new Map<AuthorId, ReviewedLog['people'][number]>()
  const nameOf = (author: AuthorId): string | null => {
    const person = known.get(author)
    if (!person) return null
    return person.name || words.t(`console:review.person.${person.kind}`)
  }
  const design = await studio.openWith(garment, id, {
    nameOf,
    author: authorId(`${staff}#0`),
    store: storeOf(log),
    transports: [],
    beat: () => () => {},
  })
  const entries = design.engine.timeline.log().entries()
  for (const { author, client } of entries) {
    const person = personOf.get(client)
    if (person && !known.has(author)) known.set(author, person)
  }
  design.review.set({ status: 'REVIEWING' })
  bringImages(design, fetch)
  return design
}

/** A store that has this log, and keeps nothing. */
const storeOf = ({ update }: ReviewedLog): UpdateStore => ({
  load: async () => ({ updates: [Uint8Array.from(atob(update), character => character.charCodeAt(0))], damage: null }),
  append: async () => {},
  compact: async () => {},
  close() {},
})

/** Brings every image that any step of the design has named. */
function bringImages({ engine }: OpenDesign, fetch: Services['fetch']): void {
  const store = imageStore()
  const writes = engine.timeline
    .log()
    .entries()
    .flatMap(entry => (entry.kind === 'command' ? entry.writes : []))
  const named = writes.flatMap(({ fields }) => (typeof fields.asset === 'string' ? fields.asset : []))
  for (const asset of new Set(named)) void bringImage(assetId(asset), { store, fetch })
}
