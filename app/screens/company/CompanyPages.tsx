import { Link } from 'react-router-dom'
import { useScreenWords } from '../../i18n/words.ts'
import { useTenantName } from '../../session/useTenant.ts'
import { ReadingPage } from '../../ui/ReadingPage.tsx'
import en from './words/en.json' with { type: 'json' }
import kh from './words/kh.json' with { type: 'json' }

const aboutSections = ['who', 'how', 'cloth', 'together'] as const

/** `/about` */
export function About() {
  const t = useScreenWords('company', { en, kh })
  const shop = useTenantName()
  return (
    <ReadingPage
      title={t('app:footer.about')}
      lead={t('about.lead', { shop })}
      sections={aboutSections.map(section => ({
        title: t(`about.${section}.title`, { shop }),
        text: t(`about.${section}.text`, { shop }),
      }))}
    >
      <Link className="button line large" to="/#contact">
        {t('contact')}
      </Link>
    </ReadingPage>
  )
}

const careersSections = ['work', 'apply', 'fair'] as const

/** `/careers` */
export function Careers() {
  const t = useScreenWords('company', { en, kh })
  const shop = useTenantName()
  return (
    <ReadingPage
      title={t('app:footer.careers')}
      lead={t('careers.lead', { shop })}
      sections={careersSections.map(section => ({
        title: t(`careers.${section}.title`, { shop }),
        text: t(`careers.${section}.text`, { shop }),
      }))}
    >
      <Link className="button line large" to="/#contact">
        {t('contact')}
      </Link>
    </ReadingPage>
  )
}
