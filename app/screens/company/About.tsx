import { Link } from 'react-router-dom'
import { useRoomWords } from '../../i18n/words.ts'
import { useShopName } from '../../session/useShop.ts'
import { ReadingPage } from '../../ui/ReadingPage.tsx'
import en from './words/en.json' with { type: 'json' }
import kh from './words/kh.json' with { type: 'json' }

const sections = ['who', 'how', 'cloth', 'together'] as const

/** `/about` */
export function About() {
  const t = useRoomWords('company', { en, kh })
  const shop = useShopName()
  return (
    <ReadingPage
      title={t('app:footer.about')}
      lead={t('about.lead', { shop })}
      sections={sections.map(section => ({
        title: t(`about.${section}.title`, { shop }),
        text: t(`about.${section}.text`, { shop }),
      }))}
    >
      <Link className="button line large" to="/#contact">
        {t('ask')}
      </Link>
    </ReadingPage>
  )
}
