import { History, Redo2, Undo2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useStream } from '../../device/useStream.ts'
import { useOpenedDesign } from '../../studio/OpenDesignContext.ts'
import { useEditorControls } from '../controls/EditorControlsContext.ts'
import { useUndo } from '../controls/useNotifyOutcome.ts'
import { keyCaps } from '../shortcuts/KeyCaps.tsx'
import { editorShortcuts, type ShortcutId } from '../shortcuts/shortcuts.ts'
import styles from './topBar.module.css'

/** Undo and redo of this author's own steps. */
export function UndoButtons() {
  const { t } = useTranslation()
  const { engine, review } = useOpenedDesign()
  const { canUndo, canRedo } = useStream(engine.history)
  const isResting = useStream(review)?.status === 'REVIEWING'
  const { undo, redo } = useUndo()
  return (
    <div className={styles.undo} data-tour="undo">
      <button
        type="button"
        className="icon-button"
        aria-label={t('undo.undo')}
        aria-disabled={!canUndo || isResting}
        data-tip={`${t('undo.undo')} · ${capsOf('undo')}`}
        onClick={undo}
      >
        <Undo2 aria-hidden />
      </button>
      <button
        type="button"
        className="icon-button"
        aria-label={t('undo.redo')}
        aria-disabled={!canRedo || isResting}
        data-tip={`${t('undo.redo')} · ${capsOf('redo')}`}
        onClick={redo}
      >
        <Redo2 aria-hidden />
      </button>
    </div>
  )
}

function capsOf(id: ShortcutId): string {
  const stroke = editorShortcuts.find(shortcut => shortcut.id === id)?.strokes[0]
  return stroke ? keyCaps(stroke).join(' ') : ''
}

export function TimelineButton() {
  const { t } = useTranslation()
  const { isTimeline, toggleTimeline } = useEditorControls()
  return (
    <button type="button" className={`button ${styles.timeline}`} aria-pressed={isTimeline} onClick={toggleTimeline}>
      <History aria-hidden />
      <span>{t('timeline.title')}</span>
    </button>
  )
}
