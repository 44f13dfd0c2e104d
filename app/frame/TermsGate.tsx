import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { useStream } from '../device/useStream.ts'
import { signInPath } from '../session/paths.ts'
import { useServices } from '../session/ServicesContext.ts'

/** Where one may be without having accepted the terms: where they are asked for, and where they are read. */
const isOpen = (path: string): boolean => path.startsWith('/auth/') || path === '/terms' || path === '/privacy'

/** A person who has signed in accepts the terms before any other screen. Until then the server refuses other calls too. */
export function TermsGate() {
  const now = useStream(useServices().session.state)
  const { pathname, search } = useLocation()
  const mustAccept = now.kind === 'in' && !now.details.termsAccepted && !isOpen(pathname)
  return mustAccept ? <Navigate to={signInPath(pathname + search)} replace /> : <Outlet />
}
