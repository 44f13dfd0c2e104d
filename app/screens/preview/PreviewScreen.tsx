import { ArrowLeft } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'
import { fetchedComponent } from '../../device/fetchedComponent.tsx'
import { useStream } from '../../device/useStream.ts'
import { useScreenWords } from '../../i18n/words.ts'
import { designPath } from '../../studio/designAddress.ts'
import type { OpenDesign } from '../../studio/openDesign.ts'
import { useStudio } from '../../studio/StudioContext.ts'
import { DesignErrorMessage, useDesignById } from '../../studio/useDesignById.tsx'
import { PageTitle } from '../../ui/PageTitle.tsx'
import type { SharedSource } from '../sharedDesign/knownShown.ts'
import { SharedError, useShared } from '../sharedDesign/SharedError.tsx'
import shownEn from '../sharedDesign/words/en.json' with { type: 'json' }
import shownKh from '../sharedDesign/words/kh.json' with { type: 'json' }
import { Preview } from './Preview.tsx'
import { PreviewSkeleton } from './PreviewSkeleton.tsx'
import en from './words/en.json' with { type: 'json' }
import kh from './words/kh.json' with { type: 'json' }

/** Fetched when it is needed, for most people come with a design. */
const SamplePreview = fetchedComponent(async () => (await import('./SamplePreview.tsx')).SamplePreview, PreviewSkeleton)

const shownWords = { en: shownEn, kh: shownKh }

/**
 * `/preview?design=<id>`: the kit on somebody in a stadium. Without an id, the design worked on last, or a sample
 * of the shop; somebody else's is shown where it is in the store, or with `share=<uuid>` of a link.
 */
export function PreviewScreen() {
  const t = useScreenWords('preview', { en, kh })
  const { designs } = useStudio()
  const [search] = useSearchParams()
  const share = search.get('share')
  const id = search.get('design') ?? designs.list()[0]?.id ?? null
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      {shown(id, share)}
    </>
  )
}

function shown(id: string | null, share: string | null) {
  if (share !== null) return <SharedPreview source={{ kind: 'link', id: share }} />
  if (id !== null) return <OwnPreview key={id} id={id} />
  return <SamplePreview />
}

function OwnPreview({ id }: { readonly id: string }) {
  const [found, retry] = useDesignById(id)
  if (found.kind === 'loading') return <PreviewSkeleton />
  if (found.kind === 'open') return <OpenPreview design={found.design} />
  if (found.word === 'published') return <SharedPreview source={{ kind: 'store', id }} />
  return <DesignErrorMessage id={id} word={found.word} retry={retry} />
}

function OpenPreview({ design }: { readonly design: OpenDesign }) {
  const document = useStream(design.engine.document)
  const to = designPath({ garment: design.garment.slug, id: design.id })
  return <Preview design={{ ...design, document }} link={<BackLink to={to} />} />
}

function SharedPreview({ source }: { readonly source: SharedSource }) {
  useScreenWords('sharedDesign', shownWords)
  const [shared, retry] = useShared(source)
  if (shared.kind === 'loading') return <PreviewSkeleton />
  if (shared.kind === 'error') return <SharedError word={shared.word} retry={retry} />
  const to = source.kind === 'link' ? `/design/preview/${source.id}` : `/store/${source.id}`
  return <Preview design={shared.readOnlyDesign} link={<BackLink to={to} />} />
}

function BackLink({ to }: { readonly to: string }) {
  const { t } = useTranslation('preview')
  return (
    <Link className="button line" to={to}>
      <ArrowLeft aria-hidden />
      {t('back')}
    </Link>
  )
}
