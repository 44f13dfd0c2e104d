import { CloudOff, FileClock, UserRoundPen, X } from 'lucide-react'
import { Component, type PointerEvent, type ReactNode, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PluginError, ToolPlugin } from '../../../engine/index.ts'
import { panels } from '../../../plugins/panels.ts'
import { fetchedComponent } from '../../device/fetchedComponent.tsx'
import { useStream } from '../../device/useStream.ts'
import { DesignAccessContext } from '../../panelkit/design/DesignAccess.ts'
import { useOpenedDesign } from '../../studio/OpenDesignContext.ts'
import { Popover } from '../../ui/controls/popover/Popover.tsx'
import { useEditorControls } from '../controls/EditorControlsContext.ts'
import { useNotifyOutcome } from '../controls/useNotifyOutcome.ts'
import { designAccess } from './designAccess.ts'
import styles from './panel.module.css'

interface ToolPanelProps {
  readonly className: string | undefined
  readonly tool: ToolPlugin
  readonly close: () => void
}

/** The panel of one tool. What it throws switches the tool off; the design and the other tools go on. */
export function ToolPanel({ className, tool, close }: ToolPanelProps) {
  const { t } = useTranslation()
  const design = useOpenedDesign()
  const notify = useNotifyOutcome()
  const access = useMemo(() => designAccess(design, tool, notify), [design, tool, notify])
  const Panel = shownPanels[tool.id]
  const isOff = useStream(design.pluginErrors).some(error => error.plugin === tool.id)
  const sheet = useBottomSheet()
  const name = t('name', { ns: `tool.${tool.id}` })
  return (
    <aside className={className} aria-label={name}>
      <div className={styles.panel} data-snap={sheet.snap}>
        <button type="button" className={styles.grab} aria-label={t(`sheet.${sheet.next}`)} {...sheet.handle}>
          <span />
        </button>
        <header className={styles.head}>
          <h2>{name}</h2>
          <ChangesButton />
          <button type="button" className="icon-button small" aria-label={t('close')} onClick={close}>
            <X aria-hidden />
          </button>
        </header>
        <div className={styles.body}>
          <PanelBoundary plugin={tool.id} report={design.report}>
            <DesignAccessContext value={access}>
              <LockedPanel>{isOff ? <PanelError /> : Panel && <Panel />}</LockedPanel>
            </DesignAccessContext>
          </PanelBoundary>
        </div>
      </div>
    </aside>
  )
}

const LastChanges = fetchedComponent(async () => (await import('./LastChanges.tsx')).LastChanges, PanelSkeleton)

/** Who has changed the selected thing; nothing while nothing is selected. */
function ChangesButton() {
  const { t } = useTranslation()
  const { engine } = useOpenedDesign()
  if (useStream(engine.selection).kind === 'none') return null
  return (
    <Popover
      button={<UserRoundPen aria-hidden />}
      buttonLabel={t('changes.title')}
      className={`icon-button small ${styles.changes}`}
      label={t('changes.title')}
      width="280px"
    >
      {close => <LastChanges close={close} />}
    </Popover>
  )
}

/** The panels by the ids of their tools. */
const shownPanels = Object.fromEntries(
  Object.entries(panels).map(([tool, fetch]) => [tool, fetchedComponent(fetch, PanelSkeleton)]),
)

/** A panel of which nothing can be used while the design is reviewed, with the reason above it. */
function LockedPanel({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation()
  const { showDialog } = useEditorControls()
  const { review, connection } = useOpenedDesign()
  const isLocked = useStream(review)?.status === 'REVIEWING'
  return (
    <>
      {isLocked && (
        <div className={styles.note} role="status">
          <FileClock aria-hidden />
          <p>{t(connection.isGuest ? 'reviewStatus.restingOthers' : 'reviewStatus.resting')}</p>
          <button type="button" className="button line" onClick={() => showDialog('review')}>
            {t('reviewStatus.open')}
          </button>
        </div>
      )}
      <div className={isLocked ? styles.resting : undefined} inert={isLocked}>
        {children}
      </div>
    </>
  )
}

interface PanelBoundaryProps {
  readonly plugin: string
  readonly report: (error: PluginError) => void
  readonly children: ReactNode
}

/** Catches what a tool's panel throws, also when its code cannot be fetched. */
export class PanelBoundary extends Component<PanelBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: unknown) {
    const message = error instanceof Error ? error.message : String(error)
    this.props.report({ plugin: this.props.plugin, during: 'panel', message })
  }

  override render() {
    return this.state.failed ? <PanelError /> : this.props.children
  }
}

/** In the place of a tool that was switched off. */
function PanelError() {
  const { t } = useTranslation()
  return (
    <div className={styles.error} role="alert">
      <CloudOff aria-hidden />
      <h3>{t('error.title')}</h3>
      <p>{t('error.text')}</p>
      <button type="button" className="button line" onClick={() => location.reload()}>
        {t('error.again')}
      </button>
    </div>
  )
}

/** The rows of a panel, while it is fetched. */
function PanelSkeleton() {
  const { t } = useTranslation()
  return (
    <div className={styles.skeleton} role="status" aria-label={t('loading')}>
      {['a', 'b', 'c', 'd', 'e'].map(row => (
        <span key={row} />
      ))}
      <span className={styles.block} />
    </div>
  )
}

/** How far the panel of a phone is pulled up. */
type Snap = 'low' | 'half' | 'high'

const order: readonly Snap[] = ['low', 'half', 'high']

/** Pulled less far than this it is a press, in pixels. */
const dragFrom = 16

/** The sheet that a panel is on a phone: pressing its handle pulls it to the next height, pulling it does as well. */
function useBottomSheet() {
  const [snap, setSnap] = useState<Snap>('half')
  const from = useRef<number | null>(null)
  const wasPulled = useRef(false)
  const next = snap === 'high' ? 'low' : (order[order.indexOf(snap) + 1] ?? 'half')
  const pull = (steps: number) => {
    const to = order[order.indexOf(snap) + steps]
    if (to) setSnap(to)
  }
  return {
    snap,
    next,
    handle: {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        from.current = event.clientY
        wasPulled.current = false
        event.currentTarget.setPointerCapture(event.pointerId)
      },
      onPointerUp(event: PointerEvent<HTMLElement>) {
        const pulled = from.current === null ? 0 : from.current - event.clientY
        from.current = null
        wasPulled.current = Math.abs(pulled) > dragFrom
        if (wasPulled.current) pull(Math.sign(pulled))
      },
      onClick() {
        if (!wasPulled.current) setSnap(next)
      },
    },
  }
}
