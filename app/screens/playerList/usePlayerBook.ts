import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useServices } from '../../session/ServicesContext.ts'
import { useProblemWord } from '../../ui/forms/problemWord.ts'
import type { Trouble } from './bookRows.ts'
import { createPlayerBook, type PlayerBook } from './playerBook.ts'

/** The customer's list, read when the screen is opened. What cannot be kept is told, with a way to try again. */
export function usePlayerBook(): PlayerBook {
  const { ask, newId, now, toasts } = useServices()
  const { t } = useTranslation('playerList')
  const problem = useProblemWord()
  const tell = useRef<(trouble: Trouble) => void>(() => {})
  const [book] = useState(() => createPlayerBook({ ask, newId, now, notKept: trouble => tell.current(trouble) }))
  tell.current = trouble =>
    toasts.show({
      ...{ key: 'players', severity: 'error', text: problem(trouble) },
      actions: [{ label: t('again'), act: book.retry }],
    })
  useEffect(() => void book.load(), [book])
  return book
}
