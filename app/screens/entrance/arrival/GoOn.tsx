import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { useServices } from '../../../session/ServicesContext.ts'
import { EntranceWait } from '../frame/EntranceWait.tsx'
import { useClaiming } from './useClaiming.ts'

/** Takes along what was designed before signing in, and goes where one wanted to go. */
export function GoOn({ to }: { readonly to: string }) {
  const { block } = useServices()
  const claim = useClaiming()
  const navigate = useNavigate()
  useEffect(() => {
    void block.during(claim()).then(() => navigate(to, { replace: true }))
  }, [block, claim, navigate, to])
  return <EntranceWait />
}
