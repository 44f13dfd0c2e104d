import type { Entered } from '../../support/server/enter.ts'
import type { House } from '../../support/server/openHouse.ts'

/** One request, without its method. */
export interface Ask {
  readonly url: string
  readonly body?: unknown
  readonly headers?: Record<string, string>
}

export interface Given {
  /** Whose objects they are. */
  readonly owner: Entered
  /** ADMIN of the same shop. */
  readonly admin: Entered
  readonly house: House
}

export const roles = [
  ...(['nobody', 'guest', 'other', 'admin', 'abroad', 'adminAbroad', 'foreignToken', 'ended', 'expired'] as const),
  'owner',
] as const
export type Role = (typeof roles)[number]

/** What one call answers to whom. */
export interface Row {
  /** What the owner asks, as it should be; makes the objects that it needs, anew each time. */
  ask(given: Given): Ask | Promise<Ask>
  /** Status for who may do it: the owner, or the ADMIN. */
  readonly ok: number
  /** For other people of the shop who may make such calls. */
  readonly others: number
  /** For people of another shop, there. */
  readonly abroad: number
  /** Where the shape above does not hold. */
  readonly but?: Partial<Readonly<Record<Role, number>>>
  /** Nobody is the same afterwards. */
  readonly fresh?: true
}

type Rest = Pick<Row, 'but' | 'fresh'>

/** Things of their owner: others are told that there is nothing. */
export const own = (ok: number, ask: Row['ask'], rest: Rest = {}): Row => ({
  ask,
  ok,
  others: 404,
  abroad: 404,
  ...rest,
})
/** Everybody asks about himself. */
export const each = (ok: number, ask: Row['ask'], rest: Rest = {}): Row => ({
  ask,
  ok,
  others: ok,
  abroad: ok,
  ...rest,
})
/** Whoever has the address may, in this shop. */
export const shop = (ok: number, ask: Row['ask'], rest: Rest = {}): Row => ({
  ask,
  ok,
  others: ok,
  abroad: 404,
  ...rest,
})

/** What each role has to be told, by who may make the call at all. */
export function expectedOf(access: 'public' | 'visitor' | 'customer' | 'admin', row: Row): Record<Role, number> {
  const { ok, others, abroad, but } = row
  const shut = { nobody: 401, foreignToken: 401, ended: 401, expired: 401 }
  const shapes = {
    public: {
      nobody: others,
      guest: others,
      owner: ok,
      other: others,
      admin: others,
      abroad,
      adminAbroad: abroad,
      foreignToken: others,
      ended: others,
      expired: others,
    },
    visitor: { ...shut, guest: others, owner: ok, other: others, admin: 403, abroad, adminAbroad: 403 },
    customer: { ...shut, guest: 401, owner: ok, other: others, admin: 403, abroad, adminAbroad: 403 },
    admin: { ...shut, guest: 401, owner: 403, other: 403, admin: ok, abroad: 403, adminAbroad: abroad },
  }
  return { ...shapes[access], ...but }
}
