import { createContext, useCallback, useContext, useEffect } from 'react'
import { type NavigateOptions, type To, useNavigate as useNavigateNow } from 'react-router-dom'
import type { LeaveGuard } from './leaveGuards.ts'
import type { Routing } from './routing.ts'

export const RoutingContext = createContext<Routing | null>(null)

/** Goes to another address. Resolves when what is there is shown, or somebody wanted to stay. */
export function useNavigate(): (to: To, options?: NavigateOptions) => Promise<void> {
  const navigate = useNavigateNow()
  const routing = useContext(RoutingContext)
  return useCallback(
    async (to, options) => {
      void navigate(to, options)
      await routing?.settled()
    },
    [navigate, routing],
  )
}

/** Asks before what is shown is left, as long as the component is there. */
export function useLeaveGuard(guard: LeaveGuard): void {
  const routing = useContext(RoutingContext)
  useEffect(() => routing?.guardLeaving(guard), [routing, guard])
}
