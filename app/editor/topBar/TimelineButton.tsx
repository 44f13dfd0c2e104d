import { History } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styles from './topBar.module.css'

/** What the top bar knows of the timeline. */
export interface TimelineSwitch {
  readonly isOpen: boolean
  toggle(): void
}

export function TimelineButton({ timeline }: { readonly timeline: TimelineSwitch }) {
  const { t } = useTranslation()
  return (
    <button
      type="button"
      className={`button ${styles.timeline}`}
      aria-pressed={timeline.isOpen}
      onClick={timeline.toggle}
    >
      <History aria-hidden />
      <span>{t('timeline.title')}</span>
    </button>
  )
}
