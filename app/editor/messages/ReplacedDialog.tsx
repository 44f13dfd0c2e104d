import { Check } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { EntryId, HistoryItem } from '../../../engine/index.ts'
import { formatTime } from '../../i18n/formats.ts'
import { useOpenedDesign } from '../../studio/OpenDesignContext.ts'
import { TaskDialog } from '../../ui/dialog/Dialogs.tsx'
import { doneWords } from '../controls/useNotifyOutcome.ts'
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
  const [applied, setApplied] = useState<ReadonlySet<EntryId>>(new Set())
  const rest = listed.filter(({ id }) => !applied.has(id))
  const apply = (items: readonly HistoryItem[]) => {
    for (const item of items) again(item)
    setApplied(new Set([...applied, ...items.map(({ id }) => id)]))
  }
  const again = ({ id, standing }: HistoryItem) => {
    // What was done to a layer that is gone shows only if the layer is there.
    if (standing.kind === 'hidden') engine.timeline.bringBack(standing.record)
    engine.timeline.again(id)
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

  function detailOf({ standing, at }: HistoryItem): string {
    const time = formatTime(new Date(at))
    if (standing.kind === 'hidden') return t('replaced.removedBy', { time, name: nameOf(standing.by) })
    return standing.kind === 'overwritten' ? t('replaced.by', { time, name: nameOf(standing.by) }) : time
  }
}
