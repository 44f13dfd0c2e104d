import { and, asc, count, eq, inArray, isNull, max, sql } from 'drizzle-orm'
import type { DesignDocument, GarmentPlugin } from '../../../engine/index.ts'
import { applyShopTemplate } from '../../../plugins/index.ts'
import type { BodyOf } from '../../contract/call.ts'
import {
  type changeTemplateCall,
  maxKeptTemplates,
  maxShopTemplates,
  maxTemplateLayers,
  type orderTemplatesCall,
  type publishTemplateCall,
  type ShopTemplate,
} from '../../contract/console/shopTemplates.ts'
import type { OfferedTemplate } from '../../contract/resources.ts'
import type { ProductType } from '../../contract/tenantSettings.ts'
import { designRevisions } from '../../db/schema/designReviews.ts'
import { shopTemplateImages, shopTemplates } from '../../db/schema/shopTemplates.ts'
import { Problem } from '../../http/problem.ts'
import type { DesignWork } from '../designWork.ts'
import { flattenDocument, garmentOf, openDesign, withoutPlayers } from '../openDesign.ts'
import { findReviewed } from '../review/reviewedDesign.ts'
import { summarise } from '../summarise.ts'

type TemplateRow = typeof shopTemplates.$inferSelect

const inTheirOrder = [
  sql`${shopTemplates.retiredAt} is not null`,
  asc(shopTemplates.productType),
  asc(shopTemplates.position),
  asc(shopTemplates.id),
]

/** By product, in the order of the editor; retired ones last. */
export async function listTemplates({ tx }: DesignWork): Promise<{ readonly items: ShopTemplate[] }> {
  const rows = await tx
    .select()
    .from(shopTemplates)
    .orderBy(...inTheirOrder)
  return {
    items: rows.map(row => ({
      id: row.id,
      productType: row.productType,
      names: { kh: row.nameKh, en: row.nameEn },
      colours: row.colours,
      design: row.designId,
      revision: row.revision,
      version: row.version,
      createdAt: row.createdAt.toISOString(),
      retiredAt: row.retiredAt?.toISOString() ?? null,
    })),
  }
}

/** What the editor offers of a product in this shop. */
export async function offeredTemplates(
  { tx, tenant }: DesignWork,
  productType: ProductType,
): Promise<{ readonly items: OfferedTemplate[] }> {
  if (!tenant.settings.productTypes.includes(productType)) return { items: [] }
  const rows = await tx
    .select()
    .from(shopTemplates)
    .where(isOffered(productType))
    .orderBy(...inTheirOrder)
  return {
    items: rows.map(({ id, nameKh, nameEn, document }) => ({
      ...{ id, productType, document },
      names: { kh: nameKh, en: nameEn },
    })),
  }
}

const isOffered = (productType: ProductType) =>
  and(eq(shopTemplates.productType, productType), isNull(shopTemplates.retiredAt))

/** @throws Problem not-found */
export async function findTemplate({ tx }: DesignWork, id: string): Promise<TemplateRow> {
  const [found] = await tx.select().from(shopTemplates).where(eq(shopTemplates.id, id)).for('update')
  if (!found) throw new Problem('not-found')
  return found
}

/**
 * Publishes a revision of a design that the shop may see, without its players.
 * @throws Problem not-found; wrong-state for one that cannot be put on in one step, and when the list is full
 */
export async function publishTemplate(work: DesignWork, wanted: BodyOf<typeof publishTemplateCall>): Promise<void> {
  const { tx, tenant, now, newId, replays } = work
  const design = await findReviewed(work, { id: wanted.design })
  const { productType } = design
  const ofRevision = and(eq(designRevisions.designId, design.id), eq(designRevisions.number, wanted.revision))
  const [revision] = await tx.select({ bytes: designRevisions.bytes }).from(designRevisions).where(ofRevision)
  if (!revision) throw new Problem('not-found')
  const garment = garmentOf(productType)
  const { document } = replays.take({ kind: 'open', productType, updates: [new Uint8Array(revision.bytes)] })
  await refuseTooLarge(document, garment)
  await lockTemplates(work)
  await refuseFull(work, productType)
  const [kept] = await tx.select({ total: count() }).from(shopTemplates)
  if ((kept?.total ?? 0) >= maxKeptTemplates) {
    throw new Problem('wrong-state', {
      detail: `A shop keeps up to ${maxKeptTemplates} templates. Delete one that is retired first.`,
    })
  }
  const id = newId()
  const { kh: nameKh, en: nameEn } = wanted.names
  await tx.insert(shopTemplates).values({
    ...{ tenantId: tenant.id, id, productType, nameKh, nameEn },
    ...{ designId: design.id, revision: wanted.revision, position: await nextPosition(work, productType) },
    colours: [...summarise(document, garment).colours],
    document: flattenDocument(document),
    ...{ createdAt: now, updatedAt: now },
  })
  const images = imagesOf(document).map(sha256 => ({ tenantId: tenant.id, templateId: id, sha256 }))
  if (images.length > 0) await tx.insert(shopTemplateImages).values(images)
}

/** Two who publish at once must not pass the limit, nor get the same place. */
const lockTemplates = ({ tx, tenant }: DesignWork) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`templates:${tenant.id}`}, 0))`)

/** @throws Problem wrong-state where putting it on would not fit into one entry of the log */
async function refuseTooLarge(document: DesignDocument, garment: GarmentPlugin): Promise<void> {
  const { engine } = await openDesign({ garment, updates: [] })
  const names = { kh: '', en: '' }
  const command = applyShopTemplate.of({ id: 'x', template: 'x', names, document: flattenDocument(document) })
  const outcome = engine.dispatch(command)
  engine.dispose()
  if (outcome.kind === 'applied' && Object.keys(document.layers).length <= maxTemplateLayers) return
  throw new Problem('wrong-state', {
    detail: `A template holds up to ${maxTemplateLayers} layers, and something must be drawn on it.`,
  })
}

/** @throws Problem wrong-state */
async function refuseFull({ tx }: DesignWork, productType: ProductType): Promise<void> {
  const [offered] = await tx.select({ total: count() }).from(shopTemplates).where(isOffered(productType))
  if ((offered?.total ?? 0) < maxShopTemplates) return
  throw new Problem('wrong-state', {
    detail: `The editor offers up to ${maxShopTemplates} templates of a product. Retire one first.`,
  })
}

async function nextPosition({ tx }: DesignWork, productType: ProductType): Promise<number> {
  const [last] = await tx
    .select({ position: max(shopTemplates.position) })
    .from(shopTemplates)
    .where(eq(shopTemplates.productType, productType))
  return (last?.position ?? 0) + 1
}

/** The id of an image is its hash. */
function imagesOf(document: DesignDocument): string[] {
  const { layers, goalkeeper } = withoutPlayers(document)
  const named = [...Object.values(layers), ...Object.values(goalkeeper.layers)].map(({ asset }) => asset)
  return [...new Set(named.filter(asset => typeof asset === 'string'))]
}

/**
 * Renames it, retires it, or offers it again, at the end.
 * @throws Problem not-found; version-mismatch; wrong-state when the list is full
 */
export async function changeTemplate(
  work: DesignWork,
  { id, version }: { readonly id: string; readonly version: number },
  { names, retired }: BodyOf<typeof changeTemplateCall>,
): Promise<void> {
  await lockTemplates(work)
  const found = await findTemplate(work, id)
  if (found.version !== version) throw new Problem('version-mismatch')
  const isBack = retired === false && found.retiredAt !== null
  if (isBack) await refuseFull(work, found.productType)
  await work.tx
    .update(shopTemplates)
    .set({
      ...(names && { nameKh: names.kh, nameEn: names.en }),
      ...(retired && found.retiredAt === null && { retiredAt: work.now }),
      ...(isBack && { retiredAt: null, position: await nextPosition(work, found.productType) }),
      ...{ version: version + 1, updatedAt: work.now },
    })
    .where(eq(shopTemplates.id, id))
}

/** @throws Problem wrong-state when these are not the ones that are offered */
export async function orderTemplates(
  work: DesignWork,
  { productType, ids }: BodyOf<typeof orderTemplatesCall>,
): Promise<void> {
  const { tx, now } = work
  await lockTemplates(work)
  const rows = await tx.select().from(shopTemplates).where(isOffered(productType))
  const known = new Map(rows.map(row => [row.id, row]))
  if (new Set(ids).size !== rows.length || ids.length !== rows.length || ids.some(id => !known.has(id))) {
    throw new Problem('wrong-state', { detail: 'The templates changed meanwhile. Look at them again.' })
  }
  for (const [index, id] of ids.entries()) {
    const position = index + 1
    if (known.get(id)?.position === position) continue
    const moved = { position, updatedAt: now, version: sql`${shopTemplates.version} + 1` }
    await tx
      .update(shopTemplates)
      .set(moved)
      .where(inArray(shopTemplates.id, [id]))
  }
}

/** @throws Problem not-found; wrong-state while the editor offers it */
export async function removeTemplate(work: DesignWork, id: string): Promise<void> {
  const { retiredAt } = await findTemplate(work, id)
  if (retiredAt === null) throw new Problem('wrong-state', { detail: 'Retire the template before you delete it.' })
  await work.tx.delete(shopTemplates).where(eq(shopTemplates.id, id))
}
