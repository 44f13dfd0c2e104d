import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  type DesignDocument,
  documentLimits,
  type PlayerFields,
  type PlayerId,
  playerId,
} from '../../../../engine/index.ts'
import { maxRevised, type PlayerValues, revisePlayers } from '../../../../plugins/index.ts'
import { rosterChoices } from '../../../../plugins/roster/index.ts'
import type { GridPatch, GridRow } from '../../../panelkit/grid/gridPatch.ts'
import { useServices } from '../../../session/ServicesContext.ts'
import type { OpenDesign } from '../../../studio/openDesign.ts'
import { useShownDesign } from '../ShownDesignContext.ts'
import { rosterColumns } from './rosterColumns.ts'
import {
  type DraftRow,
  heldPatch,
  holdPatch,
  type RevisedRoster,
  type RosterDraft,
  readDraft,
  reviseRoster,
  rosterRows,
  textsOf,
  withoutHeld,
  writeDraft,
} from './rosterDraft.ts'

/** The roster of the open design as rows of a grid: who is ordered, and how it is changed. */
export function useRoster(document: DesignDocument) {
  const { t } = useTranslation('checkout')
  const { id, garment, opened } = useShownDesign()
  const { t: names } = useTranslation(`garment.${garment.slug}`)
  const { memory, toasts, newId } = useServices()
  const [draft, setDraft] = useState<RosterDraft>(() => readDraft(memory, id))
  const choices = useMemo(() => rosterChoices([garment]), [garment])
  const columns = useMemo(() => rosterColumns({ garment, choices, t, names }), [garment, choices, t, names])
  const rows = useMemo(() => rosterRows(document.players, draft, choices), [document.players, draft, choices])

  const keep = (next: RosterDraft) => {
    setDraft(next)
    writeDraft(memory, id, next)
  }
  const change = (patch: GridPatch): boolean => {
    if (!opened) {
      keep(holdPatch(document.players, draft, patch, choices))
      return true
    }
    const revised = reviseRoster(opened.engine.document.current().players, draft, patch, choices)
    if (!revisePlayersOf(opened, revised)) return false
    keep(revised.draft)
    return true
  }
  const held = heldPatch(rows, draft)
  useWhenChangeable(opened, held !== null, () => {
    // What the review refuses is asked about, and done once somebody agrees to that.
    if (held && !change(held)) keep(withoutHeld(rows, draft))
  })
  /** Adds players of another list at the end. */
  const take = (players: readonly PlayerValues[]): boolean =>
    change({
      remove: [],
      add: players.map((player, index) => ({
        id: newId(),
        values: { ordered: 'yes', ...textsOf(player, choices) },
        at: rows.length + index,
      })),
      set: [],
    })
  const readList = async (table: readonly (readonly string[])[]): Promise<readonly GridRow['values'][] | null> => {
    // Fetched with the first paste: it reads lists of any kind.
    const { readPastedList } = await import('./readPastedList.ts')
    const list = readPastedList(table, columns, choices)
    if (list && list.unused.length > 0) {
      const text = t('app:roster.unused', { columns: list.unused.join(', ') })
      toasts.show({ key: 'roster', severity: 'info', text, life: 8000 })
    }
    return list?.rows ?? null
  }
  const ordered = useMemo(() => rows.filter(({ values }) => values.ordered !== ''), [rows])
  const worn = useMemo(() => listedPlayers(document.players, ordered), [document.players, ordered])
  const players = useMemo(() => worn.map(({ player }) => player), [worn])
  return {
    rows,
    columns,
    choices,
    change,
    take,
    readList,
    newId,
    space: documentLimits.players - rows.length,
    /** The players that are ordered, and their ids in the design. */
    players,
    worn,
    /** Ordered rows that are no players yet. */
    unready: ordered.filter(({ findings }) => findings.length > 0).length,
  }
}

/** Changes the players of a design in as many steps as it takes; `false` when one was refused. */
function revisePlayersOf({ engine }: OpenDesign, { remove, add, edit }: RevisedRoster): boolean {
  for (let at = 0; at === 0 || at < add.length; at += maxRevised) {
    const isFirst = at === 0
    const part = {
      remove: isFirst ? [...remove] : [],
      add: add.slice(at, at + maxRevised),
      edit: isFirst ? [...edit] : [],
    }
    if (part.remove.length + part.add.length + part.edit.length === 0) continue
    if (engine.dispatch(revisePlayers.of(part)).kind === 'refused') return false
  }
  return true
}

/** Does what waits for the design, once it is open and the status of its review is known. */
function useWhenChangeable(opened: OpenDesign | null, isWaiting: boolean, act: () => void): void {
  const done = useEffectEvent(act)
  useEffect(() => {
    if (!opened || !isWaiting) return undefined
    const actOnce = () => {
      if (opened.isReviewUnknown.current()) return
      following.unsubscribe()
      done()
    }
    const following = opened.isReviewUnknown.changes$.subscribe(actOnce)
    // After the effects that ask for that status.
    const waiting = setTimeout(actOnce)
    return () => {
      clearTimeout(waiting)
      following.unsubscribe()
    }
  }, [opened, isWaiting])
}

function listedPlayers(players: DesignDocument['players'], rows: readonly DraftRow[]): readonly WornShirt[] {
  return rows.flatMap(({ id: row, player }): WornShirt[] => {
    const id = playerId(row)
    const listed = players[id]
    return player && listed ? [{ id, player: listed }] : []
  })
}

/** The shirt of a player who is ordered. */
interface WornShirt {
  readonly id: PlayerId
  readonly player: PlayerFields
}

export type OrderRoster = ReturnType<typeof useRoster>
