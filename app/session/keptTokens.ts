import type { DeviceMemory } from '../device/deviceMemory.ts'

/** What a sign-in left on this device; empty strings where nobody is signed in. */
export interface Tokens {
  readonly access: string
  readonly refresh: string
}

export const noTokens: Tokens = { access: '', refresh: '' }

export interface KeptTokens {
  read(): Tokens
  keep(tokens: Tokens): void
}

/** The tokens under the names that the specification gives them. Read anew each time: another tab may have changed them. */
export function keptTokens(memory: DeviceMemory): KeptTokens {
  return {
    read: () => ({ access: memory.read('access_token') ?? '', refresh: memory.read('refresh_token') ?? '' }),
    keep({ access, refresh }) {
      // Other tabs are told of access_token: by then the other half is there, or gone.
      memory.write('refresh_token', refresh)
      memory.write('access_token', access)
    },
  }
}
