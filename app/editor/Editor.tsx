import { useCallback, useMemo, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { panels } from '../../plugins/panels.ts'
import { fetchedComponent } from '../device/fetchedComponent.tsx'
import { useOpenedDesign } from '../studio/OpenDesignContext.ts'
import { usePrinting } from '../studio/print/usePrinting.ts'
import { type EditorControls, EditorControlsContext, type StageControls } from './controls/EditorControlsContext.ts'
import { useUndo } from './controls/useNotifyOutcome.ts'
import { useNoteDesign } from './designs/useNoteDesign.ts'
import { ComingBar } from './EditorSkeleton.tsx'
import styles from './editor.module.css'
import { ToolPanel } from './panel/ToolPanel.tsx'
import { useFollow } from './people/useFollow.tsx'
import { Rail } from './rail/Rail.tsx'
import { useShortcuts, useToolKeys } from './shortcuts/useShortcuts.ts'
import { Stage } from './stage/Stage.tsx'
import { TopBar } from './topBar/TopBar.tsx'
import { useTour } from './tour/useTour.tsx'
import { useControlsShown } from './useControlsShown.ts'
import { useDialogs } from './useDialogs.tsx'
import { useHostPage } from './useHostPage.ts'
import { useToolOfSelection } from './useToolOfSelection.ts'

// No message is shown before the garment, so its code can come later.
const DesignMessages = fetchedComponent(async () => (await import('./messages/DesignMessages.tsx')).DesignMessages)
const TimelineView = fetchedComponent(
  async () => (await import('./timeline/TimelineView.tsx')).TimelineView,
  () => <main className={styles.stage} />,
)
const PrintFindingsDialog = fetchedComponent(
  async () => (await import('../studio/print/PrintFindingsDialog.tsx')).PrintFindingsDialog,
)

/** Top bar, rail of tools, stage and the panel of the chosen tool. */
export function Editor() {
  const { tools } = useOpenedDesign()
  const shown = tools.filter(tool => tool.id in panels)
  // An address may name a tool. Else the panel of the cloth opens at once; the images of the templates would be in the way of the garment itself.
  const { hash } = useLocation()
  const [chosen, choose] = useState<string | null>(() => {
    const requestedTool = shown.find(tool => `#${tool.id}` === hash)
    return (requestedTool ?? shown.find(tool => tool.ofZones) ?? shown[0])?.id ?? null
  })
  const [isTimeline, setTimeline] = useState(false)
  const leaveTimeline = useCallback(() => setTimeline(false), [])
  const chooseTool = useCallback((id: string | null) => {
    setTimeline(false)
    choose(id)
  }, [])
  const stage = useRef<StageControls>(null)
  const rename = useRef<(() => void) | null>(null)
  const { show: showDialog, shown: dialog } = useDialogs()
  const [isShown, showControls] = useControlsShown()
  const { start: startTour, shown: tour } = useTour(isShown)
  const { isBusy: isPrinting, print, printTeam, findings, dismiss } = usePrinting()
  const { undo, redo } = useUndo()
  useShortcuts({
    undo,
    redo,
    palette: () => showDialog('palette'),
    shortcuts: () => showDialog('shortcuts'),
  })
  useToolKeys(shown, chooseTool)
  useToolOfSelection(chosen, chooseTool)
  const { followed, follow, shown: following } = useFollow({ stage, chosen, chooseTool })
  useNoteDesign()
  useHostPage()
  const controls = useMemo(
    (): EditorControls => ({
      chooseTool,
      showDialog,
      startTour,
      isPrinting,
      stage,
      rename,
      followed,
      follow,
      isTimeline,
      print: sheets => void print(sheets),
      printTeam: () => void printTeam(),
      toggleTimeline: () => setTimeline(!isTimeline),
    }),
    [chooseTool, showDialog, startTour, print, printTeam, isPrinting, isTimeline, followed, follow],
  )
  const tool = tools.find(candidate => candidate.id === chosen)
  return (
    <EditorControlsContext value={controls}>
      <div className={styles.editor} data-panel={tool || isTimeline ? 'open' : 'closed'}>
        {isShown && <DesignMessages />}
        {isShown ? <TopBar className={styles.top} /> : <ComingBar />}
        {following}
        {isShown ? (
          <Rail className={styles.rail} chosen={isTimeline ? null : chosen} choose={chooseTool} />
        ) : (
          <div className={styles.rail} />
        )}
        {isTimeline ? (
          <TimelineView stage={styles.stage} panel={styles.panel} close={leaveTimeline} />
        ) : (
          <>
            <Stage className={styles.stage} hasControls={isShown} onSettled={showControls} />
            {tool && isShown && (
              <ToolPanel key={tool.id} className={styles.panel} tool={tool} close={() => chooseTool(null)} />
            )}
            {tool && !isShown && <div className={styles.panel} />}
          </>
        )}
      </div>
      {dialog}
      {tour}
      {findings && <PrintFindingsDialog findings={findings} close={dismiss} />}
    </EditorControlsContext>
  )
}
