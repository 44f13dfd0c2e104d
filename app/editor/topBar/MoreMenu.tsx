import {
  Download,
  Ellipsis,
  FolderDown,
  FolderOpen,
  Footprints,
  Heart,
  History,
  Keyboard,
  LoaderCircle,
  Plus,
  Search,
  Send,
  Share2,
} from 'lucide-react'
import { type ReactNode, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useStream } from '../../device/useStream.ts'
import { useOpenedDesign } from '../../studio/OpenDesignContext.ts'
import { LanguageMenu, ThemeButton } from '../../ui/BarTools.tsx'
import { useEditorControls } from '../controls/EditorControlsContext.ts'
import { KeyCaps } from '../shortcuts/KeyCaps.tsx'
import { editorShortcuts, type ShortcutId } from '../shortcuts/shortcuts.ts'
import styles from './topBar.module.css'

/** What one seldom needs; on a narrow page also what the top bar has no room for. */
export function MoreMenu() {
  const { t } = useTranslation()
  const { showDialog, startTour, toggleTimeline, printTeam, isPrinting } = useEditorControls()
  const review = useStream(useOpenedDesign().review)
  const isDraft = review === null || review.status === 'DRAFT'
  const reviewLabel = isDraft ? t('review.submit') : `${t('standing.label')} ${t(`app:status.${review.status}`)}`
  const id = useId()
  const menu = useRef<HTMLDivElement>(null)
  const close = () => menu.current?.hidePopover()
  const entry = (icon: ReactNode, label: string, act: () => void, shortcut?: ShortcutId) => (
    <button
      type="button"
      className="button"
      onClick={() => {
        close()
        act()
      }}
    >
      {icon}
      <span>{label}</span>
      {shortcut && <ShortcutHint id={shortcut} />}
    </button>
  )
  return (
    <div>
      <button type="button" className="icon-button" aria-label={t('more')} popoverTarget={id} data-tour="download">
        <Ellipsis aria-hidden />
      </button>
      <div ref={menu} id={id} popover="auto" className={styles.more}>
        {entry(<Search aria-hidden />, t('palette.title'), () => showDialog('palette'), 'palette')}
        <div className={styles.folded}>
          <DownloadButton isWorded />
          {entry(<History aria-hidden />, t('timeline.title'), toggleTimeline)}
          {entry(<Share2 aria-hidden />, t('share.button'), () => showDialog('share'))}
        </div>
        <div className={styles.foldedSoon}>{entry(<Send aria-hidden />, reviewLabel, () => showDialog('review'))}</div>
        {entry(<FolderDown aria-hidden />, t('print.team'), () => !isPrinting && printTeam())}
        <hr />
        <Link className="button" to="?new" onClick={close}>
          <Plus aria-hidden />
          <span>{t('editor.another')}</span>
        </Link>
        {entry(<FolderOpen aria-hidden />, t('designs.title'), () => showDialog('designs'))}
        <hr />
        <LanguageMenu />
        <ThemeButton worded />
        <hr />
        {entry(<Keyboard aria-hidden />, t('shortcuts.title'), () => showDialog('shortcuts'), 'shortcuts')}
        {entry(<Footprints aria-hidden />, t('tour.again'), startTour)}
        <Link className="button" to="/credits">
          <Heart aria-hidden />
          <span>{t('credits')}</span>
        </Link>
      </div>
    </div>
  )
}

function ShortcutHint({ id }: { readonly id: ShortcutId }) {
  const stroke = editorShortcuts.find(shortcut => shortcut.id === id)?.strokes[0]
  return (
    stroke && (
      <span className={styles.hint} aria-hidden>
        <KeyCaps stroke={stroke} />
      </span>
    )
  )
}

/** The design as a file that can be cut. */
export function DownloadButton({ isWorded = false }: { readonly isWorded?: boolean }) {
  const { t } = useTranslation()
  const { print, isPrinting } = useEditorControls()
  const Icon = isPrinting ? LoaderCircle : Download
  const label = isPrinting ? t('print.busy') : t('print.download')
  return (
    <button
      type="button"
      className={isWorded ? 'button' : `icon-button ${styles.wide}`}
      aria-label={label}
      data-tip={isWorded ? undefined : label}
      data-busy={isPrinting || undefined}
      data-tour="download"
      aria-disabled={isPrinting}
      onClick={() => !isPrinting && print()}
    >
      <Icon aria-hidden />
      {isWorded && label}
    </button>
  )
}
