import type { Entrance, EntranceState } from '../../app/console/session/entrance.ts'
import { createState } from '../../engine/streams/index.ts'
import type { StaffEntry } from '../../server/contract/console/secondFactor.ts'

const entry: StaffEntry = {
  account: '0198a000-0000-7000-8000-0000000000a1',
  email: 'owner@shop.example',
  firstName: 'Sok',
  lastName: 'Dara',
  role: 'owner',
  secondFactor: 'passed',
  recoveryCodesLeft: 10,
}

/** The owner of a shop is in the console, for screens that ask who they are for. */
export const ownerEntrance: Entrance = {
  state: createState<EntranceState>({ kind: 'in', entry }),
  start: async () => {},
  enter: async () => {},
  leave: async () => {},
  bearer: async () => null,
  renew: async () => null,
}
