import type { TenantId, Transaction } from '../db/database.ts'
import { designImages } from '../db/schema/designs.ts'

interface Written {
  readonly design: string
  readonly bytes: Uint8Array
}

/** Notes the images that new updates name, so that nobody has to search logs for them. */
export async function noteImages(tx: Transaction, tenantId: TenantId, written: readonly Written[]): Promise<void> {
  const rows = written.flatMap(({ design, bytes }) =>
    hashesIn(bytes).map(sha256 => ({ tenantId, designId: design, sha256 })),
  )
  for (let at = 0; at < rows.length; at += rowsAtOnce) {
    await tx
      .insert(designImages)
      .values(rows.slice(at, at + rowsAtOnce))
      .onConflictDoNothing()
  }
}

const rowsAtOnce = 1000
const length = 64
/** A run of figures can be longer than a hash when others stand beside it; longer ones are no hashes. */
const longestRun = 1024

/** Everything in an update that can be a sha256, in hex: a log contains the hash of an image as plain text. */
export function hashesIn(bytes: Uint8Array): readonly string[] {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')
  const found = new Set<string>()
  for (const [whole] of text.matchAll(/[0-9a-f]{64,}/g)) {
    const run = whole.slice(0, longestRun)
    for (let at = 0; at + length <= run.length; at++) found.add(run.slice(at, at + length))
  }
  return [...found]
}
