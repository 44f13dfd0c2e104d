import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { z } from 'zod'
import type { Services } from '../../session/services.ts'

/** What one screen of the entrance passes to the next. It is kept in the state of the history: it survives a reload and stays out of the address. */
export interface Handed {
  readonly notice?: 'confirmed' | 'newPassword'
  /** The address that was typed there. */
  readonly email?: string
}

const notices = ['confirmed', 'newPassword'] as const

/** Reads what was handed over; anything else counts as nothing. */
export function handedIn(state: unknown): Handed {
  if (typeof state !== 'object' || state === null) return {}
  const notice = notices.find(known => 'notice' in state && state.notice === known)
  const email = 'email' in state && typeof state.email === 'string' ? state.email : undefined
  return { ...(notice ? { notice } : {}), ...(email === undefined ? {} : { email }) }
}

const name = 'kitloom-sign-up'

const waiting = z.object({
  email: z.string(),
  /** When its code ends, in milliseconds since 1970. */
  until: z.number(),
})

/** The address that waits for its code, stored on this device for as long as the code is valid. */
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
    save: (email: string, expiresIn: number) =>
      memory.write(name, JSON.stringify({ email, until: now() + expiresIn * 1000 + 3_600_000 })),
    forget: () => memory.write(name, ''),
  }
}

/** The secret of a mailed link, `#token=…`, or whom it is `for`. It stays known after the address has lost it. */
export function useMailedSecret(name: 'token' | 'unlock' | 'for'): string | null {
  const { hash } = useLocation()
  const here = new URLSearchParams(hash.slice(1)).get(name) || null
  const [secret, setSecret] = useState(here)
  if (here !== null && here !== secret) setSecret(here)
  return here ?? secret
}
