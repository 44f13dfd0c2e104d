import { useEffect, useEffectEvent } from 'react'

/** Hands over a file that is pasted anywhere on the page. Pasted text is left to the fields. */
export function usePastedFile(give: (file: File) => void): void {
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const [file] = event.clipboardData?.files ?? []
    if (!file) return
    event.preventDefault()
    give(file)
  })
  useEffect(() => {
    const listener = (event: ClipboardEvent) => paste(event)
    addEventListener('paste', listener)
    return () => removeEventListener('paste', listener)
  }, [])
}
