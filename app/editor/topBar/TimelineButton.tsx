import { History } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useEditorControls } from '../EditorControlsContext.ts'
import styles from './topBar.module.css'

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
