import { X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import panel from '../panel/panel.module.css'
import { NamedVersionField } from './NamedVersionField.tsx'
import { NamedVersions } from './NamedVersions.tsx'
import { StepList } from './StepList.tsx'
import styles from './timelinePanel.module.css'
import type { TimelineState } from './useTimeline.ts'

interface TimelinePanelProps {
  readonly className: string | undefined
  readonly timeline: TimelineState
  readonly close: () => void
}

/** The version on the stage by its name, and every step by day. */
export function TimelinePanel({ className, timeline, close }: TimelinePanelProps) {
  const { t } = useTranslation()
  return (
    <aside className={className} aria-label={t('timeline.title')}>
      <div className={`${panel.panel} ${styles.panel}`}>
        <header className={panel.head}>
          <h2>{t('timeline.title')}</h2>
          <button type="button" className="icon-button small" aria-label={t('timeline.close')} onClick={close}>
            <X aria-hidden />
          </button>
        </header>
        <div className={panel.body}>
          <NamedVersionField key={timeline.positions.left} timeline={timeline} />
          <NamedVersions timeline={timeline} />
          <StepList timeline={timeline} canRetry />
        </div>
      </div>
    </aside>
  )
}
