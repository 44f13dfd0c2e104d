import { useTranslation } from 'react-i18next'
import { useStream } from '../../device/useStream.ts'
import { useOpenedDesign } from '../../studio/OpenDesignContext.ts'
import { hueOf } from './hueOf.ts'
import { initialsOf } from './initialsOf.ts'
import { OwnAvatar } from './OwnAvatar.tsx'
import styles from './people.module.css'
import { usePersonName } from './usePersonName.ts'

const mostShown = 4

/** Who has the design open: this person first, then the others. */
export function People() {
  const { t } = useTranslation()
  const { sync } = useOpenedDesign().engine
  const peers = useStream(sync.peers)
  const nameOf = usePersonName()
  return (
    <ul className={styles.people} aria-label={t('people.here')}>
      <li>
        <OwnAvatar />
      </li>
      {peers.slice(0, mostShown).map(({ client, author }) => (
        <li key={client}>
          <span className={styles.avatar} style={{ background: hueOf(author) }} data-tip={nameOf(author)}>
            <span aria-hidden>{initialsOf(nameOf(author))}</span>
            <span className="visually-hidden">{nameOf(author)}</span>
          </span>
        </li>
      ))}
      {peers.length > mostShown && (
        <li>
          <span className={`${styles.avatar} ${styles.others}`}>+{peers.length - mostShown}</span>
        </li>
      )}
    </ul>
  )
}
