import { Copy, UserRound, Users } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router-dom'
import type { SharedDesign } from '../../../server/contract/designs/sharedDesign.ts'
import { useScreenWords } from '../../i18n/words.ts'
import { useServices } from '../../session/ServicesContext.ts'
import { designPath } from '../../studio/designAddress.ts'
import type { ReadOnlyDesign } from '../../studio/kits/readOnlyDesign.ts'
import { useStudio } from '../../studio/StudioContext.ts'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { useNavigate } from '../../ui/routing/RoutingContext.ts'
import { TenantLogo } from '../../ui/TenantLogo.tsx'
import { type SharedSource, sourceOf } from './knownShown.ts'
import { SharedError, useShared } from './SharedError.tsx'
import { SharedSkeleton } from './SharedSkeleton.tsx'
import { SharedDesignView, SharedTalk } from './SharedTalk.tsx'
import styles from './sharedDesign.module.css'
import en from './words/en.json' with { type: 'json' }
import kh from './words/kh.json' with { type: 'json' }

/** `/design/preview/<uuid>`: what somebody has shared by a link. `/store/<id>`: what somebody has published. */
export function SharedScreen() {
  const t = useScreenWords('sharedDesign', { en, kh })
  const source = sourceOf(useParams())
  const [shared, retry] = useShared(source)
  if (shared.kind === 'loading') return <SharedSkeleton />
  const isShown = shared.kind === 'shown'
  const name = (isShown && shared.design.name) || t('app:name.none')
  const title = source.kind === 'link' ? t('title') : t('titleInStore')
  const Body = isShown && shared.design.scope === 'view' ? SharedDesignView : SharedTalk
  return (
    <div className={styles.screen} data-panel={isShown || undefined}>
      <PageTitle>{isShown ? name : title}</PageTitle>
      <header className={styles.top}>
        <Link to="/" aria-label={t('app:home')}>
          <TenantLogo />
        </Link>
        {isShown && (
          <div className={styles.head}>
            <p>{title}</p>
            <h1 className="display" title={name}>
              {name}
            </h1>
          </div>
        )}
      </header>
      {shared.kind === 'error' && <SharedError word={shared.word} retry={retry} />}
      {isShown && (
        <>
          <Body source={source} name={name} design={shared.design} readOnlyDesign={shared.readOnlyDesign} />
          <SharedActions design={shared.design} readOnlyDesign={shared.readOnlyDesign} source={source} />
        </>
      )}
    </div>
  )
}

const wornAddress = ({ kind, id }: SharedSource): string =>
  kind === 'link' ? `/preview?share=${id}` : `/preview?design=${id}`

export interface SharedActionsProps {
  readonly design: SharedDesign
  readonly readOnlyDesign: ReadOnlyDesign
  readonly source: SharedSource
}

/** The actions on a shared design: copy it; with a link to edit, work on it together. */
export function SharedActions({ design, readOnlyDesign, source }: SharedActionsProps) {
  const { t } = useTranslation('sharedDesign')
  const { toasts } = useServices()
  const { saveCopy, links } = useStudio()
  const navigate = useNavigate()
  const [isBusy, setBusy] = useState(false)
  const garment = readOnlyDesign.garment.slug
  const { id } = design
  const makeOwn = async () => {
    if (isBusy) return
    setBusy(true)
    try {
      await navigate(designPath({ garment, id: await saveCopy(readOnlyDesign.garment, readOnlyDesign.document) }))
    } catch {
      toasts.show({ key: 'copy', severity: 'error', text: t('app:refused.notKept') })
      setBusy(false)
    }
  }
  const editTogether = (of: string) => {
    // The secret stays on this device: in the address of the editor everybody beside one could read it.
    links.saveGuestLink(of, source.id)
    void navigate(designPath({ garment, id: of }))
  }
  return (
    <div className={styles.actions}>
      <button
        type="button"
        className={`button large ${id === null ? 'primary' : 'line'}`}
        aria-disabled={isBusy}
        onClick={() => void makeOwn()}
      >
        <Copy aria-hidden />
        {t('makeOwn')}
      </button>
      <Link className="button large line" to={wornAddress(source)}>
        <UserRound aria-hidden />
        {t('worn')}
      </Link>
      {id !== null && (
        <button type="button" className="button large primary" onClick={() => editTogether(id)}>
          <Users aria-hidden />
          {t('edit')}
        </button>
      )}
    </div>
  )
}
