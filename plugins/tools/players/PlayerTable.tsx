import { useEffect, useMemo, useRef } from 'react'
import {
  type EditableRow,
  EditableTable,
  useDesign,
  useFailedFaces,
  useGarment,
  useGarmentWords,
  useShaper,
  useShown,
  useView,
  useWords,
  type Words,
} from '../../../app/panelkit/index.ts'
import {
  familyOf,
  inOrder,
  type PlayerFields,
  type PlayerId,
  type PlayerOption,
  playerId,
} from '../../../engine/plugin.ts'
import { add, edit, remove, reorder } from './commands.ts'
import { cellsOf, changeOf } from './playerCells.ts'
import { playerColumns } from './playerColumns.tsx'
import type { PlayerValues } from './playerPayload.ts'
import { type NameProblem, nameProblems, type RosterWarning, rosterWarnings } from './rosterWarnings.ts'

export interface PlayerTableProps {
  /** With every column. */
  readonly isWide: boolean
  readonly paste: (text: string) => void
}

/** The players of the design as a table, with an empty row at the end. What is typed is seen on the shirt at once. */
export function PlayerTable({ isWide, paste }: PlayerTableProps) {
  const words = useWords()
  const names = useGarmentWords()
  const { document, preview, dispatch, newPlayerId } = useDesign()
  const { view, show } = useView()
  const list = useMemo(() => inOrder(document.players), [document.players])
  const { plugin: garment } = useGarment()
  const { playerOptions } = garment
  const problems = useNameProblems()
  const rows = useRows(list, playerOptions, words, problems)
  const columns = useMemo(() => playerColumns({ words, names, isWide, garment }), [words, names, isWide, garment])
  const next = useRef<PlayerId>(undefined)
  next.current ??= newPlayerId()
  useEffect(() => () => void preview(null), [preview])

  const move = (id: string, by: -1 | 1) => {
    const ids = list.map(([known]) => String(known))
    const at = ids.indexOf(id)
    const behind = by < 0 ? at - 2 : at + 1
    if (at + by < 0 || at + by >= ids.length) return
    dispatch(reorder.of({ player: id, after: ids[behind] ?? null }))
  }
  /** Puts the player who is being written on the shirt, as far as they can be. */
  const tryOn = (values: Readonly<Record<string, string>>) => {
    const player = playerOf(values)
    const isNobody = player.name.trim() === '' && player.number.trim() === ''
    const seen = isNobody ? null : preview(add.of({ player: String(next.current), ...player }))
    if (isNobody) preview(null)
    if (isNobody) show(null)
    else if (seen?.kind === 'applied') show(playerId(String(next.current)))
  }
  const take = (values: Readonly<Record<string, string>>) => {
    if (dispatch(add.of({ player: String(next.current), ...playerOf(values) })).kind === 'refused') return false
    if (view.player === next.current) show(null)
    next.current = newPlayerId()
    return true
  }
  return (
    <EditableTable
      label={words('list')}
      columns={columns}
      rows={rows}
      newRow={{
        place: 'end',
        initial: cellsOf({ ...blank, size: list.at(-1)?.[1].size ?? blank.size }, playerOptions),
        isEmpty: ({ name = '', number = '' }) => name.trim() === '' && number.trim() === '',
        written: tryOn,
        add: take,
      }}
      selected={view.player}
      write={(id, column, text) => {
        if (column === 'number' || column === 'name') preview(edit.of({ player: id, fields: changeOf(column, text) }))
      }}
      choose={(id, column, value) => {
        preview(null)
        dispatch(edit.of({ player: id, fields: changeOf(column, value) }))
      }}
      remove={id => dispatch(remove.of({ player: id })).kind === 'applied'}
      enter={id => show(playerId(id))}
      move={move}
      paste={paste}
    />
  )
}

const playerOf = (values: Readonly<Record<string, string>>): PlayerValues =>
  Object.assign({}, blank, ...Object.entries(values).map(([column, value]) => changeOf(column, value)))

const blank: PlayerValues = {
  name: '',
  number: '',
  size: 'M',
  goalkeeper: false,
  quantity: 1,
}

/** Returns the same row for a player until a field changes, so that the table does not draw it again. */
function useRows(
  list: readonly (readonly [PlayerId, PlayerFields])[],
  options: readonly PlayerOption[],
  words: Words,
  problems: ReadonlyMap<string, string>,
): readonly EditableRow[] {
  const known = useRef(new Map<string, KnownRow>())
  return useMemo(() => {
    const warnings = rosterWarnings(Object.fromEntries(list))
    const next = list.map(([id, player]): KnownRow => {
      const found = warnings.get(id) ?? []
      const unprintable = problems.get(id) ?? null
      const before = known.current.get(id)
      const isAlike = before?.found.join() === found.join() && before.unprintable === unprintable
      if (before && isAlike && before.player === player && before.words === words) return before
      return { player, words, found, unprintable, row: rowOf([id, player], { found, unprintable }, options, words) }
    })
    known.current = new Map(next.map(each => [each.row.id, each]))
    return next.map(({ row }) => row)
  }, [list, options, words, problems])
}

/** What keeps a name from being printed, in words, by player; of what is being typed too. */
function useNameProblems(): ReadonlyMap<string, string> {
  const words = useWords()
  const shaper = useShaper()
  const failed = useFailedFaces()
  const players = useShown(shown => shown.players)
  const layers = useShown(shown => shown.layers)
  const { slots } = useGarment()
  return useMemo(() => {
    const found = nameProblems(players, { layers, slots, shaper, failed })
    return new Map([...found].map(([id, problem]) => [id, problemSentence(problem, words)]))
  }, [players, layers, slots, shaper, failed, words])
}

function problemSentence(problem: NameProblem, words: Words): string {
  if (problem.kind === 'small') return words('nameSmall', { height: problem.height })
  const characters = problem.characters.join(' ')
  if (problem.kind === 'awaited') return words('charactersAwaited', { characters, font: familyOf(problem.font) })
  const { family } = problem
  return family ? words('charactersElsewhere', { characters, family }) : words('charactersLacking', { characters })
}

interface KnownRow {
  readonly player: PlayerFields
  readonly words: Words
  readonly found: readonly RosterWarning[]
  readonly unprintable: string | null
  readonly row: EditableRow
}

function rowOf(
  [id, player]: readonly [PlayerId, PlayerFields],
  { found, unprintable }: Pick<KnownRow, 'found' | 'unprintable'>,
  options: readonly PlayerOption[],
  words: Words,
): EditableRow {
  const number = found.includes('number-shared')
    ? words('numberShared')
    : found.includes('number-missing') && words('numberMissing')
  const name = unprintable ?? (found.includes('name-missing') && words('nameMissing'))
  return {
    id,
    name: player.name || player.number || words('unnamed'),
    values: cellsOf(player, options),
    notes: { number: warning(number), name: warning(name) },
  }
}

const warning = (text: string | false) => (text === false ? null : ({ kind: 'warning', text } as const))
