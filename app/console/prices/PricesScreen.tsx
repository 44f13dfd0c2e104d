import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { useScreenWords } from '../../i18n/words.ts'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { PartLinks } from '../frame/PartLinks.tsx'
import styles from '../shop/shop.module.css'
import { BookPart } from './BookPart.tsx'
import { CodesPart } from './CodesPart.tsx'
import en from './words/en.json' with { type: 'json' }
import kh from './words/kh.json' with { type: 'json' }

const parts = { book: BookPart, codes: CodesPart }
const names = Object.keys(parts) as (keyof typeof parts)[]

/** `/console/prices/<part>`: what things cost, what they will cost, and promotional codes. */
export function PricesScreen() {
  useScreenWords('prices', { en, kh })
  const { t } = useTranslation('prices')
  const { part = 'book' } = useParams()
  const chosen = names.find(name => name === part) ?? 'book'
  const Part = parts[chosen]
  return (
    <div className={styles.screen}>
      <PageTitle>{t('title')}</PageTitle>
      <h1 className="display small">{t('title')}</h1>
      <PartLinks
        label={t('parts')}
        at="/console/prices"
        parts={names}
        chosen={chosen}
        nameOf={name => t(`part.${name}`)}
      />
      <Part />
    </div>
  )
}
