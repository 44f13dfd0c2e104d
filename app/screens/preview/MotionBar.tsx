import { Camera as CameraIcon, Link2, Maximize, Pause, Play, Turtle, Users, Video, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useNarrow } from '../../device/display.ts'
import styles from './preview.module.css'
import { Sides } from './Sides.tsx'
import type { Camera } from './useCamera.ts'
import type { Keepsakes } from './useKeepsakes.ts'
import type { TeamPhoto } from './useTeamPhoto.ts'

interface MotionBarProps {
  readonly isPlaying: boolean
  readonly setPlaying: (isPlaying: boolean) => void
  readonly speed: number
  readonly setSpeed: (speed: number) => void
  /** The share of the movement that has been shown. */
  readonly time: number
  readonly seek: (share: number) => void
  readonly camera: Camera
  readonly keepsakes: Keepsakes
  readonly photo: TeamPhoto
  readonly showFullScreen: () => void
}

const slow = 0.35

/** How the movement is played, from where it is seen, and what is kept of it. */
export function MotionBar(props: MotionBarProps) {
  const { isPlaying, setPlaying, speed, setSpeed, time, seek, camera, keepsakes, photo, showFullScreen } = props
  const { t } = useTranslation('preview')
  const PlayIcon = isPlaying ? Pause : Play
  const isNarrow = useNarrow()
  return (
    <footer className={styles.bottom}>
      <div className={styles.bar}>
        <div className={styles.row}>
          <button
            type="button"
            className="icon-button"
            aria-label={isPlaying ? t('stop') : t('play')}
            onClick={() => setPlaying(!isPlaying)}
          >
            <PlayIcon aria-hidden />
          </button>
          <input
            type="range"
            className={styles.time}
            aria-label={t('time')}
            min={0}
            max={1}
            step={0.005}
            value={time}
            onChange={event => seek(Number(event.target.value))}
          />
          <button
            type="button"
            className="icon-button"
            aria-label={t('slow')}
            aria-pressed={speed !== 1}
            onClick={() => setSpeed(speed === 1 ? slow : 1)}
          >
            <Turtle aria-hidden />
          </button>
          <button type="button" className="icon-button" aria-label={t('fullScreen')} onClick={showFullScreen}>
            <Maximize aria-hidden />
          </button>
        </div>
        {!isNarrow && <Sides camera={camera} />}
        <KeepsakeButtons keepsakes={keepsakes} photo={photo} />
      </div>
    </footer>
  )
}

/** What people take along; a button tells how far it has come, and stops it. */
function KeepsakeButtons({ keepsakes, photo }: Pick<MotionBarProps, 'keepsakes' | 'photo'>) {
  const { t } = useTranslation('preview')
  const { recording } = keepsakes
  return (
    <div className={`${styles.row} ${styles.keepsakes}`}>
      <button type="button" className="button line" onClick={keepsakes.saveImage}>
        <CameraIcon aria-hidden />
        {t('image')}
      </button>
      {recording === null ? (
        <button type="button" className="button line" disabled={photo.sitter !== null} onClick={keepsakes.saveVideo}>
          <Video aria-hidden />
          {t('video')}
        </button>
      ) : (
        <button type="button" className="button line" onClick={keepsakes.cancelVideo}>
          <X aria-hidden />
          {t('cancelVideo', { percent: Math.round(recording * 100) })}
        </button>
      )}
      {photo.sitter ? (
        <button type="button" className="button line" onClick={photo.cancel}>
          <X aria-hidden />
          {t('photo.cancel', { percent: Math.round(photo.taken * 100) })}
        </button>
      ) : (
        <button type="button" className="button line" disabled={recording !== null} onClick={photo.take}>
          <Users aria-hidden />
          {t('photo.take')}
        </button>
      )}
      <button type="button" className="button line" onClick={keepsakes.share}>
        <Link2 aria-hidden />
        {t('share')}
      </button>
    </div>
  )
}
