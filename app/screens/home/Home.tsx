import { ArrowRight } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useNear } from '../../device/display.ts'
import { useStream } from '../../device/useStream.ts'
import { useScreenWords } from '../../i18n/words.ts'
import { sellsSoccerKits } from '../../session/products.ts'
import { useServices } from '../../session/ServicesContext.ts'
import { useTenant } from '../../session/useTenant.ts'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { Hero } from './Hero.tsx'
import { HomePrices } from './HomePrices.tsx'
import { HomeProducts, HomeTemplates } from './HomeProducts.tsx'
import { HomeSteps } from './HomeSteps.tsx'
import styles from './home.module.css'
import { TenantHero } from './TenantHero.tsx'
import en from './words/en.json' with { type: 'json' }
import kh from './words/kh.json' with { type: 'json' }

/** `/`: the kit first, then what the shop makes, how, for how much, and where to ask. */
export function Home() {
  const t = useScreenWords('home', { en, kh })
  const { state } = useServices().tenant
  // A shop shows what it sells; until the shop is known, the page shows a kit.
  const isComing = useStream(state).kind === 'loading'
  const tenant = useTenant()
  const hasKits = tenant === null || sellsSoccerKits(tenant)
  const types = tenant?.productTypes ?? []
  return (
    <main id="content">
      <PageTitle>{hasKits ? t('title') : t('shopTitle')}</PageTitle>
      {isComing ? <div className={styles.heroComing} data-hero /> : hasKits ? <Hero /> : <TenantHero />}
      <div className={styles.sections}>
        {types.length > 1 && (
          <Section title={t('products.title')} link={{ to: '/products', word: t('products.all') }}>
            <HomeProducts types={types} />
          </Section>
        )}
        {tenant && hasKits && (
          <Section title={t('steps.title')}>
            <HomeSteps />
          </Section>
        )}
        {types.length > 0 && (
          <Section title={t('templates.title')} link={{ to: '/store', word: t('templates.all') }}>
            <HomeTemplates />
          </Section>
        )}
        {tenant?.settings.prices.shown && (
          <Section title={t('prices.title')} lead={t('prices.lead')} beside>
            <HomePrices />
          </Section>
        )}
        <Section title={t('contact.title')} lead={t('contact.lead')} id="contact" beside>
          <HomeContact />
        </Section>
      </div>
    </main>
  )
}

interface SectionProps {
  readonly title: string
  readonly lead?: string
  readonly id?: string
  readonly link?: { readonly to: string; readonly word: string }
  /** The heading stands beside the content where there is room. */
  readonly beside?: boolean
  readonly children: ReactNode
}

function Section({ title, lead, id, link, beside, children }: SectionProps) {
  const heading = useId()
  return (
    <section className={styles.section} id={id} data-beside={beside || undefined} aria-labelledby={heading}>
      <header className={styles.head}>
        <h2 className="display" id={heading}>
          {title}
        </h2>
        {lead && <p className={styles.lead}>{lead}</p>}
        {link && (
          <Link className={styles.more} to={link.to}>
            {link.word}
            <ArrowRight aria-hidden />
          </Link>
        )}
      </header>
      {children}
    </section>
  )
}

const ContactForm = lazy(async () => ({ default: (await import('./ContactForm.tsx')).ContactForm }))

/** The form to write to the shop. It is fetched when somebody comes near: few go as far. */
export function HomeContact() {
  const { t } = useTranslation()
  const place = useRef<HTMLDivElement>(null)
  const isNear = useNear(place)
  const coming = <div className={styles.contactComing} role="status" aria-label={t('app:loading')} />
  return (
    <div ref={place} className={styles.contactPlace}>
      {isNear ? (
        <Suspense fallback={coming}>
          <ContactForm />
        </Suspense>
      ) : (
        coming
      )}
    </div>
  )
}
