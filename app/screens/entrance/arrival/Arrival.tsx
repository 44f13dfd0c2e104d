import { useStream } from '../../../device/useStream.ts'
import { useServices } from '../../../session/ServicesContext.ts'
import { EntranceWait } from '../frame/EntranceWait.tsx'
import { GoOn } from './GoOn.tsx'
import { TermsStep } from './TermsStep.tsx'

/** What stands between signing in and going on: the terms, and the designs from before. */
export function Arrival({ to }: { readonly to: string }) {
  const now = useStream(useServices().session.state)
  if (now.kind !== 'in') return <EntranceWait />
  return now.details.termsAccepted ? <GoOn to={to} /> : <TermsStep details={now.details} />
}
