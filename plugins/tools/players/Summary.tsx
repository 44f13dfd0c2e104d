import { useDesign, useWords } from '../../../app/panelkit/index.ts'
import styles from './players.module.css'
import { rosterWarnings, valueOfNumber } from './rosterWarnings.ts'

/** How many players there are, and what should be checked. */
export function Summary() {
  const words = useWords()
  const { players } = useDesign().document
  const list = Object.values(players)
  if (list.length === 0) return null
  const kits = list.reduce((sum, { quantity }) => sum + quantity, 0)
  const warnings = [...rosterWarnings(players)]
  const shared = new Set(
    warnings.flatMap(([id, found]) =>
      found.includes('number-shared') ? [valueOfNumber(players[id]?.number ?? '')] : [],
    ),
  )
  const nameless = warnings.filter(([, found]) => found.includes('name-missing')).length
  const numberless = warnings.filter(([, found]) => found.includes('number-missing')).length
  const numbers = [...shared].sort((a, b) => (a ?? 0) - (b ?? 0)).join(', ')
  return (
    <div className={styles.summary}>
      <p>{words('count', { players: list.length, kits })}</p>
      {warnings.length > 0 && (
        <ul>
          {shared.size > 0 && <li>{words('shared', { numbers })}</li>}
          {nameless > 0 && <li>{words('nameless', { number: nameless })}</li>}
          {numberless > 0 && <li>{words('numberless', { number: numberless })}</li>}
        </ul>
      )}
    </div>
  )
}
