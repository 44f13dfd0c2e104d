import { type RefObject, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { type ChosenWearer, teamOfWearers } from '../../../engine/avatar/index.ts'
import { type ArtworkView, type DesignDocument, inOrder, type PlayerId, viewOfPlayer } from '../../../engine/index.ts'
import { useServices } from '../../session/ServicesContext.ts'
import { saveFile } from '../../studio/print/saveFile.ts'
import type { AvatarHandle } from '../../viewer/avatar/avatarProps.ts'
import type { Background } from './backgrounds.ts'
import { maxInPhoto } from './photoLayout.ts'
import type { Cutout } from './teamPhoto.ts'

/** Who is before the camera, and in whose shirt. */
export interface Sitter {
  readonly wearer: ChosenWearer
  readonly worn: ArtworkView
}

interface TeamPhotoOptions {
  readonly stage: RefObject<AvatarHandle | null>
  readonly players: DesignDocument['players']
  readonly name: string
  readonly background: Background
}

export interface TeamPhoto {
  /** Whom the stage has to show now; `null` while no photo is taken. */
  readonly sitter: Sitter | null
  /** The share of the team that has been taken. */
  readonly taken: number
  readonly take: () => void
  readonly cancel: () => void
}

/** Everybody of the roster on one image: one after the other is shown on the stage and cut out. */
export function useTeamPhoto({ stage, players, name, background }: TeamPhotoOptions): TeamPhoto {
  const { t } = useTranslation('preview')
  const { toasts } = useServices()
  const [sitter, setSitter] = useState<Sitter | null>(null)
  const [taken, setTaken] = useState(0)
  const cancelling = useRef<AbortController>(null)
  useEffect(() => () => cancelling.current?.abort(), [])
  const show = (severity: 'error' | 'warn', text: string) => toasts.show({ key: 'photo', severity, text, life: 8000 })

  const take = async () => {
    const everybody = inOrder(players)
    if (everybody.length === 0) return show('warn', t('photo.noRoster'))
    if (everybody.length > maxInPhoto) show('warn', t('photo.tooMany', { max: maxInPhoto }))
    const leaving = new AbortController()
    cancelling.current = leaving
    const team = everybody.slice(0, maxInPhoto)
    try {
      const { composeTeamPhoto, cutOut } = await import('./teamPhoto.ts')
      const cutouts = await cutOutAll(
        cutOut,
        team.map(([id]) => id),
        leaving.signal,
      )
      const photo = await composeTeamPhoto(
        cutouts.map((image, at): Cutout => ({ image, caption: captionOf(team[at]?.[1]) })),
        background,
      )
      if (leaving.signal.aborted) return
      saveFile(new Uint8Array(await photo.arrayBuffer()), `${name} - ${t('photo.take')}.png`, 'image/png')
    } catch {
      if (!leaving.signal.aborted) show('error', t('noImage'))
    } finally {
      setSitter(null)
      setTaken(0)
    }
  }
  const cutOutAll = async (cutOut: CutOut, team: readonly PlayerId[], signal: AbortSignal) => {
    const squad = teamOfWearers(team.length, 'salute')
    const cutouts: HTMLCanvasElement[] = []
    for (const [at, player] of team.entries()) {
      const wearer = squad[at]
      const worn = viewOfPlayer(players, player)
      if (wearer) flushSync(() => setSitter({ wearer, worn }))
      const drawn = await settledImage(stage, worn, signal)
      const cut = drawn && cutOut(drawn)
      if (!cut) throw new Error('The stage shows nobody.')
      cutouts.push(cut)
      setTaken((at + 1) / team.length)
    }
    return cutouts
  }
  return { sitter, taken, take: () => void take(), cancel: () => cancelling.current?.abort() }
}

const captionOf = (player: DesignDocument['players'][PlayerId] | undefined): string =>
  [player?.number, player?.name].filter(Boolean).join(' ')

type CutOut = typeof import('./teamPhoto.ts').cutOut

/** Asks frame by frame until the stage shows this shirt, then draws it. */
async function settledImage(
  stage: RefObject<AvatarHandle | null>,
  worn: ArtworkView,
  signal: AbortSignal,
): Promise<HTMLCanvasElement | null> {
  for (;;) {
    await new Promise(requestAnimationFrame)
    signal.throwIfAborted()
    if (!stage.current) return null
    if (!stage.current.isSettled(worn)) continue
    stage.current.seek(0)
    return stage.current.draw()
  }
}
