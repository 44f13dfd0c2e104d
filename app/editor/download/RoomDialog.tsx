import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TaskDialog } from '../../ui/controls/dialog/Dialogs.tsx'
import styles from './download.module.css'

interface RoomDialogProps {
  /** A GLB, in metres. */
  readonly model: Uint8Array<ArrayBuffer>
  readonly name: string
  readonly close: () => void
}

/** The garment, to be placed life-size on the floor or a table that the phone's camera sees. */
export function RoomDialog({ model, name, close }: RoomDialogProps) {
  const { t } = useTranslation('download')
  const field = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading')
  const place = t('room.place')

  useEffect(() => {
    const address = URL.createObjectURL(new Blob([model], { type: 'model/gltf-binary' }))
    const viewer = createViewer(address, name, place)
    viewer.addEventListener('load', () => setState('shown'))
    viewer.addEventListener('error', () => setState('failed'))
    import('@google/model-viewer/dist/model-viewer.min.js').then(
      () => field.current?.append(viewer),
      () => setState('failed'),
    )
    return () => {
      viewer.remove()
      URL.revokeObjectURL(address)
    }
  }, [model, name, place])

  return (
    <TaskDialog title={t('way.room.title')} lead={t('room.lead')} close={close}>
      <div ref={field} className={styles.room} data-shown={state === 'shown' || undefined} />
      <p className={styles.problem} role="alert">
        {state === 'failed' && t('room.failed')}
      </p>
    </TaskDialog>
  )
}

/** Its own button is an icon without words: a button of ours takes its place. */
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
