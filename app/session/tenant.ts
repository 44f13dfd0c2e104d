import { createState, type State } from '../../engine/streams/index.ts'
import { type Whoami, whoami, whoamiCall } from '../../server/contract/whoami.ts'
import type { DeviceMemory } from '../device/deviceMemory.ts'
import type { Language } from '../i18n/languages.ts'
import type { Client } from './api/createClient.ts'

export type TenantState =
  | { readonly kind: 'known'; readonly tenant: Whoami }
  | { readonly kind: 'loading' }
  /** There is no shop at this address. */
  | { readonly kind: 'none' }
  | { readonly kind: 'unreachable' }

export interface CurrentTenant {
  readonly state: State<TenantState>
  /** Loads the shop of this address from the server. Never rejects. */
  load(): Promise<TenantState>
}

interface TenantOptions {
  readonly client: Client
  readonly memory: DeviceMemory
  /** What `?tenant=` chose, as part of the storage key. */
  readonly requested: string | null
  /** As the server sent it with the page. */
  readonly given?: Whoami | null
}

/** The shop of this address. The stored copy is used until the server responds, so that no page changes its colour. */
export function createTenant({ client, memory, requested, given = null }: TenantOptions): CurrentTenant {
  const name = `kitloom-shop:${requested ?? ''}`
  if (given) memory.write(name, JSON.stringify(given))
  const state = createState<TenantState>(given ? { kind: 'known', tenant: given } : remembered(memory.read(name)))
  const become = (next: TenantState): TenantState => {
    state.set(next)
    return next
  }
  return {
    state,
    async load() {
      const response = await client.send(whoamiCall)
      if (response.kind === 'ok') {
        memory.write(name, JSON.stringify(response.value))
        return become({ kind: 'known', tenant: response.value })
      }
      if (response.kind === 'refused' && response.code === 'unknown-tenant') return become({ kind: 'none' })
      const known = state.current()
      return known.kind === 'known' ? known : become({ kind: 'unreachable' })
    },
  }
}

function remembered(text: string | null): TenantState {
  if (text === null) return { kind: 'loading' }
  try {
    const { success, data } = whoami.safeParse(JSON.parse(text))
    return success ? { kind: 'known', tenant: data } : { kind: 'loading' }
  } catch {
    return { kind: 'loading' }
  }
}

const chosen = /^[a-z0-9-]{1,63}$/

/** A shop's name in a language. */
export const nameOfTenant = ({ name, names }: Pick<Whoami, 'name' | 'names'>, language: Language): string =>
  names[language] || name

/** The shop that `?tenant=` requests, on demo data; else the one that this tab requested before. */
export function tenantFromAddress(
  search: string,
  tabMemory: () => Pick<Storage, 'getItem' | 'setItem'>,
): string | null {
  const requested = new URLSearchParams(search).get('tenant')
  try {
    if (requested !== null && chosen.test(requested)) tabMemory().setItem('kitloom-shop', requested)
    const stored = tabMemory().getItem('kitloom-shop')
    return stored !== null && chosen.test(stored) ? stored : null
  } catch {
    return requested !== null && chosen.test(requested) ? requested : null
  }
}

/** Adds the shop to an address of our own server; other addresses stay. */
export function withTenant(tenant: string | null): (address: string) => string {
  return address => {
    if (tenant === null || !address.startsWith('/') || /[?&]tenant=/.test(address)) return address
    return `${address}${address.includes('?') ? '&' : '?'}tenant=${tenant}`
  }
}
