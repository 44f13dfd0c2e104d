import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TaskDialog } from '../../ui/controls/dialog/Dialogs.tsx'
import styles from './download.module.css'
import type { NamedFile } from './useMaking.ts'

const fetchModelViewer = () => import('@google/model-viewer/dist/model-viewer.min.js')

interface RoomDialogProps {
  readonly room: NamedFile
  readonly close: () => void
  readonly fetchViewer?: () => Promise<unknown>
}

/** The garment, to be placed life-size on the floor or a table that the phone's camera sees. */
export function RoomDialog({ room, close, fetchViewer = fetchModelViewer }: RoomDialogProps) {
  const { t } = useTranslation('download')
  const { bytes, name, type } = room
  const field = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading')
  const place = t('room.place')

  useEffect(() => {
    let isClosed = false
    const address = URL.createObjectURL(new Blob([bytes], { type }))
    const viewer = createViewer(address, name, place)
    viewer.addEventListener('load', () => setState('shown'))
    viewer.addEventListener('error', () => setState('failed'))
    fetchViewer().then(
      () => !isClosed && field.current?.append(viewer),
      () => setState('failed'),
    )
    return () => {
      isClosed = true
      viewer.remove()
      URL.revokeObjectURL(address)
    }
  }, [bytes, type, name, place, fetchViewer])

  return (
    <TaskDialog title={t('way.room.title')} lead={t('room.lead')} close={close}>
      <div ref={field} className={styles.room} />
      {state === 'loading' && <p role="status">{t('app:loading')}</p>}
      <p className={styles.problem} role="alert">
        {state === 'failed' && t('room.failed')}
      </p>
    </TaskDialog>
  )
}

/** Its own button shows an icon without words, so ours takes its place. */
function createViewer(address: string, name: string, place: string): HTMLElement {
  const viewer = document.createElement('model-viewer')
  const attributes = {
    src: address,
    alt: name,
    ar: '',
    'ar-modes': 'webxr',
    'ar-scale': 'fixed',
    'camera-controls': '',
    'shadow-intensity': '1',
  }
  for (const [attribute, value] of Object.entries(attributes)) viewer.setAttribute(attribute, value)
  const button = document.createElement('button')
  Object.assign(button, { slot: 'ar-button', type: 'button', className: 'button primary', textContent: place })
  viewer.append(button)
  return viewer
}
