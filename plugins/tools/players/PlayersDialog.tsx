import { ActionButton, LargeDialog, Scroll, useDesign, useRosterExport, useWords } from '../../../app/panelkit/index.ts'
import { PlayerTable } from './PlayerTable.tsx'
import { ShirtRow } from './ShirtRow.tsx'
import { Summary } from './Summary.tsx'

export interface PlayersDialogProps {
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
