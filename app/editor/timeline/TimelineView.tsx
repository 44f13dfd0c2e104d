import { useEffect } from 'react'
import { TimelinePanel } from './TimelinePanel.tsx'
import { TimelineStage } from './TimelineStage.tsx'
import { useTimeline } from './useTimeline.ts'

export interface TimelineViewProps {
  readonly stage: string | undefined
  readonly panel: string | undefined
  readonly close: () => void
}

/** The design's history in place of its stage and its panel. Escape leads back. */
export function TimelineView({ stage, panel, close }: TimelineViewProps) {
  const timeline = useTimeline()
  useEffect(() => {
    const leave = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) close()
    }
    document.addEventListener('keydown', leave)
    return () => document.removeEventListener('keydown', leave)
  }, [close])
  return (
    <>
      <TimelineStage className={stage} timeline={timeline} close={close} />
      <TimelinePanel className={panel} timeline={timeline} close={close} />
    </>
  )
}
