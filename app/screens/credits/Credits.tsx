import { useScreenWords } from '../../i18n/words.ts'
import { PageTitle } from '../../ui/PageTitle.tsx'
import list from './credits.json' with { type: 'json' }
import styles from './credits.module.css'
import en from './words/en.json' with { type: 'json' }
import kh from './words/kh.json' with { type: 'json' }

const kinds = [...new Set(list.map(credit => credit.kind))]

/** Whose work is in this shop, and under which licence. */
export function Credits() {
  const t = useScreenWords('credits', { en, kh })
  return (
    <>
      <PageTitle>{t('app:credits')}</PageTitle>
      <main id="content" className={styles.main}>
        <h1 className="display">{t('app:credits')}</h1>
        <p className={styles.lead}>{t('lead')}</p>
        {kinds.map(kind => (
          <section key={kind} aria-labelledby={`credits-${kind}`}>
            <h2 id={`credits-${kind}`}>{t(`kind.${kind}`)}</h2>
            <ul className={styles.list}>
              {list
                .filter(credit => credit.kind === kind)
                .map(({ name, version, licence, by }) => (
                  <li key={`${name} ${version}`} lang="en">
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
    </>
  )
}
