import { createState, type State } from '../../../engine/streams/index.ts'
import { type Whoami, whoami } from '../../../server/contract/whoami.ts'
import type { DeviceMemory } from '../../device/deviceMemory.ts'
import type { AskServer } from '../api/askServer.ts'

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

export interface ShopOptions {
  readonly ask: AskServer
  readonly memory: DeviceMemory
  /** What `?tenant=` chose, for the name of what is remembered. */
  readonly asked: string | null
}

/** The shop of this address. What it was the last time stands until the server has answered: no page changes its colour. */
export function createShop({ ask, memory, asked }: ShopOptions): Shop {
  const name = `kitloom-shop:${asked ?? ''}`
  const state = createState<ShopState>(remembered(memory.read(name)))
  const become = (next: ShopState): ShopState => {
    state.set(next)
    return next
  }
  return {
    state,
    async load() {
      const answer = await ask({ method: 'GET', path: '/whoami', answer: whoami })
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
