import type { DeviceMemory } from '../../device/deviceMemory.ts'

/** The secret of a link, whose fragment no server and no referrer gets to see. */
export const readSecret = (fragment: string): string | null => /^#([\w-]{22,128})$/.exec(fragment)?.[1] ?? null

const memoryName = 'kitloom-own-reply'

/** By which this browser finds its reply again. */
export function ownSecret(memory: DeviceMemory): string {
  const known = memory.read(memoryName)
  return known !== null && /^[\w-]{22,128}$/.test(known) ? known : anotherSecret(memory)
}

/** For another player at the same phone: a brother, a friend. The reply before can no longer be changed from here. */
export function anotherSecret(memory: DeviceMemory): string {
  const secret = crypto.randomUUID()
  memory.write(memoryName, secret)
  return secret
}
