import { Shirt } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'
import { useScreenWords } from '../../i18n/words.ts'
import { useNewDesignPath } from '../../session/useTenant.ts'
import { useStudio } from '../../studio/StudioContext.ts'
import { DesignErrorMessage, useDesignById } from '../../studio/useDesignById.tsx'
import { PageMessage } from '../../ui/EmptyState.tsx'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { Preview } from './Preview.tsx'
import { PreviewSkeleton } from './PreviewSkeleton.tsx'
import en from './words/en.json' with { type: 'json' }
import kh from './words/kh.json' with { type: 'json' }

/** `/preview?design=<id>`: the kit under the lights of a stadium, turning. Without an id, the design worked on last. */
export function PreviewScreen() {
  const t = useScreenWords('preview', { en, kh })
  const { designs } = useStudio()
  const [search] = useSearchParams()
  const id = search.get('design') ?? designs.list()[0]?.id ?? null
  const [found, retry] = useDesignById(id)
  if (id === null) return <NothingYet />
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      {found.kind === 'loading' && <PreviewSkeleton />}
      {found.kind === 'error' && <DesignErrorMessage id={id} word={found.word} retry={retry} />}
      {found.kind === 'open' && <Preview key={found.design.id} design={found.design} />}
    </>
  )
}

function NothingYet() {
  const { t } = useTranslation('preview')
  const begin = useNewDesignPath()
  return (
    <PageMessage icon={Shirt} title={t('nothing.title')} text={t('nothing.text')}>
      <PageTitle>{t('title')}</PageTitle>
      <Link className="button primary" to={begin}>
        {t('nothing.act')}
      </Link>
    </PageMessage>
  )
}
