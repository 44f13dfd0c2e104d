import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { createState } from '../../../engine/index.ts'
import { useStream } from '../../device/useStream.ts'
import { fetchPatternBook, type PatternBook, patternAddress } from '../../studio/patterns/patternTiles.ts'
import { useDesignAccess } from '../design/DesignAccess.ts'

/** All patterns as a panel shows them. */
export interface PatternShelf {
  /** `null` while it has not come. */
  readonly book: PatternBook | null
  /** It could not be fetched. */
  readonly isUnreachable: boolean
  /** What a pattern is called on this page; empty while nobody knows. */
  nameOf(id: string): string
  /** Where the file of a pattern is that others have drawn. */
  addressOf(id: string): string
  /** Patterns of the design that did not come, or that there are not any more. */
  readonly missing: readonly string[]
  retry(): void
}

const none = createState<readonly string[]>([])

/** Fetches all patterns, and follows which of the design's did not come. */
export function usePatternBook(): PatternShelf {
  const { patterns } = useDesignAccess().media
  const missing = useStream(patterns?.missing ?? none)
  const { i18n } = useTranslation()
  const [book, setBook] = useState<PatternBook | null>(null)
  const [isUnreachable, setUnreachable] = useState(false)
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is why it is fetched again
  useEffect(() => {
    let isOpen = true
    fetchPatternBook().then(
      came => isOpen && setBook(came),
      () => isOpen && setUnreachable(true),
    )
    return () => {
      isOpen = false
    }
  }, [attempt])
  return {
    book,
    isUnreachable: isUnreachable && book === null,
    missing,
    addressOf: patternAddress,
    nameOf(id) {
      const entry = book?.patternBook.find(each => each.id === id)
      return (i18n.language === 'kh' ? entry?.kh : entry?.en) ?? ''
    },
    retry() {
      setUnreachable(false)
      setAttempt(attempt + 1)
      void patterns?.retry()
    },
  }
}
