import { useTranslation } from 'react-i18next'
import { useStream } from '../../device/useStream.ts'
import { useOpenedDesign } from '../OpenDesignContext.ts'
import { usePersonName } from '../usePersonName.ts'
import { hueOf } from './hueOf.ts'
import styles from './topBar.module.css'

const mostShown = 4

/** Who else has the design open. */
export function People() {
  const { t } = useTranslation()
  const { sync } = useOpenedDesign().engine
  const peers = useStream(sync.peers)
  const nameOf = usePersonName()
  if (peers.length === 0) return null
  return (
    <ul className={styles.people} aria-label={t('people.here')}>
      {peers.slice(0, mostShown).map(({ client, author }) => (
        <li key={client} style={{ background: hueOf(author) }} data-tip={nameOf(author)}>
          <span aria-hidden>{initialsOf(author, nameOf(author))}</span>
          <span className="visually-hidden">{nameOf(author)}</span>
        </li>
      ))}
      {peers.length > mostShown && <li className={styles.others}>+{peers.length - mostShown}</li>}
    </ul>
  )
}

/** Two letters of a name, or the number of a tab. */
function initialsOf(author: string, name: string): string {
  const words = name.split(/\s+/)
  const last = words.at(-1) ?? ''
  if (/^\d+$/.test(last)) return last
  const initials = words.map(word => [...word][0] ?? '').join('')
  return initials.slice(0, 2).toUpperCase() || author.slice(0, 2)
}
