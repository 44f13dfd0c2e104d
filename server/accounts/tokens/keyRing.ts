import type { JWK } from 'jose'

export const algorithm = 'ES256'

/** The keys of access tokens. */
export interface KeyRing {
  /** The key that signs now. */
  signing(): Promise<{ readonly kid: string; readonly key: CryptoKey }>
  /** The key that verifies tokens of that id, or null when there is none (any more). */
  verifying(kid: string): Promise<CryptoKey | null>
  /** Public halves of every key whose tokens may still be alive. */
  publicKeys(): Promise<readonly JWK[]>
}
