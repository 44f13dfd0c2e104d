import { useTranslation } from 'react-i18next'
import type { Player } from '../../../server/contract/players/player.ts'
import { sizeName } from '../../i18n/sizeName.ts'
import styles from './exchange.module.css'

export interface PickPlayersProps {
  readonly players: readonly Player[]
  readonly picked: ReadonlySet<string>
  /** Whether the design has him already. */
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
