import { useEffect, useState } from 'react'

const shownMs = 3000

/** Copies a text; says for a moment that it was copied. */
export function useCopied(): readonly [isCopied: boolean, copy: (text: string) => Promise<void>] {
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return undefined
    const ending = setTimeout(() => setCopied(false), shownMs)
    return () => clearTimeout(ending)
  }, [isCopied])
  const copy = async (text: string) => {
    // Where the clipboard is closed to pages, the address stands there to be copied by hand.
    await navigator.clipboard?.writeText(text).then(
      () => setCopied(true),
      () => {},
    )
  }
  return [isCopied, copy]
}
