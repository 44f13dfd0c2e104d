import {
  Box,
  Clapperboard,
  FileText,
  Image,
  Images,
  LoaderCircle,
  type LucideIcon,
  Shirt,
  Smartphone,
} from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { canShowInRoom } from '../../device/augmentedReality.ts'
import { fetchedComponent } from '../../device/fetchedComponent.tsx'
import { useScreenWords } from '../../i18n/words.ts'
import type { FileKind } from '../../studio/download/makeFile.ts'
import { TaskDialog } from '../../ui/controls/dialog/Dialogs.tsx'
import { type EditorDialogProps, useEditorControls } from '../controls/EditorControlsContext.ts'
import styles from './download.module.css'
import { useMaking } from './useMaking.ts'
import en from './words/en.json' with { type: 'json' }
import kh from './words/kh.json' with { type: 'json' }

const RoomDialog = fetchedComponent(async () => (await import('./RoomDialog.tsx')).RoomDialog)

const sides = ['front', 'back', 'left', 'right'] as const
/** Pixels of the longer side. */
const sizes = [1024, 2048, 4096] as const

/** Exports the design as an image, a video or a 3D model. One file is made at a time, and can be canceled. */
export function DownloadDialog({ close }: EditorDialogProps) {
  const t = useScreenWords('download', { en, kh })
  const { print, isPrinting } = useEditorControls()
  const { making, problem, room, leaveRoom, make, giveUp } = useMaking()
  const [hasRoom, setHasRoom] = useState(false)
  useEffect(() => void canShowInRoom().then(setHasRoom), [])
  const pressed = useRef<HTMLButtonElement | null>(null)
  // What had the focus, the button that gives up, has gone with it: without a focus Escape would not be heard here.
  useEffect(() => {
    if (!making) pressed.current?.focus()
  }, [making])
  const [side, setSide] = useState<(typeof sides)[number]>('front')
  const [pixels, setPixels] = useState<number>(2048)
  const way = (kind: FileKind, icon: LucideIcon, more?: ReactNode) => (
    <Way
      key={kind}
      icon={icon}
      title={t(`way.${kind}.title`)}
      text={t(`way.${kind}.text`)}
      label={t(`way.${kind}.save`)}
      isBusy={making?.kind === kind}
      isOff={making !== null}
      save={button => {
        pressed.current = button
        void make({ kind, side, pixels })
      }}
    >
      {more}
    </Way>
  )
  const leave = () => {
    giveUp()
    close()
  }
  return (
    <TaskDialog
      title={t('title')}
      lead={t('lead')}
      close={leave}
      footer={making && <Progress label={t('making')} cancel={t('cancel')} {...making} giveUp={giveUp} />}
    >
      <ul className={styles.ways}>
        {way(
          'png',
          Image,
          <div className={styles.choices}>
            <select
              aria-label={t('side')}
              value={side}
              onChange={event => setSide(sides[event.target.selectedIndex] ?? 'front')}
            >
              {sides.map(each => (
                <option key={each} value={each}>
                  {t(`sides.${each}`)}
                </option>
              ))}
            </select>
            <select aria-label={t('size')} value={pixels} onChange={event => setPixels(Number(event.target.value))}>
              {sizes.map(each => (
                <option key={each} value={each}>
                  {t('pixels', { width: Math.round(each * 0.8), height: each })}
                </option>
              ))}
            </select>
          </div>,
        )}
        {way('video', Clapperboard)}
        {way('gif', Images)}
        {way(hasRoom ? 'room' : 'usdz', Smartphone)}
        {way('glb', Box)}
        {way('svg', Shirt)}
        <Way
          icon={FileText}
          title={t('way.pdf.title')}
          text={t('way.pdf.text')}
          label={t('way.pdf.save')}
          isBusy={isPrinting}
          isOff={making !== null}
          save={() => !isPrinting && print()}
        />
      </ul>
      <p className={styles.problem} role="alert">
        {problem && t(`problem.${problem}`)}
      </p>
      {room && <RoomDialog room={room} close={leaveRoom} />}
    </TaskDialog>
  )
}

interface WayProps {
  readonly icon: LucideIcon
  readonly title: string
  readonly text: string
  readonly label: string
  readonly isBusy: boolean
  readonly isOff: boolean
  readonly save: (button: HTMLButtonElement) => void
  readonly children?: ReactNode
}

function Way({ icon: Icon, title, text, label, isBusy, isOff, save, children }: WayProps) {
  return (
    <li className={styles.way}>
      <Icon aria-hidden />
      <div>
        <h3>{title}</h3>
        <p>{text}</p>
        {children}
      </div>
      <button
        type="button"
        className="button line"
        aria-label={label}
        aria-disabled={isOff || undefined}
        data-busy={isBusy || undefined}
        onClick={event => !isOff && save(event.currentTarget)}
      >
        {isBusy ? <LoaderCircle aria-hidden /> : null}
        {label}
      </button>
    </li>
  )
}

interface ProgressProps {
  readonly label: string
  readonly cancel: string
  readonly done: number
  readonly all: number
  readonly giveUp: () => void
}

function Progress({ label, cancel, done, all, giveUp }: ProgressProps) {
  return (
    <div className={styles.progress}>
      {/* Without a value it says that something is going on. */}
      <progress aria-label={label} {...(all > 0 && { value: done, max: all })} />
      <span aria-hidden>{all > 0 ? `${Math.round((done / all) * 100)} %` : ''}</span>
      <button type="button" className="button line" onClick={giveUp}>
        {cancel}
      </button>
    </div>
  )
}
