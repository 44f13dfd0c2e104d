import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { saveFile } from '../../studio/print/saveFile.ts'
import { ActionButton } from '../controls/actions.tsx'
import { Note } from '../controls/layout.tsx'
import { useDesignAccess } from '../design/DesignAccess.ts'
import { useDesign } from '../design/useDesign.ts'

type State =
  | { readonly kind: 'idle' | 'failed' }
  | { readonly kind: 'drawing'; readonly done: number; readonly all: number }

/** Saves a picture of all shirts in a row. While it is drawn, a press gives it up. */
export function TeamSheetButton() {
  const { t } = useTranslation()
  const { garment, media } = useDesignAccess()
  const { document } = useDesign()
  const [state, setState] = useState<State>({ kind: 'idle' })
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])
  const all = Object.keys(document.players).length
  const draw = async () => {
    const drawing = new AbortController()
    running.current = drawing
    const show = (next: State) => {
      if (running.current === drawing) setState(next)
    }
    show({ kind: 'drawing', done: 0, all })
    const title = document.design.name || t('name.none')
    try {
      const { drawTeamSheet } = await import('./drawTeamSheet.ts')
      const blob = await drawTeamSheet({
        kits: media.kits,
        garment,
        document,
        title,
        signal: drawing.signal,
        onProgress: done => show({ kind: 'drawing', done, all }),
      })
      if (blob) saveFile(new Uint8Array(await blob.arrayBuffer()), `${title}.png`, 'image/png')
      show({ kind: 'idle' })
    } catch {
      show({ kind: 'failed' })
    }
  }
  const giveUp = () => {
    running.current?.abort()
    running.current = null
    setState({ kind: 'idle' })
  }
  return (
    <>
      {state.kind === 'drawing' ? (
        <ActionButton label={t('teamSheet.giveUp', state)} icon="download" act={giveUp} />
      ) : (
        <ActionButton label={t('teamSheet.save')} icon="download" disabled={all === 0} act={() => void draw()} />
      )}
      {state.kind === 'failed' && <Note>{t('teamSheet.failed')}</Note>}
    </>
  )
}
