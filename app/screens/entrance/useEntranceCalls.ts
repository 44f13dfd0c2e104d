import { useMemo } from 'react'
import { useServices } from '../../session/ServicesContext.ts'
import { entranceCalls } from './entranceCalls.ts'

/** The calls of the entrance, in the visitor's name. */
export function useEntranceCalls() {
  const { ask } = useServices()
  return useMemo(() => entranceCalls(ask), [ask])
}
