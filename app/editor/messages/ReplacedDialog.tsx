import { Check } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { EntryId, HistoryItem } from '../../../engine/index.ts'
import { formatTime } from '../../i18n/formats.ts'
import { useOpenedDesign } from '../../studio/OpenDesignContext.ts'
import { TaskDialog } from '../../ui/controls/dialog/Dialogs.tsx'
import { doneWords, useNotifyOutcome } from '../controls/useNotifyOutcome.ts'
import { usePersonName } from '../people/personName.ts'
import styles from './replaced.module.css'

export interface ReplacedDialogProps {
  readonly listed: readonly HistoryItem[]
  readonly close: () => void
}

/** What was replaced while one was offline. Each of them can be said once more. */
export function ReplacedDialog({ listed, close }: ReplacedDialogProps) {
  const { t } = useTranslation()
  const { engine } = useOpenedDesign()
  const nameOf = usePersonName()
  const notify = useNotifyOutcome()
  const [applied, setApplied] = useState<ReadonlySet<EntryId>>(new Set())
  const rest = listed.filter(({ id }) => !applied.has(id))
  const apply = (items: readonly HistoryItem[]) => {
    setApplied(new Set([...applied, ...items.filter(retry).map(({ id }) => id)]))
  }
  const retry = ({ id, type, status }: HistoryItem): boolean => {
    // What was done to a layer that is gone shows only if the layer is there.
    const back = status.kind === 'hidden' ? engine.timeline.bringBack(status.record) : null
    const isMissing = back?.kind === 'refused' && back.reason !== 'nothing-changes'
    const outcome = isMissing ? back : engine.timeline.retry(id)
    if (outcome.kind === 'refused') notify({ type, payload: null }, outcome)
    return outcome.kind === 'applied'
  }
  return (
    <TaskDialog
      title={t('replaced.title')}
      lead={t('replaced.lead')}
      close={close}
      footer={
        <>
          <button type="button" className="button line" onClick={close}>
            {t('replaced.leave')}
          </button>
          <button
            type="button"
            className="button primary"
            aria-disabled={rest.length === 0}
            onClick={() => apply(rest)}
          >
            {t('replaced.all')}
          </button>
        </>
      }
    >
      <ul className={styles.list}>
        {listed.map(item => (
          <li key={item.id}>
            <div>
              <strong>{doneWords(t, item.type)}</strong>
              <p>{detailOf(item)}</p>
            </div>
            {applied.has(item.id) ? (
              <span className={styles.applied} role="status">
                <Check aria-hidden />
                {t('replaced.applied')}
              </span>
            ) : (
              <button type="button" className="button soft" onClick={() => apply([item])}>
                {t('replaced.again')}
              </button>
            )}
          </li>
        ))}
      </ul>
    </TaskDialog>
  )

  function detailOf({ status, at }: HistoryItem): string {
    const time = formatTime(new Date(at))
    if (status.kind === 'hidden') return t('replaced.removedBy', { time, name: nameOf(status.by) })
    return status.kind === 'overwritten' ? t('replaced.by', { time, name: nameOf(status.by) }) : time
  }
}
