import { useTranslation } from 'react-i18next'
import { type HistoryItem, type RecordKey, recordKey } from '../../../engine/index.ts'
import { useStream } from '../../device/useStream.ts'
import { formatDay, formatTime } from '../../i18n/formats.ts'
import { useServices } from '../../session/ServicesContext.ts'
import { useOpenedDesign } from '../../studio/OpenDesignContext.ts'
import type { ClosePopover } from '../../ui/controls/popover/PopoverPart.tsx'
import { useEditorControls } from '../controls/EditorControlsContext.ts'
import { doneWords } from '../controls/useNotifyOutcome.ts'
import { hueOf, initialsOf, usePersonName } from '../people/personName.ts'
import styles from './lastChanges.module.css'

const maxShown = 5

/** Who has changed the selected thing, the last one first. */
export function LastChanges({ close }: { readonly close: ClosePopover }) {
  const { t } = useTranslation()
  const { engine } = useOpenedDesign()
  const { toggleTimeline } = useEditorControls()
  const { language, now } = useServices()
  const shown = useStream(language)
  const nameOf = usePersonName()
  const { items } = useStream(engine.history)
  const changes = changesOf(items, useRecords())
  return (
    <div className={styles.changes}>
      <h3>{t('changes.title')}</h3>
      {changes.length === 0 && <p>{t('changes.none')}</p>}
      <ol>
        {changes.slice(0, maxShown).map(({ id, author, at, type }) => (
          <li key={id}>
            <span className={styles.person} style={{ background: hueOf(author) }} aria-hidden>
              {initialsOf(nameOf(author))}
            </span>
            <strong>{nameOf(author)}</strong>
            <small>
              {doneWords(t, type)} · {formatDay(new Date(at), new Date(now()), shown)}, {formatTime(new Date(at))}
            </small>
          </li>
        ))}
      </ol>
      <button type="button" className="button line" onClick={() => close(toggleTimeline)}>
        {t('timeline.title')}
      </button>
    </div>
  )
}

/** The records of what is selected, in the version that is shown and in the one that it takes from. */
function useRecords(): readonly RecordKey[] {
  const { engine, view } = useOpenedDesign()
  const selection = useStream(engine.selection)
  const { version } = useStream(view)
  if (selection.kind === 'none') return []
  const name =
    selection.kind === 'layer'
      ? { kind: 'layer' as const, id: selection.layer }
      : { kind: 'zone' as const, id: selection.zone }
  const both = version === 'goalkeeper' ? [false, true] : [false]
  return both.map(goalkeeper => recordKey({ ...name, goalkeeper }))
}

/** What has changed one of the records and was not taken back, the last one first. */
export const changesOf = (items: readonly HistoryItem[], records: readonly RecordKey[]): readonly HistoryItem[] =>
  items
    .filter(({ status, records: changed }) => status.kind !== 'undone' && changed.some(each => records.includes(each)))
    .toReversed()
