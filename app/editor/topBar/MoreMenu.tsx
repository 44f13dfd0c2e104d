import {
  Clapperboard,
  Download,
  Ellipsis,
  Eye,
  FolderDown,
  FolderOpen,
  Footprints,
  Heart,
  History,
  Keyboard,
  LoaderCircle,
  MessageSquare,
  Plus,
  Search,
  Send,
  Share2,
  Shirt,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useStream } from '../../device/useStream.ts'
import { useOpenedDesign } from '../../studio/OpenDesignContext.ts'
import { LanguageMenu, ThemeButton } from '../../ui/BarTools.tsx'
import { Popover } from '../../ui/controls/popover/Popover.tsx'
import type { ClosePopover } from '../../ui/controls/popover/PopoverPart.tsx'
import { useEditorControls } from '../controls/EditorControlsContext.ts'
import { KeyCaps } from '../shortcuts/KeyCaps.tsx'
import { editorShortcuts, type ShortcutId } from '../shortcuts/shortcuts.ts'
import styles from './topBar.module.css'

/** What is seldom needed; on a narrow page also what the top bar has no room for. */
export function MoreMenu() {
  const { t } = useTranslation()
  return (
    <Popover
      button={<Ellipsis aria-hidden />}
      buttonLabel={t('more')}
      className="icon-button"
      label={t('more')}
      tourStep="download"
    >
      {close => <MoreActions close={close} />}
    </Popover>
  )
}

function MoreActions({ close }: { readonly close: ClosePopover }) {
  const { t } = useTranslation()
  const { showDialog, startTour, toggleTimeline, printTeam, isPrinting } = useEditorControls()
  const { id, review: reviewStatus, connection } = useOpenedDesign()
  const review = useStream(reviewStatus)
  const isDraft = review === null || review.status === 'DRAFT'
  const reviewLabel = isDraft ? t('review.submit') : `${t('reviewStatus.label')} ${t(`app:status.${review.status}`)}`
  const action = (icon: ReactNode, label: string, act: () => void, shortcut?: ShortcutId) => (
    <button type="button" className="button" onClick={() => close(act)}>
      {icon}
      <span>{label}</span>
      {shortcut && <ShortcutHint id={shortcut} />}
    </button>
  )
  return (
    <div className={styles.more}>
      {action(<Search aria-hidden />, t('palette.title'), () => showDialog('palette'), 'palette')}
      <div className={styles.folded}>
        <DownloadButton isWorded />
        {action(<History aria-hidden />, t('timeline.title'), toggleTimeline)}
        {action(<Share2 aria-hidden />, t('share.button'), () => showDialog('share'))}
      </div>
      {/* Those of a design that the server has are read here, whether it was ever reviewed or not. */}
      {review !== null &&
        !connection.isGuest &&
        action(<MessageSquare aria-hidden />, t('reviewStatus.comments'), () => showDialog('comments'))}
      <div className={styles.foldedSoon}>{action(<Send aria-hidden />, reviewLabel, () => showDialog('review'))}</div>
      <Link className="button" to={`/preview?design=${id}`} onClick={() => close()}>
        <Eye aria-hidden />
        <span>{t('palette.preview')}</span>
      </Link>
      {action(<Clapperboard aria-hidden />, t('palette.files'), () => showDialog('download'))}
      {action(<FolderDown aria-hidden />, t('print.team'), () => !isPrinting && printTeam())}
      <hr />
      <Link className="button" to="?new" onClick={() => close()}>
        <Plus aria-hidden />
        <span>{t('editor.another')}</span>
      </Link>
      {action(<Shirt aria-hidden />, t('editor.otherGarment'), () => showDialog('carryOver'))}
      {action(<FolderOpen aria-hidden />, t('designs.title'), () => showDialog('designs'))}
      <hr />
      <LanguageMenu />
      <ThemeButton worded />
      <hr />
      {action(<Keyboard aria-hidden />, t('shortcuts.title'), () => showDialog('shortcuts'), 'shortcuts')}
      {action(<Footprints aria-hidden />, t('tour.again'), startTour)}
      <Link className="button" to="/credits">
        <Heart aria-hidden />
        <span>{t('credits')}</span>
      </Link>
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
