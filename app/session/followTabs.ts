import { readClaims } from './readClaims.ts'
import type { Session } from './session.ts'

/** Where the browser tells of what other tabs have stored. */
export interface TabEvents {
  addEventListener(kind: 'storage', listener: (event: Pick<StorageEvent, 'key' | 'newValue'>) => void): void
}

/** Tabs sign in and out together. */
export function followTabs(events: TabEvents, session: Session): void {
  events.addEventListener('storage', ({ key, newValue }) => {
    // No key stands for a storage that was emptied.
    if (key !== null && key !== 'access_token') return
    const now = session.state.current()
    const token = key === null ? '' : (newValue ?? '')
    // The same customer's token was only refreshed.
    const isKnown = token === '' ? now.kind === 'out' : now.kind === 'in' && isOf(token, now.details.id)
    if (!isKnown) void session.start()
  })
}

const isOf = (token: string, account: string): boolean => readClaims(token)?.account === account
