import { useCallback, useEffect, useMemo } from 'react'
import { CellTable, neighbourRow, useDesign, useView, useWords, WindowedRows } from '../../../app/panelkit/index.ts'
import { inOrder, type PlayerId } from '../../../engine/index.ts'
import { remove } from './commands.ts'
import { NewPlayerRow } from './NewPlayerRow.tsx'
import { PlayerRow } from './PlayerRow.tsx'
import { reorder } from './reorder.ts'
import { rosterWarnings } from './rosterWarnings.ts'

export interface PlayerTableProps {
  /** With every column. */
  readonly isWide: boolean
  readonly paste: (text: string) => void
}

const none: readonly never[] = []

/** The players of the design as a table, with an empty row at the end. */
export function PlayerTable({ isWide, paste }: PlayerTableProps) {
  const words = useWords()
  const { document, preview, dispatch } = useDesign()
  const { view, show } = useView()
  const { players } = document
  const warnings = useMemo(() => rosterWarnings(players), [players])
  const list = useMemo(() => inOrder(players), [players])
  const move = useCallback(
    (id: PlayerId, by: -1 | 1) => {
      const ids = list.map(([known]) => known)
      const at = ids.indexOf(id)
      const behind = by < 0 ? at - 2 : at + 1
      if (at + by < 0 || at + by >= ids.length) return
      dispatch(reorder.of({ player: id, after: ids[behind] ?? null }))
    },
    [list, dispatch],
  )
  const takeOut = useCallback(
    (id: PlayerId) => {
      const next = neighbourRow(window.document.activeElement)
      if (dispatch(remove.of({ player: id })).kind === 'applied') next?.focus()
    },
    [dispatch],
  )
  useEffect(() => () => void preview(null), [preview])

  const wide = [
    { key: 'shorts', label: words('shorts'), width: '112px' },
    { key: 'sleeve', label: words('sleeve'), width: '128px' },
    { key: 'quantity', label: words('quantity'), width: '80px' },
  ]
  const columns = [
    { key: 'number', label: words('number'), width: isWide ? '88px' : '52px' },
    { key: 'playerName', label: words('playerName') },
    { key: 'size', label: words('size'), width: isWide ? '88px' : '64px' },
    ...(isWide ? wide : []),
    { key: 'goalkeeper', label: words('goalkeeper'), width: isWide ? '112px' : '34px', isQuiet: !isWide },
    { key: 'remove', label: words('remove'), width: isWide ? '48px' : '34px', isQuiet: true },
  ]
  const rowAt = (index: number) => {
    const [id, player] = list[index] ?? []
    if (!id || !player) return null
    return (
      <PlayerRow
        key={id}
        id={id}
        index={index}
        player={player}
        selected={view.player === id}
        warnings={warnings.get(id) ?? none}
        isWide={isWide}
        choose={show}
        move={move}
        takeOut={takeOut}
      />
    )
  }
  return (
    <CellTable label={words('list')} columns={columns} rowCount={list.length + 1} paste={paste}>
      <WindowedRows count={list.length} row={rowAt} />
      <NewPlayerRow index={list.length} isWide={isWide} />
    </CellTable>
  )
}
