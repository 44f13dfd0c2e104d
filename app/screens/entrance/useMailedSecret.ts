import { useState } from 'react'
import { useLocation } from 'react-router-dom'

/** The secret of a mailed link, `#token=…`. It stays known after the address has lost it. */
export function useMailedSecret(name: 'token' | 'unlock'): string | null {
  const { hash } = useLocation()
  const here = new URLSearchParams(hash.slice(1)).get(name) || null
  const [secret, setSecret] = useState(here)
  if (here !== null && here !== secret) setSecret(here)
  return here ?? secret
}
