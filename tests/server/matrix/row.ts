import type { Access } from '../../../server/contract/call.ts'
import type { Entered } from '../../support/server/enter.ts'
import type { TestServer } from '../../support/server/openTestServer.ts'

/** One request, without its method. */
export interface RowRequest {
  readonly url: string
  readonly body?: unknown
  readonly headers?: Record<string, string>
}

export interface Given {
  /** The owner of the objects. */
  readonly owner: Entered
  /** ADMIN of the same shop. */
  readonly admin: Entered
  readonly api: TestServer
}

export const roles = [
  ...([
    'nobody',
    'guest',
    'other',
    'admin',
    'halfway',
    'abroad',
    'adminAbroad',
    'foreignToken',
    'ended',
    'expired',
  ] as const),
  'owner',
] as const
export type Role = (typeof roles)[number]

/** The expected status of one call for every role. */
export interface Row {
  /** A valid request of the owner. It creates the objects that it needs each time. */
  request(given: Given): RowRequest | Promise<RowRequest>
  /** The status for the owner or the ADMIN. */
  readonly ok: number
  /** The status for other people of the shop with the same role. */
  readonly others: number
  /** The status for people of another shop in that shop. */
  readonly abroad: number
  /** Exceptions from the rules above. */
  readonly but?: Partial<Readonly<Record<Role, number>>>
  /** The call changes its principals. */
  readonly fresh?: true
}

type Rest = Pick<Row, 'but' | 'fresh'>

/** Objects of an owner; others get a 404. */
export const own = (ok: number, request: Row['request'], rest: Rest = {}): Row => ({
  request,
  ok,
  others: 404,
  abroad: 404,
  ...rest,
})
/** Calls about the principal's own account. */
export const each = (ok: number, request: Row['request'], rest: Rest = {}): Row => ({
  request,
  ok,
  others: ok,
  abroad: ok,
  ...rest,
})
/** Calls that anybody with the address can make in this shop. */
export const shop = (ok: number, request: Row['request'], rest: Rest = {}): Row => ({
  request,
  ok,
  others: ok,
  abroad: 404,
  ...rest,
})

/** The expected status of each role, by the access of the call. */
export function expectedOf(access: Access, row: Row): Record<Role, number> {
  const { ok, others, abroad, but } = row
  const shut = { nobody: 401, foreignToken: 401, ended: 401, expired: 401 }
  const shapes = {
    public: {
      nobody: others,
      guest: others,
      owner: ok,
      other: others,
      admin: others,
      halfway: others,
      abroad,
      adminAbroad: abroad,
      foreignToken: others,
      ended: others,
      expired: others,
    },
    visitor: { ...shut, guest: others, owner: ok, other: others, admin: 403, halfway: 403, abroad, adminAbroad: 403 },
    customer: { ...shut, guest: 401, owner: ok, other: others, admin: 403, halfway: 403, abroad, adminAbroad: 403 },
    admin: { ...shut, guest: 401, owner: 403, other: 403, admin: ok, halfway: 403, abroad: 403, adminAbroad: abroad },
    staff: { ...shut, guest: 401, owner: 403, other: 403, admin: ok, halfway: ok, abroad: 403, adminAbroad: abroad },
  }
  return { ...shapes[access], ...but }
}
