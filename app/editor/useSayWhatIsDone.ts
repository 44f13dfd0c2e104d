import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { Command, Outcome } from '../../engine/index.ts'
import { useServices } from '../session/ServicesContext.ts'
import { doneWords } from './doneWords.ts'
import { reasonWords } from './reasonWords.ts'
import { useUndo } from './useUndo.ts'

const life = 5000

/** Where nothing changes there is nothing to say; the others wait, are asked about or offer a way on. */
const saidElsewhere = ['nothing-changes', 'design-in-review', 'approval-is-lost', 'standing-unknown']

/**
 * Says what a command did, with the button that takes it back, or why it was refused. Each message takes the place of
 * the one before.
 */
export function useSayWhatIsDone(): (command: Command, outcome: Outcome) => void {
  const { toasts } = useServices()
  const { t } = useTranslation()
  const { undo } = useUndo()
  return useCallback(
    ({ type }, outcome) => {
      if (outcome.kind === 'applied') {
        const actions = [{ label: t('undo.undo'), act: undo }]
        toasts.show({ key: 'done', severity: 'secondary', text: doneWords(t, type), actions, life })
      } else if (!saidElsewhere.includes(outcome.reason)) {
        toasts.show({ key: 'done', severity: 'warn', text: reasonWords(t, type, outcome.reason), life })
      }
    },
    [toasts, t, undo],
  )
}
