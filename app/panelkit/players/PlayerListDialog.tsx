import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { PlayerFields } from '../../../engine/index.ts'
import type { PlayerValues } from '../../../plugins/index.ts'
import type { Player } from '../../../server/contract/players/players.ts'
import { sizeName } from '../../i18n/formats.ts'
import { useRequest } from '../../session/api/useRequest.ts'
import { useServices } from '../../session/ServicesContext.ts'
import { TaskDialog } from '../../ui/controls/dialog/Dialogs.tsx'
import { useProblemWord } from '../../ui/forms/problemWord.ts'
import styles from './exchange.module.css'
import { forDesign, isAmong, newForList } from './exchange.ts'
import { importPlayers, readPlayers } from './playerCalls.ts'

export interface PlayerListDialogProps {
  /** Who is in the design. */
  readonly players: readonly PlayerFields[]
  /** What the design is called: the team of those who go into the list. */
  readonly name: string
  /** How many players the design can still take. */
  readonly space: number
  /** Adds players to the design; `false` if they were refused. */
  readonly take: (players: readonly PlayerValues[]) => boolean
  readonly close: () => void
}

const nobody: readonly Player[] = []

/** Takes players of the customer's list into the design, and those of the design into the list. */
export function PlayerListDialog({ players, name, space, take, close }: PlayerListDialogProps) {
  const { t } = useTranslation()
  const { client, toasts, block } = useServices()
  const problem = useProblemWord()
  const result = useRequest(['players'], () => readPlayers(client))
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set())
  const listed = result.kind === 'ok' ? result.value : nobody
  const chosen = listed.filter(({ id }) => picked.has(id))
  const fresh = result.kind === 'ok' ? newForList(players, listed, name.slice(0, 60)) : []
  const isFull = chosen.length > space

  const pick = (ids: readonly string[], isPicked: boolean) => {
    const others = [...picked].filter(id => !ids.includes(id))
    setPicked(new Set(isPicked ? [...others, ...ids] : others))
  }
  const add = () => {
    if (chosen.length > 0 && !isFull && take(chosen.map(forDesign))) close()
  }
  const save = async () => {
    const response = await block.during(importPlayers(client, fresh))
    if (response.kind !== 'ok') return toasts.show({ key: 'list', severity: 'error', text: problem(response) })
    toasts.show({
      key: 'list',
      severity: 'success',
      text: t('myList.kept', { count: response.value.added }),
      life: 5000,
    })
    return result.retry()
  }
  return (
    <TaskDialog
      title={t('myList.title')}
      lead={t('myList.lead')}
      close={close}
      footer={
        <>
          {fresh.length > 0 && (
            <button type="button" className="button line" onClick={() => void save()}>
              {t('myList.keep', { count: fresh.length })}
            </button>
          )}
          <button
            type="button"
            className="button primary"
            aria-disabled={chosen.length === 0 || isFull || undefined}
            onClick={add}
          >
            {t('myList.take', { count: chosen.length })}
          </button>
        </>
      }
    >
      {result.kind === 'loading' && <p role="status">{t('app:loading')}</p>}
      {result.kind === 'failed' && (
        <div role="alert" className={styles.failed}>
          <p>{problem(result.error)}</p>
          <button type="button" className="button line" onClick={result.retry}>
            {t('myList.again')}
          </button>
        </div>
      )}
      {result.kind === 'ok' && listed.length === 0 && (
        <p>
          {t('myList.empty')} <Link to="/me/players">{t('app:menu.players')}</Link>
        </p>
      )}
      {isFull && (
        <p className={styles.full} role="alert">
          {t('roster.full', { number: space })}
        </p>
      )}
      <PickPlayers players={listed} picked={picked} isThere={player => isAmong(players, player)} pick={pick} />
    </TaskDialog>
  )
}

export interface PickPlayersProps {
  readonly players: readonly Player[]
  readonly picked: ReadonlySet<string>
  /** Whether the design has this player already. */
  readonly isThere: (player: Player) => boolean
  readonly pick: (ids: readonly string[], isPicked: boolean) => void
}

/** The customer's list by teams, to choose from: a whole team, or one by one. */
export function PickPlayers({ players, picked, isThere, pick }: PickPlayersProps) {
  const { t } = useTranslation()
  const teams = [...new Set(players.map(({ team }) => team))]
  return teams.map(team => {
    const members = players.filter(player => player.team === team)
    const ids = members.map(({ id }) => id)
    const isWhole = ids.every(id => picked.has(id))
    return (
      <fieldset key={team} className={styles.team}>
        <legend>
          <label className={styles.row}>
            <input type="checkbox" checked={isWhole} onChange={() => pick(ids, !isWhole)} />
            <strong>{team || t('myList.noTeam')}</strong>
            <span>{t('myList.count', { count: members.length })}</span>
          </label>
        </legend>
        {members.map(player => (
          <label key={player.id} className={styles.row}>
            <input
              type="checkbox"
              checked={picked.has(player.id)}
              onChange={event => pick([player.id], event.target.checked)}
            />
            <span className={styles.number}>{player.number}</span>
            <span className={styles.name}>{player.name}</span>
            <span>{isThere(player) ? t('myList.there') : sizeName(player.size)}</span>
          </label>
        ))}
      </fieldset>
    )
  })
}
