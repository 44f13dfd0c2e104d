import { useId, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { documentLimits, type GarmentPlugin } from '../../../engine/index.ts'
import {
  type RosterChoice,
  type RosterFinding,
  type RosterRow,
  rosterChoices,
  rosterFields,
  rowOf,
} from '../../../plugins/roster/index.ts'
import { type AccountPlayerFields, accountPlayerFields, keepsChoice } from '../../../server/contract/players/players.ts'
import { RosterImport } from '../../panelkit/players/RosterImport.tsx'
import styles from './playerForm.module.css'

export interface ListImportProps {
  /** Those whose options a list may name. */
  readonly garments: readonly GarmentPlugin[]
  /** What was pasted, or `null` to ask for a list first. */
  readonly text: string | null
  /** The team that is looked at. */
  readonly team: string
  readonly teams: readonly string[]
  /** Adds all of them or none; `false` when none was added. */
  readonly take: (players: readonly AccountPlayerFields[]) => Promise<boolean>
  readonly close: () => void
}

/** Reads a list of players into the customer's own. Each needs a name and a number. */
export function ListImport({ garments, text, team: first, teams, take, close }: ListImportProps) {
  const { t } = useTranslation('playerList')
  const teamsId = useId()
  const choices = useMemo(() => rosterChoices(garments).filter(({ field }) => keepsChoice(field)), [garments])
  // How many kits somebody gets is said in an order, not in the list.
  const fields = useMemo(() => [...rosterFields(choices).filter(field => field !== 'quantity'), 'team'], [choices])
  const [team, setTeam] = useState(first)
  return (
    <RosterImport
      text={text}
      space={documentLimits.players}
      choices={choices}
      fields={fields}
      judge={row => asListed(row, choices)}
      take={(players, named) =>
        take(
          players.map(({ quantity: _, ...player }, index) =>
            accountPlayerFields.parse({ ...player, team: named[index] || team }),
          ),
        )
      }
      close={close}
    >
      <label className={styles.importTeam}>
        <span>{t('importTeam')}</span>
        <input
          value={team}
          maxLength={60}
          list={teamsId}
          placeholder={t('importTeamHint')}
          onChange={event => setTeam(event.target.value)}
        />
      </label>
      <datalist id={teamsId}>
        {teams.map(known => (
          <option key={known} value={known} />
        ))}
      </datalist>
    </RosterImport>
  )
}

const isTeam = (text: string): boolean => accountPlayerFields.shape.team.safeParse(text).success

/** A kit may have a name alone or a number alone; a player of the list has both. */
function asListed({ line, cells }: RosterRow, choices: readonly RosterChoice[]): RosterRow {
  const row = rowOf(line, { ...cells, quantity: '' }, choices)
  if (!row.player) return row
  const { name, number } = row.player
  const findings: readonly RosterFinding[] = [
    ...(name === '' ? [{ field: 'name', reason: 'name-required' } as const] : []),
    ...(number === '' ? [{ field: 'number', reason: 'number-invalid' } as const] : []),
    ...(isTeam(cells.team) ? [] : [{ field: 'team', reason: 'team-invalid' } as const]),
  ]
  return findings.length === 0 ? row : { ...row, player: null, findings }
}
