import type { TFunction } from 'i18next'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import {
  type Command,
  type DesignDocument,
  documentLimits,
  type Outcome,
  type ReasonCode,
  type UndoResult,
} from '../../../engine/index.ts'
import { useServices } from '../../session/ServicesContext.ts'
import { useOpenedDesign } from '../../studio/OpenDesignContext.ts'
import { usePersonName } from '../people/personName.ts'

const life = 5000

/** Where nothing changes there is nothing to say; the others wait, are asked about or offer a way on. */
const shownElsewhere = ['nothing-changes', 'design-in-review', 'approval-is-lost', 'review-unknown']

/**
 * Says what a command did, with the button that takes it back, or why it was refused. Each message takes the place of
 * the one before.
 */
export function useNotifyOutcome(): (command: Command, outcome: Outcome) => void {
  const { engine } = useOpenedDesign()
  const { toasts } = useServices()
  const { t } = useTranslation()
  const { undo } = useUndo()
  return useCallback(
    ({ type }, outcome) => {
      if (outcome.kind === 'applied') {
        const actions = [{ label: t('undo.undo'), act: undo }]
        // One command sets every field of a layer, so the message takes its words from the history.
        const done = engine.history.current().items.at(-1)?.type ?? type
        toasts.show({ key: 'done', severity: 'secondary', text: doneWords(t, done), actions, life })
      } else if (!shownElsewhere.includes(outcome.reason)) {
        const values = countsOf(engine.document.current(), outcome.reason)
        toasts.show({ key: 'done', severity: 'warn', text: reasonWords(t, { type, ...outcome, values }), life })
      }
    },
    [engine, toasts, t, undo],
  )
}

const undoLife = 6000

/** Undo and redo of this author's own steps. Where nothing is seen to change, it says why. */
export function useUndo() {
  const { engine } = useOpenedDesign()
  const { toasts } = useServices()
  const { t } = useTranslation()
  const nameOf = usePersonName()

  const notify = useCallback(
    (result: UndoResult) => {
      toasts.close('done')
      if (result.kind === 'nothing' || result.kind === 'changed') return
      const values = { what: doneWords(t, result.type), name: nameOf(result.by) }
      const text = result.kind === 'already-replaced' ? t('undo.replaced', values) : t('undo.removed', values)
      toasts.show({ key: 'undo', severity: 'info', text, life: undoLife })
    },
    [toasts, t, nameOf],
  )
  const undo = useCallback(() => notify(engine.undo()), [engine, notify])
  const redo = useCallback(() => notify(engine.redo()), [engine, notify])
  return { undo, redo }
}

/** What a command of the type `<tool>.<verb>` did, in the words of its tool: "Colour changed". */
export function doneWords(t: TFunction, type: string): string {
  const [tool = '', verb = ''] = type.split('.')
  return t(`done.${verb}`, { ns: `tool.${tool}`, defaultValue: t('undo.something') })
}

interface Refused {
  readonly type: string
  readonly reason: ReasonCode
  readonly values: Readonly<Record<string, number>>
}

/** Why a command was refused: in its tool's words if it has some, else in the app's. */
function reasonWords(t: TFunction, { type, reason, values }: Refused): string {
  const [tool = ''] = type.split('.')
  const general = t(`reasons.${reason}`, { defaultValue: t('reasons.other'), ...values })
  return t(`reasons.${reason}`, { ns: `tool.${tool}`, defaultValue: general, ...values })
}

/** What a design that is full has of what it has too much of: several people may have filled it past the limit. */
function countsOf(document: DesignDocument, reason: ReasonCode): Refused['values'] {
  const table = reason.replace('limit-', '')
  if (table !== 'layers' && table !== 'players' && table !== 'moments') return {}
  return { held: Object.keys(document[table]).length, limit: documentLimits[table] }
}
