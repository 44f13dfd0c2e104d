import { CloudOff } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useBlocker } from 'react-router-dom'
import type { ImportAnswer, PlayerFields } from '../../../server/contract/players/players.ts'
import { useServices } from '../../session/ServicesContext.ts'
import { useProblemWord } from '../../ui/forms/problemWord.ts'
import type { BookRow, Trouble } from './bookRows.ts'
import { createPlayerBook, type PlayerBook } from './playerBook.ts'

/** The customer's list, read when the screen is opened. What cannot be kept is told, with a way to try again. */
export function usePlayerBook(): PlayerBook {
  const { client, newId, now, toasts } = useServices()
  const { t } = useTranslation('playerList')
  const problem = useProblemWord()
  const tell = useRef<(trouble: Trouble) => void>(() => {})
  const [book] = useState(() => createPlayerBook({ client, newId, now, notKept: trouble => tell.current(trouble) }))
  tell.current = trouble =>
    toasts.show({
      key: 'players',
      severity: 'error',
      text: problem(trouble),
      actions: [{ label: t('again'), act: book.retry }],
    })
  useEffect(() => void book.load(), [book])
  return book
}

/** What is done to the list, and said about it. */
export function usePlayerActions(book: PlayerBook) {
  const { toasts, block } = useServices()
  const { t } = useTranslation('playerList')
  const problem = useProblemWord()
  const told = ({ added, skipped }: ImportAnswer): string => {
    if (skipped.length === 0) return t('imported', { count: added })
    const there = t('thereAlready', { count: skipped.length })
    return added === 0 ? there : t('importedSome', { added: t('imported', { count: added }), there })
  }
  return {
    remove({ player }: BookRow): void {
      const undo = book.remove(player.id)
      toasts.show({
        key: `removed ${player.id}`,
        severity: 'secondary',
        text: t('removed', { name: player.name }),
        actions: [{ label: t('undo'), act: undo }],
        life: 8000,
      })
    },
    async take(players: readonly PlayerFields[]): Promise<boolean> {
      const answer = await block.during(book.take(players))
      const isTaken = answer.kind === 'answered'
      const text = isTaken ? told(answer.value) : problem(answer)
      toasts.show({ key: 'imported', severity: isTaken ? 'success' : 'error', text, life: isTaken ? 5000 : 12_000 })
      return isTaken
    },
  }
}

/** Asks before a page is left on which something is not kept yet. */
export function useStayWithUnkept(isUnkept: boolean): void {
  const { questions, session } = useServices()
  const { t } = useTranslation('playerList')
  // Whoever has signed out is not held back.
  const blocker = useBlocker(() => isUnkept && session.state.current().kind === 'in')

  useEffect(() => {
    if (blocker.state !== 'blocked') return
    const question = { icon: CloudOff, title: t('leave.title'), message: t('leave.text'), destroys: true }
    void questions
      .ask({ ...question, accept: t('leave.accept'), reject: t('leave.reject') })
      .then(isLeft => (isLeft ? blocker.proceed() : blocker.reset()))
  }, [blocker, questions, t])

  useEffect(() => {
    if (!isUnkept) return undefined
    const hold = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', hold)
    return () => removeEventListener('beforeunload', hold)
  }, [isUnkept])
}
