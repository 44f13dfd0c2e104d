import { z } from 'zod'
import type { Services } from '../../../session/services.ts'

const name = 'kitloom-sign-up'

const waiting = z.object({
  email: z.string(),
  /** When its code ends, in milliseconds since 1970. */
  until: z.number(),
})

/** The address that waits for its code, remembered on this device as long as one would look for the letter. */
export function waitingAddress({ memory, now }: Pick<Services, 'memory' | 'now'>) {
  return {
    read(): string | null {
      try {
        const { data } = waiting.safeParse(JSON.parse(memory.read(name) ?? 'null'))
        return data && data.until > now() ? data.email : null
      } catch {
        return null
      }
    },
    /** For an hour after the first code has ended: another can be asked for. */
    keep: (email: string, expiresIn: number) =>
      memory.write(name, JSON.stringify({ email, until: now() + expiresIn * 1000 + 3_600_000 })),
    forget: () => memory.write(name, ''),
  }
}
