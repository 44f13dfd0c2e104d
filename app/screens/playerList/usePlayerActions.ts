import { useTranslation } from 'react-i18next'
import type { ImportAnswer, PlayerFields } from '../../../server/contract/players/players.ts'
import { useServices } from '../../session/ServicesContext.ts'
import { useProblemWord } from '../../ui/forms/problemWord.ts'
import type { BookRow } from './bookRows.ts'
import type { PlayerBook } from './playerBook.ts'

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
        ...{ key: `removed ${player.id}`, severity: 'secondary', text: t('removed', { name: player.name }) },
        ...{ actions: [{ label: t('undo'), act: undo }], life: 8000 },
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
