import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useServices } from '../shell/ServicesContext.ts'
import { doneWords } from './doneWords.ts'
import { useUndo } from './useUndo.ts'

const life = 5000

/** Says what a command did, with the button that takes it back. Each message takes the place of the one before. */
export function useSayWhatIsDone(): (type: string) => void {
  const { toasts } = useServices()
  const { t } = useTranslation()
  const { undo } = useUndo()
  return useCallback(
    type => {
      const action = { label: t('undo.undo'), act: undo }
      toasts.show({ key: 'done', severity: 'secondary', text: doneWords(t, type), action, life })
    },
    [toasts, t, undo],
  )
}
