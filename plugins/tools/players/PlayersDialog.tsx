import { useState } from 'react'
import {
  ActionButton,
  GarmentImage,
  LargeDialog,
  Scroll,
  TeamSheetButton,
  useDesign,
  useRosterExport,
  useView,
  useWords,
} from '../../../app/panelkit/index.ts'
import { inOrder } from '../../../engine/plugin.ts'
import { PlayerTable } from './PlayerTable.tsx'
import styles from './players.module.css'
import { Summary } from './Summary.tsx'

interface PlayersDialogProps {
  readonly paste: (text: string | null) => void
  readonly close: () => void
}

/** The whole list with every column, and the row of all shirts. */
export function PlayersDialog({ paste, close }: PlayersDialogProps) {
  const words = useWords()
  const { document } = useDesign()
  const save = useRosterExport()
  const isEmpty = Object.keys(document.players).length === 0
  return (
    <LargeDialog
      title={words('name')}
      detail={words('keys')}
      close={close}
      actions={
        <>
          <ActionButton label={words('paste')} icon="paste" act={() => paste(null)} />
          <TeamSheetButton />
          <ActionButton label="CSV" icon="download" disabled={isEmpty} act={() => void save('csv')} />
          <ActionButton label="Excel" icon="download" disabled={isEmpty} act={() => void save('xlsx')} />
        </>
      }
    >
      <ShirtRow />
      <Scroll>
        <PlayerTable isWide paste={paste} />
        <Summary />
      </Scroll>
    </LargeDialog>
  )
}

/** Of one shirt with its gap, in pixels. */
const step = 104

/** Every player's shirt from the back, side by side. Only those in sight are in the page. */
function ShirtRow() {
  const words = useWords()
  const { document } = useDesign()
  const { view, show } = useView()
  const [from, setFrom] = useState(0)
  const list = inOrder(document.players)
  if (list.length === 0) return null
  return (
    <section
      className={styles.shirts}
      aria-label={words('shirts')}
      onScroll={event => setFrom(Math.max(0, Math.floor(event.currentTarget.scrollLeft / step) - 3))}
    >
      <div className={styles.rail} style={{ width: list.length * step }}>
        {list.slice(from, from + 18).map(([id, player], index) => (
          <button
            key={id}
            type="button"
            className={styles.shirt}
            style={{ insetInlineStart: (from + index) * step }}
            aria-pressed={view.player === id}
            aria-label={words('shirtOf', { name: player.name || player.number })}
            onClick={() => show(id)}
          >
            <GarmentImage
              document={document}
              view={{ version: player.goalkeeper ? 'goalkeeper' : 'player', player: id, size: player.size }}
              side="back"
              label=""
            />
          </button>
        ))}
      </div>
    </section>
  )
}
