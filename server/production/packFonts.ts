import { and, eq } from 'drizzle-orm'
import { letteringOf } from '../../engine/index.ts'
import type { Database, TenantId } from '../db/database.ts'
import { assets, resources } from '../db/schema/assets.ts'
import { garmentOf, openDesign } from '../designs/openDesign.ts'
import type { FileStore } from '../files/fileStore.ts'
import type { OrderedLine } from './packJob.ts'

interface Shelf {
  readonly database: Database
  readonly files: FileStore
}

/** The files of the shop's own fonts that ordered designs are lettered in, by the ids that designs have. */
export async function packFonts(
  { database, files }: Shelf,
  tenantId: TenantId,
  lines: readonly OrderedLine[],
): Promise<ReadonlyMap<string, Uint8Array>> {
  const held = await database.asTenant(tenantId, tx =>
    tx
      .select({ font: resources.name, sha256: assets.sha256 })
      .from(resources)
      .innerJoin(assets, and(eq(assets.tenantId, resources.tenantId), eq(assets.id, resources.assetId)))
      .where(eq(resources.kind, 'font')),
  )
  // Most shops have none, and then no design has to be opened for it.
  if (held.length === 0) return new Map()
  const used = new Set<string>()
  for (const line of lines) for (const font of await fontsOf(line)) used.add(font)
  const fonts = new Map<string, Uint8Array>()
  for (const { font, sha256 } of held) {
    const bytes = used.has(font) ? await files.read(sha256) : null
    if (bytes) fonts.set(font, bytes)
  }
  return fonts
}

async function fontsOf({ productType, update }: OrderedLine): Promise<readonly string[]> {
  const { engine } = await openDesign({ garment: garmentOf(productType), updates: [update] })
  try {
    return letteringOf(engine.document.current()).map(({ font }) => font)
  } finally {
    engine.dispose()
  }
}
