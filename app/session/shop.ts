import { createState, type State } from '../../engine/streams/index.ts'
import { type Whoami, whoami, whoamiCall } from '../../server/contract/whoami.ts'
import type { DeviceMemory } from '../device/deviceMemory.ts'
import type { Client } from './api/createClient.ts'

export type ShopState =
  | { readonly kind: 'known'; readonly shop: Whoami }
  | { readonly kind: 'loading' }
  /** There is no shop at this address. */
  | { readonly kind: 'none' }
  | { readonly kind: 'unreachable' }

export interface Shop {
  readonly state: State<ShopState>
  /** Asks the server whose shop this is. Never rejects. */
  load(): Promise<ShopState>
}

interface ShopOptions {
  readonly client: Client
  readonly memory: DeviceMemory
  /** What `?tenant=` chose, for the name of what is remembered. */
  readonly asked: string | null
}

/** The shop of this address. What it was the last time stands until the server has answered: no page changes its colour. */
export function createShop({ client, memory, asked }: ShopOptions): Shop {
  const name = `kitloom-shop:${asked ?? ''}`
  const state = createState<ShopState>(remembered(memory.read(name)))
  const become = (next: ShopState): ShopState => {
    state.set(next)
    return next
  }
  return {
    state,
    async load() {
      const answer = await client.send(whoamiCall)
      if (answer.kind === 'answered') {
        memory.write(name, JSON.stringify(answer.value))
        return become({ kind: 'known', shop: answer.value })
      }
      if (answer.kind === 'refused' && answer.code === 'unknown-tenant') return become({ kind: 'none' })
      const known = state.current()
      return known.kind === 'known' ? known : become({ kind: 'unreachable' })
    },
  }
}

function remembered(text: string | null): ShopState {
  if (text === null) return { kind: 'loading' }
  try {
    const { success, data } = whoami.safeParse(JSON.parse(text))
    return success ? { kind: 'known', shop: data } : { kind: 'loading' }
  } catch {
    return { kind: 'loading' }
  }
}

const chosen = /^[a-z0-9-]{1,63}$/

/** The shop that `?tenant=` asks for, on demo data; else the one that this tab asked for before. */
export function askedShop(search: string, tabMemory: () => Pick<Storage, 'getItem' | 'setItem'>): string | null {
  const asked = new URLSearchParams(search).get('tenant')
  try {
    if (asked !== null && chosen.test(asked)) tabMemory().setItem('kitloom-shop', asked)
    const kept = tabMemory().getItem('kitloom-shop')
    return kept !== null && chosen.test(kept) ? kept : null
  } catch {
    return asked !== null && chosen.test(asked) ? asked : null
  }
}

/** Adds the shop to an address of our own server; other addresses stay. */
export function inShop(shop: string | null): (address: string) => string {
  return address => {
    if (shop === null || !address.startsWith('/') || /[?&]tenant=/.test(address)) return address
    return `${address}${address.includes('?') ? '&' : '?'}tenant=${shop}`
  }
}
