import { z } from 'zod'
import { choiceOf, type DesignDocument, inOrder, type PlayerFields } from '../../../../engine/index.ts'
import type { PlayerEdit, PlayerValues } from '../../../../plugins/index.ts'
import { type RosterChoice, type RosterFinding, rowOf } from '../../../../plugins/roster/index.ts'
import type { DeviceMemory } from '../../../device/deviceMemory.ts'
import { applyPatch, type GridPatch, type GridRow } from '../../../panelkit/grid/gridPatch.ts'

/**
 * What this device keeps of an order's roster beside the players of the design: who is not ordered, and rows as they
 * were written that are no players yet, because something in them is missing or cannot be.
 */
export interface RosterDraft {
  readonly off: readonly string[]
  /** Texts by the id of their row. */
  readonly unread: Readonly<Record<string, GridRow['values']>>
  /** Players who were taken out before the design could be changed. */
  readonly removed?: readonly string[] | undefined
}

const kept = z.object({
  off: z.array(z.string()).max(1000),
  unread: z.record(z.string(), z.record(z.string(), z.string().max(1000))),
  removed: z.array(z.string()).max(1000).optional(),
})
const nameOf = (design: string): string => `kitloom-roster:${design}`

export function readDraft(memory: DeviceMemory, design: string): RosterDraft {
  try {
    return kept.parse(JSON.parse(memory.read(nameOf(design)) ?? ''))
  } catch {
    return { off: [], unread: {} }
  }
}

export const writeDraft = (memory: DeviceMemory, design: string, draft: RosterDraft): void =>
  memory.write(nameOf(design), JSON.stringify(draft))

export interface DraftRow extends GridRow {
  /** What keeps the row from being a player. */
  readonly findings: readonly RosterFinding[]
  readonly player: PlayerValues | null
}

/** The roster as rows of texts: the players of the design in their order, then the rows that are none yet. */
export function rosterRows(
  players: DesignDocument['players'],
  { off, unread, removed = [] }: RosterDraft,
  choices: readonly RosterChoice[],
): readonly DraftRow[] {
  const left = new Set(off)
  const gone = new Set(removed)
  const listed = inOrder(players).flatMap(([id, player]) =>
    gone.has(id) ? [] : [{ id: String(id), values: unread[id] ?? textsOf(player, choices) }],
  )
  const loose = Object.entries(unread)
    .filter(([id]) => !Object.hasOwn(players, id))
    .map(([id, values]) => ({ id, values }))
  return [...listed, ...loose].map(({ id, values }) => {
    const { player, findings } = readRow(values, choices)
    return { id, values: { ...values, ordered: left.has(id) ? '' : 'yes' }, player, findings }
  })
}

/** A player as the cells of the grid have it; `''` of a choice is as the design has it. */
export const textsOf = (player: Omit<PlayerFields, 'order'>, choices: readonly RosterChoice[]): GridRow['values'] => ({
  number: player.number,
  name: player.name,
  size: player.size,
  ...Object.fromEntries(choices.map(({ field }) => [field, choiceOf(player, field) ?? ''])),
  version: player.goalkeeper ? 'goalkeeper' : 'player',
  quantity: String(player.quantity),
})

function readRow(values: GridRow['values'], choices: readonly RosterChoice[]) {
  const { version = '', number = '', name = '', size = '', quantity = '' } = values
  const cells = { ...values, number, name, size, quantity, goalkeeper: version, team: '' }
  return rowOf(0, cells, choices)
}

/** What a change of the grid means for the design, and what is kept beside it. */
export interface RevisedRoster {
  readonly draft: RosterDraft
  readonly remove: readonly string[]
  readonly add: readonly (PlayerValues & { readonly player: string; readonly after: string | null })[]
  readonly edit: readonly { readonly player: string; readonly fields: PlayerEdit }[]
}

/** Reads the rows that a patch touches: players are changed in the design, the rest is kept as it was written. */
export function reviseRoster(
  players: DesignDocument['players'],
  draft: RosterDraft,
  patch: GridPatch,
  choices: readonly RosterChoice[],
): RevisedRoster {
  const { rows, touched, unread } = patchedRows(players, draft, patch, choices)
  const add: RevisedRoster['add'][number][] = []
  const edit: RevisedRoster['edit'][number][] = []
  let after: string | null = null
  for (const { id, values } of rows) {
    const isListed = Object.hasOwn(players, id)
    const { ordered: _, ...texts } = values
    if (touched.has(id)) {
      const { player } = readRow(texts, choices)
      if (!player) unread[id] = texts
      else {
        delete unread[id]
        if (!isListed) add.push({ player: id, after, ...player })
        else {
          const fields = changedFields(players[id as keyof typeof players], player)
          if (Object.keys(fields).length > 0) edit.push({ player: id, fields })
        }
      }
    }
    if (isListed || add.at(-1)?.player === id) after = id
  }
  return { draft: { off: offOf(rows), unread }, remove: removedBy(players, draft, patch), add, edit }
}

/** Keeps all that a patch says until the design can be changed. */
export function holdPatch(
  players: DesignDocument['players'],
  draft: RosterDraft,
  patch: GridPatch,
  choices: readonly RosterChoice[],
): RosterDraft {
  const { rows, touched, unread } = patchedRows(players, draft, patch, choices)
  for (const { id, values } of rows) {
    const { ordered: _, ...texts } = values
    if (touched.has(id)) unread[id] = texts
  }
  return { off: offOf(rows), unread, removed: removedBy(players, draft, patch) }
}

/** What was kept so, as a patch; `null` where nothing was. */
export function heldPatch(rows: readonly DraftRow[], { unread, removed = [] }: RosterDraft): GridPatch | null {
  const held = rows.filter(({ id, player }) => player && Object.hasOwn(unread, id))
  if (held.length + removed.length === 0) return null
  return {
    remove: [],
    add: [],
    set: held.map(({ id, values }) => ({ row: id, column: 'name', value: values.name ?? '' })),
  }
}

/** The draft without what was kept so. */
export function withoutHeld(rows: readonly DraftRow[], { off, unread }: RosterDraft): RosterDraft {
  const held = new Set(rows.filter(({ player }) => player).map(({ id }) => id))
  return { off, unread: Object.fromEntries(Object.entries(unread).filter(([id]) => !held.has(id))) }
}

/** The rows as a patch makes them, which of them it touches, and what was unread of those that stay. */
function patchedRows(
  players: DesignDocument['players'],
  draft: RosterDraft,
  patch: GridPatch,
  choices: readonly RosterChoice[],
) {
  const gone = new Set(patch.remove)
  return {
    rows: applyPatch(rosterRows(players, draft, choices), patch),
    touched: new Set([...patch.add.map(({ id }) => id), ...patch.set.map(({ row }) => row)]),
    unread: Object.fromEntries(Object.entries(draft.unread).filter(([id]) => !gone.has(id))),
  }
}

/** Players that were taken out, and have not come back since. */
function removedBy(
  players: DesignDocument['players'],
  { removed = [] }: RosterDraft,
  { remove, add }: GridPatch,
): readonly string[] {
  const back = new Set(add.map(({ id }) => id))
  return [...removed, ...remove].filter(id => Object.hasOwn(players, id) && !back.has(id))
}

const offOf = (rows: readonly GridRow[]) => rows.filter(({ values }) => values.ordered === '').map(({ id }) => id)

const changedFields = (known: PlayerFields | undefined, next: PlayerValues): PlayerEdit => {
  const before: Readonly<Record<string, unknown>> = known ? { ...known } : {}
  return Object.fromEntries(Object.entries(next).filter(([field, value]) => (before[field] ?? null) !== value))
}
