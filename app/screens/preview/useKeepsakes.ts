import { type RefObject, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type ClipId, clips } from '../../../engine/avatar/index.ts'
import { useServices } from '../../session/ServicesContext.ts'
import { saveFile } from '../../studio/print/saveFile.ts'
import type { AvatarHandle } from '../../viewer/avatar/avatarProps.ts'
import { type CameraPath, pathSeconds } from '../../viewer/avatar/cameraPaths.ts'
import { type Background, backgroundPainter, onBackground } from './backgrounds.ts'

interface KeepsakesOptions {
  readonly stage: RefObject<AvatarHandle | null>
  readonly name: string
  readonly background: Background
  readonly animation: ClipId
  /** A video shows the whole of it. */
  readonly path: CameraPath
}

/** What people take along: an image, a video, the address. */
export interface Keepsakes {
  /** The share that is recorded already; `null` while nothing is. */
  readonly recording: number | null
  readonly saveImage: () => void
  readonly saveVideo: () => void
  readonly cancelVideo: () => void
  readonly share: () => void
}

/** A video is at least so long, in s: short movements are repeated. */
const shortest = 4

export function useKeepsakes({ stage, name, background, animation, path }: KeepsakesOptions): Keepsakes {
  const { t } = useTranslation('preview')
  const { toasts } = useServices()
  const [recording, setRecording] = useState<number | null>(null)
  const cancelling = useRef<AbortController>(null)
  useEffect(() => () => cancelling.current?.abort(), [])
  const fail = (text: string) => toasts.show({ key: 'keepsake', severity: 'error', text, life: 8000 })

  const saveImage = async () => {
    const figure = await stage.current?.image().catch(() => null)
    const image = figure && (await onBackground(figure, background).catch(() => null))
    if (!image) return fail(t('noImage'))
    return saveFile(new Uint8Array(await image.arrayBuffer()), `${name}.png`, 'image/png')
  }
  const saveVideo = async () => {
    const { seconds } = clips[animation]
    const leaving = new AbortController()
    cancelling.current = leaving
    setRecording(0)
    try {
      const { recordVideo } = await import('./video.ts')
      const video = await recordVideo({
        draw: () => stage.current?.draw() ?? null,
        paintBackground: backgroundPainter(background),
        seconds: Math.max(pathSeconds[path], seconds * Math.ceil(shortest / seconds)),
        signal: leaving.signal,
        onProgress: setRecording,
      })
      const type = video.type.startsWith('video/mp4') ? 'video/mp4' : 'video/webm'
      saveFile(new Uint8Array(await video.arrayBuffer()), `${name}.${type.slice('video/'.length)}`, type)
    } catch (error) {
      if (!leaving.signal.aborted) fail(t('noVideo'))
      else if (!(error instanceof DOMException)) throw error
    } finally {
      setRecording(null)
    }
  }
  const share = async () => {
    const copied = await navigator.clipboard?.writeText(location.href).then(
      () => true,
      () => false,
    )
    if (copied) toasts.show({ key: 'share', severity: 'success', text: t('shared'), life: 4000 })
    else fail(t('notShared', { address: location.href }))
  }
  return {
    recording,
    saveImage: () => void saveImage(),
    saveVideo: () => void saveVideo(),
    cancelVideo: () => cancelling.current?.abort(),
    share: () => void share(),
  }
}
