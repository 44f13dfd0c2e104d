import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { useScreenWords } from '../../i18n/words.ts'
import { LoadError } from '../../ui/EmptyState.tsx'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { PartLinks } from '../frame/PartLinks.tsx'
import { BrandingPart } from './BrandingPart.tsx'
import { EmailsPart } from './EmailsPart.tsx'
import { EmbeddingPart } from './EmbeddingPart.tsx'
import { FontsPart } from './FontsPart.tsx'
import { InksPart } from './InksPart.tsx'
import { PaymentPart } from './PaymentPart.tsx'
import { RangePart } from './RangePart.tsx'
import styles from './shop.module.css'
import { useShop } from './useShop.ts'
import en from './words/en.json' with { type: 'json' }
import kh from './words/kh.json' with { type: 'json' }

const parts = {
  branding: BrandingPart,
  range: RangePart,
  inks: InksPart,
  fonts: FontsPart,
  payment: PaymentPart,
  emails: EmailsPart,
  embedding: EmbeddingPart,
}
const names = Object.keys(parts) as (keyof typeof parts)[]

/** `/console/shop/<part>`: how the shop looks, what it sells, its inks, how it is paid, what its emails say, and who may embed it. */
export function ShopScreen() {
  useScreenWords('shop', { en, kh })
  const { t } = useTranslation('shop')
  const { part = 'branding' } = useParams()
  const chosen = names.find(name => name === part) ?? 'branding'
  const { found, change, take } = useShop()
  const Part = parts[chosen]
  return (
    <div className={styles.screen}>
      <PageTitle>{t('title')}</PageTitle>
      <h1 className="display small">{t('title')}</h1>
      <PartLinks
        label={t('parts')}
        at="/console/shop"
        parts={names}
        chosen={chosen}
        nameOf={name => t(`part.${name}`)}
      />
      {found.kind === 'loading' && <span className={styles.waiting} role="status" aria-label={t('app:loading')} />}
      {found.kind === 'failed' && <LoadError error={found.error} retry={found.retry} />}
      {found.kind === 'ok' && (
        <Part
          key={`${chosen} ${found.value.version}`}
          shop={found.value}
          change={body => change(found.value, body)}
          take={take}
        />
      )}
    </div>
  )
}
