import { useState } from 'react'
import {
  ActionButton,
  Line,
  PlayerListButton,
  RosterImport,
  SizeGuideButton,
  useDesign,
  useGarment,
  useView,
  useWords,
} from '../../../app/panelkit/index.ts'
import { documentLimits } from '../../../engine/plugin.ts'
import { addMany, maxAtOnce } from './commands.ts'
import { PlayerForm } from './PlayerForm.tsx'
import { PlayersDialog } from './PlayersDialog.tsx'
import { PlayerTable } from './PlayerTable.tsx'
import { asOffered, type PlayerValues } from './playerPayload.ts'
import styles from './players.module.css'
import { Summary } from './Summary.tsx'

type Shown = { readonly kind: 'large' } | { readonly kind: 'import'; readonly text: string | null } | null

/** Who wears the kit. The chosen player's shirt is on the stage. */
export function PlayersPanel() {
  const words = useWords()
  const { document, dispatch, newPlayerId } = useDesign()
  const { view, show } = useView()
  const [shown, setShown] = useState<Shown>(null)
  const { plugin: garment } = useGarment()
  const chosen = view.player === null ? undefined : document.players[view.player]
  const space = documentLimits.players - Object.keys(document.players).length
  const paste = (text: string | null) => setShown({ kind: 'import', text })

  const take = (players: readonly PlayerValues[]): boolean => {
    const added = players.map(player => ({ player: String(newPlayerId()), ...asOffered(player, garment) }))
    for (let at = 0; at < added.length; at += maxAtOnce) {
      const outcome = dispatch(addMany.of({ players: added.slice(at, at + maxAtOnce) }))
      if (outcome.kind === 'refused') return false
    }
    return true
  }

  return (
    <>
      <div className={styles.buttons}>
        <ActionButton label={words('paste')} icon="paste" act={() => paste(null)} />
        <ActionButton label={words('large')} icon="large" act={() => setShown({ kind: 'large' })} />
        <SizeGuideButton garment={garment} />
        <PlayerListButton space={space} take={take} />
      </div>
      <div className={styles.table}>
        <PlayerTable isWide={false} paste={paste} />
      </div>
      <Summary />
      {chosen && view.player !== null && (
        <>
          <Line />
          <PlayerForm key={view.player} id={view.player} player={chosen} close={() => show(null)} />
        </>
      )}
      {shown?.kind === 'large' && <PlayersDialog paste={paste} close={() => setShown(null)} />}
      {shown?.kind === 'import' && (
        <RosterImport text={shown.text} space={space} take={take} close={() => setShown(null)} />
      )}
    </>
  )
}
