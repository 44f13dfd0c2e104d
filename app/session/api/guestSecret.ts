import type { DeviceMemory } from '../../device/deviceMemory.ts'

const secretName = 'kitloom-guest-secret'

interface GuestSecretOptions {
  readonly memory: DeviceMemory
  /** Random bytes. */
  random(bytes: number): Uint8Array
}

/** What a guest is known by: a secret that this browser makes once. */
export function guestSecret({ memory, random }: GuestSecretOptions): () => string {
  return () => {
    const known = memory.read(secretName)
    if (known) return known
    const made = hexOf(random(32))
    memory.write(secretName, made)
    return made
  }
}

const hexOf = (bytes: Uint8Array): string => [...bytes].map(byte => byte.toString(16).padStart(2, '0')).join('')
