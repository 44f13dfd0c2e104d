/** What one screen of the entrance tells the next, in the state of the history: survives a reload, stays out of the address. */
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
