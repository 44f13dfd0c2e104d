import { CloudOff, Hand, TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { sizeName } from '../../i18n/formats.ts'
import { MovingItem, MovingList } from '../../ui/MovingList.tsx'
import type { BookRow } from './bookRows.ts'
import { sharedNumbers, teamsOf } from './listRows.ts'
import styles from './playerCards.module.css'

interface PlayerCardsProps {
  readonly all: readonly BookRow[]
  readonly shown: readonly BookRow[]
  readonly edit: (row: BookRow) => void
}

/** The list on a phone: a card for each player, which opens to be changed. */
export function PlayerCards({ all, shown, edit }: PlayerCardsProps) {
  const { t } = useTranslation('playerList')
  const shared = sharedNumbers(all)
  const teams = teamsOf(shown)
  const hasHeads = teams.some(({ team }) => team !== '')
  return teams.map(({ team, count }) => (
    <section key={team} className={styles.cards}>
      {hasHeads && (
        <h2>
          {team || t('noTeam')} <span>{t('count', { count })}</span>
        </h2>
      )}
      <MovingList>
        {shown
          .filter(({ player }) => player.team === team)
          .map(row => (
            <MovingItem key={row.player.id}>
              <PlayerCard row={row} isShared={shared.has(row.player.id)} edit={() => edit(row)} />
            </MovingItem>
          ))}
      </MovingList>
    </section>
  ))
}

interface PlayerCardProps {
  readonly row: BookRow
  readonly isShared: boolean
  readonly edit: () => void
}

function PlayerCard({ row: { player, state }, isShared, edit }: PlayerCardProps) {
  const { t } = useTranslation('playerList')
  const sleeve = player.sleeve === null ? [] : [`${t('column.sleeve')} ${t(`sleeve.${player.sleeve}`)}`]
  const shorts = player.shortsSize === null ? [] : [`${t('column.shortsSize')} ${sizeName(player.shortsSize)}`]
  return (
    <button type="button" className={styles.card} aria-label={t('of.edit', { name: player.name })} onClick={edit}>
      <span className={styles.cardNumber}>{player.number}</span>
      <span className={styles.cardWords}>
        <strong>{player.name}</strong>
        <span>{[sizeName(player.size), ...shorts, ...sleeve].join(' · ')}</span>
      </span>
      {player.goalkeeper && <Hand role="img" aria-label={t('isGoalkeeper')} />}
      {isShared && <TriangleAlert className={styles.warns} role="img" aria-label={t('sharedNumber')} />}
      {state === 'unsaved' && <CloudOff className={styles.unsaved} role="img" aria-label={t('unsaved')} />}
    </button>
  )
}
