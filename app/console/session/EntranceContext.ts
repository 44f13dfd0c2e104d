import { createContext, useContext } from 'react'
import { hasRight, type Right } from '../../../server/contract/console/rights.ts'
import type { StaffEntry } from '../../../server/contract/console/secondFactor.ts'
import { useStream } from '../../device/useStream.ts'
import type { Entrance } from './entrance.ts'

export const EntranceContext = createContext<Entrance | null>(null)

export function useEntrance(): Entrance {
  const entrance = useContext(EntranceContext)
  if (!entrance) throw new Error('There is no entrance here. Put the screen inside <ConsoleApp>.')
  return entrance
}

/** The staff member who is signed in. Throws outside of the entry. */
export function useStaff(): StaffEntry & { may(right: Right): boolean } {
  const now = useStream(useEntrance().state)
  if (now.kind !== 'in') throw new Error('Nobody is in the console.')
  const { entry } = now
  return { ...entry, may: right => hasRight(entry.role, right) }
}
