import { X } from 'lucide-react'
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PeerPresence } from '../../../engine/index.ts'
import { useStream } from '../../device/useStream.ts'
import { useOpenedDesign } from '../../studio/OpenDesignContext.ts'
import type { Orbit } from '../../viewer/orbit.ts'
import type { StageControls } from '../controls/EditorControlsContext.ts'
import styles from './people.module.css'
import { hueOf, usePersonName } from './personName.ts'

interface FollowOptions {
  readonly stage: RefObject<StageControls | null>
  /** The tool whose panel is open. */
  readonly chosen: string | null
  chooseTool(tool: string | null): void
}

/** Follows somebody: the camera, the selection and the tool are theirs until this person turns the garment or stops. */
export function useFollow({ stage, chosen, chooseTool }: FollowOptions) {
  const { engine } = useOpenedDesign()
  const peers = useStream(engine.sync.peers)
  const [followed, follow] = useState<number | null>(null)
  const peer = followed === null ? null : (peers.find(known => known.peer === followed) ?? null)
  useEffect(() => engine.sync.show({ tool: chosen }), [engine, chosen])
  useEffect(() => {
    // Who has left cannot be followed.
    if (followed !== null && peer === null) follow(null)
  }, [followed, peer])
  const camera = peer && JSON.stringify(peer.camera)
  const selection = peer && JSON.stringify(peer.selection)
  const tool = peer?.tool ?? null
  const turn = useEffectEvent((orbit: Orbit) => stage.current?.viewFrom(orbit))
  const choose = useEffectEvent((wanted: string) => wanted !== chosen && chooseTool(wanted))
  // As text: a peer is a new value with every beat, what it looks at is not.
  useEffect(() => {
    if (camera !== null && camera !== 'null') turn(JSON.parse(camera))
  }, [camera])
  useEffect(() => {
    if (selection !== null) engine.selection.set(JSON.parse(selection))
  }, [selection, engine])
  useEffect(() => {
    if (tool !== null) choose(tool)
  }, [tool])
  const shown: ReactNode = peer && <FollowNote peer={peer} stop={() => follow(null)} />
  return { followed, follow, shown }
}

/** Whom one follows, with the way out. */
function FollowNote({ peer: { author }, stop }: { readonly peer: PeerPresence; readonly stop: () => void }) {
  const { t } = useTranslation()
  const name = usePersonName()(author)
  return (
    <div className={styles.following} style={{ background: hueOf(author) }} role="status">
      <span>{t('people.following', { name })}</span>
      <button type="button" aria-label={t('people.unfollow', { name })} onClick={stop}>
        <X aria-hidden />
        {t('people.stop')}
      </button>
    </div>
  )
}
