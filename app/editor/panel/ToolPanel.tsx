import { X } from 'lucide-react'
import { Suspense, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { ToolPlugin } from '../../../engine/index.ts'
import { panels } from '../../../plugins/panels.ts'
import { useStream } from '../../device/useStream.ts'
import { DesignAccessContext } from '../../panelkit/design/DesignAccess.ts'
import { useOpenedDesign } from '../../studio/OpenDesignContext.ts'
import { LockedPanel } from '../standing/LockedPanel.tsx'
import { useSayWhatIsDone } from '../useSayWhatIsDone.ts'
import { designAccess } from './designAccess.ts'
import { PanelBoundary } from './PanelBoundary.tsx'
import { PanelFault } from './PanelFault.tsx'
import { PanelSkeleton } from './PanelSkeleton.tsx'
import styles from './panel.module.css'
import { useSheet } from './useSheet.ts'

export interface ToolPanelProps {
  readonly className: string | undefined
  readonly tool: ToolPlugin
  readonly close: () => void
}

/** The panel of one tool. What it throws switches the tool off; the design and the other tools go on. */
export function ToolPanel({ className, tool, close }: ToolPanelProps) {
  const { t } = useTranslation()
  const design = useOpenedDesign()
  const say = useSayWhatIsDone()
  const access = useMemo(() => designAccess(design, tool, say), [design, tool, say])
  const Panel = panelOf(tool.id)
  const isOff = useStream(design.faults).some(fault => fault.plugin === tool.id)
  const sheet = useSheet()
  const name = t('name', { ns: `tool.${tool.id}` })
  return (
    <aside className={className} aria-label={name}>
      <div className={styles.panel} data-snap={sheet.snap}>
        <button type="button" className={styles.grab} aria-label={t(`sheet.${sheet.next}`)} {...sheet.handle}>
          <span />
        </button>
        <header className={styles.head}>
          <h2>{name}</h2>
          <button type="button" className="icon-button small" aria-label={t('close')} onClick={close}>
            <X aria-hidden />
          </button>
        </header>
        <div className={styles.body}>
          <PanelBoundary plugin={tool.id} report={design.report}>
            <Suspense fallback={<PanelSkeleton />}>
              <DesignAccessContext value={access}>
                <LockedPanel>{isOff ? <PanelFault /> : Panel && <Panel />}</LockedPanel>
              </DesignAccessContext>
            </Suspense>
          </PanelBoundary>
        </div>
      </div>
    </aside>
  )
}

const panelOf = (id: string) => Object.entries(panels).find(([tool]) => tool === id)?.[1]
