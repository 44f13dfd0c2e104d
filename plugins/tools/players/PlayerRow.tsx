import { useDesign, useWords } from '../../../app/panelkit/index.ts'
import { type PlayerFields, type PlayerId, sizes } from '../../../engine/index.ts'
import { Cell } from './Cell.tsx'
import { edit, type GivenFields } from './commands.ts'
import { isNumber } from './figures.ts'
import styles from './players.module.css'
import { sizeWord } from './sizeWord.ts'
import type { Warning } from './warnings.ts'

export interface PlayerRowProps {
  readonly id: PlayerId
  readonly player: PlayerFields
  readonly warnings: readonly Warning[]
  readonly isChosen: boolean
  readonly choose: () => void
}

/** One player in the table: what stands on the back, and the size. */
export function PlayerRow({ id, player, warnings, isChosen, choose }: PlayerRowProps) {
  const words = useWords()
  const { dispatch } = useDesign()
  const change = (fields: GivenFields) => void dispatch(edit.of({ player: id, fields }))
  const numberProblem = (text: string) => (text === '' || isNumber(text) ? null : words('numberProblem'))
  return (
    <li className={styles.row} data-chosen={isChosen || undefined} data-player={id} onFocus={choose}>
      <Cell
        label={words('number')}
        kind="number"
        value={player.number}
        longest={2}
        problemOf={numberProblem}
        isWarned={warnings.includes('number-twice') || warnings.includes('number-missing')}
        choose={number => change({ number })}
      />
      <Cell
        label={words('playerName')}
        value={player.name}
        longest={300}
        isWarned={warnings.includes('name-missing')}
        choose={name => change({ name })}
      />
      <select
        aria-label={words('size')}
        className={styles.size}
        value={player.size}
        onChange={event => {
          const size = sizes.find(known => known === event.target.value)
          if (size) change({ size })
        }}
      >
        {sizes.map(size => (
          <option key={size} value={size}>
            {sizeWord(size)}
          </option>
        ))}
      </select>
      {player.goalkeeper && <span className={styles.tag}>{words('goalkeeperShort')}</span>}
    </li>
  )
}
