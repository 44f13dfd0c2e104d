import { useCallback, useEffect, useState } from 'react'

/** What was found, and how it is let go; what needs no letting go has no `close`. */
export interface OpenedResource<Found> {
  readonly found: Found
  readonly close?: () => void
}

interface Opened<Found> {
  readonly open: () => Promise<OpenedResource<Found>>
  readonly attempt: number
  readonly found: Found
}

/**
 * What a screen opens while it is shown, and how to open it once more. It is `null` until it has come, and closed when
 * the screen is left or opens another. What `open` throws is thrown to the screen of failures.
 */
export function useOpenedResource<Found>(
  open: () => Promise<OpenedResource<Found>>,
): readonly [found: Found | null, retry: () => void] {
  const [attempt, setAttempt] = useState(0)
  const [opened, setOpened] = useState<Opened<Found> | null>(null)
  const [failure, setFailure] = useState<unknown>(null)

  useEffect(() => {
    let isLeft = false
    let close: (() => void) | undefined
    const take = (opening: OpenedResource<Found>) => {
      if (isLeft) return opening.close?.()
      close = opening.close
      return setOpened({ open, attempt, found: opening.found })
    }
    open().then(take, setFailure)
    return () => {
      isLeft = true
      close?.()
    }
  }, [open, attempt])

  if (failure !== null) throw failure
  // What was opened before is closed.
  const isNow = opened?.open === open && opened.attempt === attempt
  return [isNow ? opened.found : null, useCallback(() => setAttempt(count => count + 1), [])]
}
