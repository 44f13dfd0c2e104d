import { Link } from 'react-router-dom'
import { useScreenWords } from '../../i18n/words.ts'
import { useTenantName } from '../../session/useTenant.ts'
import { ReadingPage } from '../../ui/ReadingPage.tsx'
import en from './words/en.json' with { type: 'json' }
import kh from './words/kh.json' with { type: 'json' }

const termsSections = ['use', 'own', 'order', 'players', 'account', 'copies', 'liability', 'law'] as const

/** `/terms` */
export function Terms() {
  const t = useScreenWords('legal', { en, kh })
  const shop = useTenantName()
  return (
    <ReadingPage
      title={t('app:footer.terms')}
      lead={t('terms.lead', { shop })}
      sections={termsSections.map(section => ({
        title: t(`terms.${section}.title`, { shop }),
        text: t(`terms.${section}.text`, { shop }),
      }))}
    >
      <Link className="button line large" to="/#contact">
        {t('contact')}
      </Link>
    </ReadingPage>
  )
}

const privacySections = ['device', 'account', 'guest', 'players', 'share', 'others', 'retention', 'rights'] as const

/** `/privacy` */
export function Privacy() {
  const t = useScreenWords('legal', { en, kh })
  const shop = useTenantName()
  return (
    <ReadingPage
      title={t('app:footer.privacy')}
      lead={t('privacy.lead', { shop })}
      sections={privacySections.map(section => ({
        title: t(`privacy.${section}.title`, { shop }),
        text: t(`privacy.${section}.text`, { shop }),
      }))}
    >
      <Link className="button line large" to="/#contact">
        {t('contact')}
      </Link>
    </ReadingPage>
  )
}
