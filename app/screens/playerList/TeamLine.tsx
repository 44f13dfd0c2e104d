import { useTranslation } from 'react-i18next'
import { TableRow } from '../../panelkit/table/cells.tsx'
import styles from './playersTable.module.css'

export interface TeamLineProps {
  readonly index: number
  /** Empty for those without one. */
  readonly team: string
  readonly count: number
}

/** The head of a team within the table. */
export function TeamLine({ index, team, count }: TeamLineProps) {
  const { t } = useTranslation('playerList')
  return (
    <TableRow index={index}>
      <th scope="rowgroup" colSpan={9} className={styles.team}>
        {team || t('noTeam')} <span>{t('count', { count })}</span>
      </th>
    </TableRow>
  )
}
