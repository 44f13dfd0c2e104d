import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { UndoResult } from '../../engine/index.ts'
import { useServices } from '../session/ServicesContext.ts'
import { useOpenedDesign } from '../studio/OpenDesignContext.ts'
import { doneWords } from './doneWords.ts'
import { usePersonName } from './people/usePersonName.ts'

const life = 6000

/** Undo and redo of this author's own steps. Where nothing is seen to change, it says why. */
export function useUndo() {
  const { engine } = useOpenedDesign()
  const { toasts } = useServices()
  const { t } = useTranslation()
  const nameOf = usePersonName()

  const say = useCallback(
    (result: UndoResult) => {
      toasts.close('done')
      if (result.kind === 'nothing' || result.kind === 'changed') return
      const values = { what: doneWords(t, result.type), name: nameOf(result.by) }
      const text = result.kind === 'already-replaced' ? t('undo.replaced', values) : t('undo.removed', values)
      toasts.show({ key: 'undo', severity: 'info', text, life })
    },
    [toasts, t, nameOf],
  )
  const undo = useCallback(() => say(engine.undo()), [engine, say])
  const redo = useCallback(() => say(engine.redo()), [engine, say])
  return { undo, redo }
}
