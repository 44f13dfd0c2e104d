import type { Database, Transaction } from '../db/database.ts'
import type { Limits } from '../limits/limits.ts'
import type { GoogleReader } from './google.ts'
import type { KeyRing } from './keyRing.ts'
import type { Passwords } from './passwords.ts'

/** What the account calls need. */
export interface AccountServices {
  readonly database: Database
  /** Milliseconds since 1970. */
  now(): number
  /** Creates a UUIDv7. */
  newId(): string
  readonly production: boolean
  /** The public origin of the server, such as `https://kitloom.example`; null when it is not set. */
  readonly publicOrigin: string | null
  readonly limits: Limits
  /** The keys that sign access tokens. */
  readonly keys: KeyRing
  readonly passwords: Passwords
  /** Verifies Google's id tokens; null when no Google client id is set. */
  readonly google: GoogleReader | null
  /** Runs before an account is deleted: its images that other people's designs use must stay. */
  leaveUploads(tx: Transaction, account: string): Promise<void>
}
