import { type KeyboardEvent, useState } from 'react'
import { useDesign, useNewPlayerId, useWords } from '../../../app/panelkit/index.ts'
import { add } from './commands.ts'
import { isNumber } from './figures.ts'
import styles from './players.module.css'

/** The last row of the table: what is typed into it becomes a player. */
export function NewRow() {
  const words = useWords()
  const { dispatch } = useDesign()
  const newPlayerId = useNewPlayerId()
  const [number, setNumber] = useState('')
  const [name, setName] = useState('')
  const isWrong = number !== '' && !isNumber(number)
  const finish = () => {
    if (isWrong || (number === '' && name.trim() === '')) return
    if (dispatch(add.of({ player: newPlayerId(), fields: { number, name } })).kind === 'refused') return
    setNumber('')
    setName('')
  }
  const keys = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    finish()
    event.currentTarget.closest('li')?.querySelector('input')?.focus()
  }
  return (
    <li className={styles.row} data-new>
      <span className={styles.cell} data-invalid={isWrong || undefined}>
        <input
          aria-label={words('newNumber')}
          aria-invalid={isWrong}
          className={styles.number}
          placeholder="10"
          maxLength={2}
          autoComplete="off"
          value={number}
          onChange={event => setNumber(event.target.value)}
          onKeyDown={keys}
        />
        {isWrong && <span role="alert">{words('numberProblem')}</span>}
      </span>
      <span className={styles.cell}>
        <input
          aria-label={words('newName')}
          placeholder={words('newNameHint')}
          maxLength={300}
          autoComplete="off"
          value={name}
          onChange={event => setName(event.target.value)}
          onKeyDown={keys}
          onBlur={() => name.trim() !== '' && finish()}
        />
      </span>
    </li>
  )
}
