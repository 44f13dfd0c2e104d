import { useEffect, useState } from 'react'
import { firstSign } from './firstSign.ts'

/** Whether somebody has done anything on this page: what is heavy and only nice comes no sooner. */
export function useFirstSign(): boolean {
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    const listening = new AbortController()
    void firstSign(listening.signal).then(() => setSeen(true))
    return () => listening.abort()
  }, [])
  return isSeen
}
