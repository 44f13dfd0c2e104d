import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Mark } from '../../shell/Mark.tsx'
import list from './credits.json' with { type: 'json' }
import styles from './credits.module.css'

const kinds = [...new Set(list.map(credit => credit.kind))]

/** Whose work is in this shop, and under which licence. */
export function Credits() {
  const { t } = useTranslation()
  return (
    <div className={styles.screen}>
      <title>{`${t('credits.title')} · Kitloom`}</title>
      <header className={styles.top}>
        <Link to="/" aria-label={t('home')}>
          <Mark />
        </Link>
      </header>
      <main className={styles.main}>
        <h1 className={styles.title}>{t('credits.title')}</h1>
        <p className={styles.lead}>{t('credits.lead')}</p>
        {kinds.map(kind => (
          <section key={kind} aria-labelledby={`credits-${kind}`}>
            <h2 id={`credits-${kind}`}>{t(`credits.kind.${kind}`)}</h2>
            <ul className={styles.list}>
              {list
                .filter(credit => credit.kind === kind)
                .map(({ name, version, licence, by }) => (
                  <li key={name} lang="en">
                    <span className={styles.name}>{name}</span>
                    <span>{by}</span>
                    <span>{version}</span>
                    <span>{licence}</span>
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </main>
    </div>
  )
}
