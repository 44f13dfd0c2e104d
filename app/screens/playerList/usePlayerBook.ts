import { CloudOff } from 'lucide-react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AccountPlayerFields, ImportResponse } from '../../../server/contract/players/players.ts'
import type { RequestError } from '../../session/api/useRequest.ts'
import { useServices } from '../../session/ServicesContext.ts'
import { useProblemWord } from '../../ui/forms/problemWord.ts'
import { useLeaveGuard } from '../../ui/routing/RoutingContext.ts'
import type { BookRow } from './bookRows.ts'
import { createPlayerBook, type PlayerBook } from './playerBook.ts'

/** The customer's list, read when the screen is opened. A failed save shows a message with a retry button. */
export function usePlayerBook(): PlayerBook {
  const { client, newId, now, toasts } = useServices()
  const { t } = useTranslation('playerList')
  const problem = useProblemWord()
  const notify = useRef<(error: RequestError) => void>(() => {})
  const [book] = useState(() => createPlayerBook({ client, newId, now, onSaveFailed: error => notify.current(error) }))
  notify.current = error =>
    toasts.show({
      key: 'players',
      severity: 'error',
      text: problem(error),
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
  const importSummary = ({ added, skipped }: ImportResponse): string => {
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
    async take(players: readonly AccountPlayerFields[]): Promise<boolean> {
      const response = await block.during(book.take(players))
      const isTaken = response.kind === 'ok'
      const text = isTaken ? importSummary(response.value) : problem(response)
      toasts.show({ key: 'imported', severity: isTaken ? 'success' : 'error', text, life: isTaken ? 5000 : 12_000 })
      return isTaken
    },
  }
}

/** Asks before a page is left on which something is not kept yet. */
export function useWarnUnsaved(isUnsaved: boolean): void {
  const { confirmations, session } = useServices()
  const { t } = useTranslation('playerList')
  const guard = useCallback(() => {
    // Saving must not keep a person who has signed out on this page.
    if (!isUnsaved || session.state.current().kind !== 'in') return null
    const confirmation = { icon: CloudOff, title: t('leave.title'), message: t('leave.text'), destroys: true }
    return confirmations.confirm({ ...confirmation, accept: t('leave.accept'), reject: t('leave.reject') })
  }, [isUnsaved, session, confirmations, t])
  useLeaveGuard(guard)

  useEffect(() => {
    if (!isUnsaved) return undefined
    const hold = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', hold)
    return () => removeEventListener('beforeunload', hold)
  }, [isUnsaved])
}
