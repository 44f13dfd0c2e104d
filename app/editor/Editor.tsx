import { useState } from 'react'
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

/** Top bar, rail of tools, stage and the panel of the chosen tool. */
export function Editor() {
  const { tools } = useOpenedDesign()
  const shown = tools.filter(tool => tool.id in panels)
  // The panel of the cloth opens at once; the pictures of the templates would be in the way of the garment itself.
  const [chosen, choose] = useState<string | null>((shown.find(tool => tool.ofZones) ?? shown[0])?.id ?? null)
  useShortcuts()
  useToolOfSelection(choose)
  const tool = tools.find(candidate => candidate.id === chosen)
  return (
    <div className={styles.editor} data-panel={tool ? 'open' : 'closed'}>
      <DesignMessages />
      <TopBar className={styles.top} />
      <Rail className={styles.rail} chosen={chosen} choose={choose} />
      <Stage className={styles.stage} />
      {tool && <ToolPanel key={tool.id} className={styles.panel} tool={tool} close={() => choose(null)} />}
    </div>
  )
}
