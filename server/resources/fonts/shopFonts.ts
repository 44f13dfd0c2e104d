import { and, count, desc, eq } from 'drizzle-orm'
import { type FontLang, langOfScript, uploadedFontId } from '../../../engine/index.ts'
import { addressOf } from '../../contract/call.ts'
import { maxShopFonts, type ShopFont } from '../../contract/console/shopFonts.ts'
import { fontFileCall, fontLang } from '../../contract/resources.ts'
import type { Database, TenantId, Transaction } from '../../db/database.ts'
import { assets, resources } from '../../db/schema/assets.ts'
import { saveFiles } from '../../files/fileRows.ts'
import { type FileStore, fileIdOf } from '../../files/fileStore.ts'
import { Problem } from '../../http/problem.ts'
import type { PreparedFont } from './fontPool.ts'

/** The fonts of a shop, the latest first. */
export async function listShopFonts(tx: Transaction): Promise<readonly ShopFont[]> {
  const rows = await tx
    .select({ resource: resources, sha256: assets.sha256, size: assets.size })
    .from(resources)
    .innerJoin(assets, and(eq(assets.tenantId, resources.tenantId), eq(assets.id, resources.assetId)))
    .where(eq(resources.kind, 'font'))
    .orderBy(desc(resources.createdAt), desc(resources.id))
  return rows.map(({ resource, sha256, size }) => ({
    id: resource.name,
    title: resource.title,
    lang: fontLang.safeParse(resource.lang).data ?? 'en',
    url: fontAddressOf(sha256),
    size,
    offered: resource.shown,
    createdAt: resource.createdAt.toISOString(),
  }))
}

export const fontAddressOf = (sha256: string): string => addressOf(fontFileCall, { params: { sha256 } })

interface Adding {
  readonly database: Database
  readonly files: FileStore
  newId(): string
  now(): number
}

/**
 * Adds a font to a shop, or offers one again that it has.
 * @throws Problem fonts-full
 */
export async function addShopFont(
  tenantId: TenantId,
  { bytes, title, scripts, kind }: PreparedFont,
  services: Adding,
): Promise<readonly ShopFont[]> {
  const sha256 = await fileIdOf(bytes)
  const name = uploadedFontId(sha256, title)
  await saveFiles(services, {
    tenantId,
    files: [{ sha256, withBytes: work => work(bytes) }],
    async write(tx) {
      const [known] = await tx
        .update(resources)
        .set({ shown: true })
        .where(and(eq(resources.kind, 'font'), eq(resources.name, name)))
        .returning({ id: resources.id })
      if (known) return
      const [held] = await tx.select({ fonts: count() }).from(resources).where(eq(resources.kind, 'font'))
      if ((held?.fonts ?? 0) >= maxShopFonts) throw new Problem('fonts-full')
      const assetId = services.newId()
      const createdAt = new Date(services.now())
      const asset = {
        tenantId,
        id: assetId,
        mediaType: `font/${kind}`,
        size: bytes.length,
        sha256,
        shownSha256: sha256,
      }
      await tx.insert(assets).values({ ...asset, fileName: title, createdAt })
      const row = { tenantId, id: services.newId(), kind: 'font', name, title, lang: langOf(scripts) } as const
      await tx.insert(resources).values({ ...row, assetId, createdAt })
    },
  })
  return services.database.asTenant(tenantId, listShopFonts)
}

/** Of the first script that is not Latin: most fonts have Latin letters too. */
function langOf(scripts: readonly string[]): FontLang {
  const own = Object.entries(langOfScript).find(([script]) => script !== 'Latin' && scripts.includes(script))
  return own?.[1] ?? 'en'
}

/** Whether the editor offers a font. @throws Problem not-found */
export async function offerShopFont(tx: Transaction, name: string, offered: boolean): Promise<readonly ShopFont[]> {
  const [changed] = await tx
    .update(resources)
    .set({ shown: offered })
    .where(and(eq(resources.kind, 'font'), eq(resources.name, name)))
    .returning({ id: resources.id })
  if (!changed) throw new Problem('not-found')
  return listShopFonts(tx)
}

/** The file of a font by the id that designs have, offered or not; `null` for one that the shop does not have. */
export async function findShopFont(tx: Transaction, font: string) {
  const [found] = await tx
    .select({ title: resources.title, sha256: assets.sha256 })
    .from(resources)
    .innerJoin(assets, and(eq(assets.tenantId, resources.tenantId), eq(assets.id, resources.assetId)))
    .where(and(eq(resources.kind, 'font'), eq(resources.name, font)))
  return found ?? null
}
