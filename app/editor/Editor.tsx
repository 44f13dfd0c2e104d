import { lazy, Suspense, useCallback, useState } from 'react'
import { panels } from '../../plugins/panels.ts'
import styles from './editor.module.css'
import { DesignMessages } from './messages/DesignMessages.tsx'
import { useOpenedDesign } from './OpenDesignContext.ts'
import { ToolPanel } from './panel/ToolPanel.tsx'
import { Rail } from './rail/Rail.tsx'
import { Stage } from './stage/Stage.tsx'
import { TopBar } from './topBar/TopBar.tsx'
import { useShortcuts } from './useShortcuts.ts'
import { useToolOfSelection } from './useToolOfSelection.ts'

const TimelineView = lazy(async () => ({ default: (await import('./timeline/TimelineView.tsx')).TimelineView }))

/** Top bar, rail of tools, stage and the panel of the chosen tool. */
export function Editor() {
  const { tools } = useOpenedDesign()
  const shown = tools.filter(tool => tool.id in panels)
  // The panel of the cloth opens at once; the pictures of the templates would be in the way of the garment itself.
  const [chosen, choose] = useState<string | null>((shown.find(tool => tool.ofZones) ?? shown[0])?.id ?? null)
  const [isTimeline, setTimeline] = useState(false)
  const leaveTimeline = useCallback(() => setTimeline(false), [])
  const chooseTool = useCallback((id: string | null) => {
    setTimeline(false)
    choose(id)
  }, [])
  useShortcuts()
  useToolOfSelection(chooseTool)
  const tool = tools.find(candidate => candidate.id === chosen)
  return (
    <div className={styles.editor} data-panel={tool || isTimeline ? 'open' : 'closed'}>
      <DesignMessages />
      <TopBar className={styles.top} timeline={{ isOpen: isTimeline, toggle: () => setTimeline(!isTimeline) }} />
      <Rail className={styles.rail} chosen={isTimeline ? null : chosen} choose={chooseTool} />
      {isTimeline ? (
        <Suspense fallback={<main className={styles.stage} />}>
          <TimelineView stage={styles.stage} panel={styles.panel} close={leaveTimeline} />
        </Suspense>
      ) : (
        <>
          <Stage className={styles.stage} />
          {tool && <ToolPanel key={tool.id} className={styles.panel} tool={tool} close={() => choose(null)} />}
        </>
      )}
    </div>
  )
}
