import type { Database, Transaction } from '../db/database.ts'
import type { Limits } from '../limits/limits.ts'
import type { GoogleReader } from './google.ts'
import type { KeyRing } from './keyRing.ts'
import type { Passwords } from './passwords.ts'

/** What the calls about accounts work with. */
export interface AccountServices {
  readonly database: Database
  /** Milliseconds since 1970. */
  now(): number
  /** A uuid of version 7. */
  newId(): string
  readonly production: boolean
  /** How people reach the server, such as `https://kitloom.example`; null when nobody said. */
  readonly publicOrigin: string | null
  readonly limits: Limits
  /** Keys of access tokens. */
  readonly keys: KeyRing
  readonly passwords: Passwords
  /** Verifies Google's id tokens; null where no client id of Google is set. */
  readonly google: GoogleReader | null
  /** Before an account goes: pictures of its own that designs of others show must stay. */
  leaveUploads(tx: Transaction, account: string): Promise<void>
}
