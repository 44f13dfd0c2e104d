import { z } from 'zod'

/** What a backup says of itself. */
export const manifest = z.object({
  /** Of the Kitloom that wrote it. */
  version: z.string(),
  /** When, in UTC. */
  now: z.iso.datetime(),
  /** Of `db.tar.gz`, hex. */
  sha256: z.string(),
})
export type Manifest = z.infer<typeof manifest>
