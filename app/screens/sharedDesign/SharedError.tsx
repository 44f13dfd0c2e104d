import { CloudOff, Link2Off } from 'lucide-react'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { asDesigned, readCheckpoint } from '../../../engine/index.ts'
import type { SharedDesign } from '../../../server/contract/designs/sharedDesign.ts'
import { type ClientResponse, isPassing } from '../../session/api/clientResponse.ts'
import { slugOf } from '../../session/products.ts'
import { useServices } from '../../session/ServicesContext.ts'
import { useNewDesignPath } from '../../session/useTenant.ts'
import type { ReadOnlyDesign } from '../../studio/kits/readOnlyDesign.ts'
import { fetchModelsAhead } from '../../studio/kits/shownModels.ts'
import { useStudio } from '../../studio/StudioContext.ts'
import type { Studio } from '../../studio/studio.ts'
import { type OpenedResource, useOpenedResource } from '../../studio/useOpenedResource.ts'
import { PageMessage } from '../../ui/EmptyState.tsx'
import type { SharedSource } from './knownShown.ts'
import { fetchShown } from './sharedCalls.ts'

interface SharedErrorProps {
  readonly word: Extract<Shared, { kind: 'error' }>['word']
  readonly retry: () => void
}

/** Why there is nothing to see, and what to do about it. */
export function SharedError({ word, retry }: SharedErrorProps) {
  const { t } = useTranslation('sharedDesign')
  const begin = useNewDesignPath()
  return (
    <PageMessage
      icon={word === 'offline' ? CloudOff : Link2Off}
      title={t(`error.${word}.title`)}
      text={t(`error.${word}.text`)}
      role="alert"
    >
      {word === 'offline' || word === 'newer' ? (
        <button type="button" className="button primary" onClick={word === 'newer' ? () => location.reload() : retry}>
          {t('again')}
        </button>
      ) : (
        <Link className="button primary" to={begin}>
          {t('own')}
        </Link>
      )}
    </PageMessage>
  )
}

/** What a link opens, or a card of the store. */
type Shared =
  | { readonly kind: 'loading' }
  | { readonly kind: 'shown'; readonly design: SharedDesign; readonly readOnlyDesign: ReadOnlyDesign }
  /** A key below `error` of the words. */
  | { readonly kind: 'error'; readonly word: 'unknown' | 'expired' | 'revoked' | 'offline' | 'newer' }

/** The design of a link or of the store, and how to ask for it once more. */
export function useShared(source: SharedSource): readonly [shared: Shared, retry: () => void] {
  const services = useServices()
  const { kind, id } = source
  const studio = useStudio()
  const open = useCallback(
    async () => opening(await fetchShown(services, { kind, id }), studio),
    [kind, id, services, studio],
  )
  const [shared, retry] = useOpenedResource(open)
  return [shared ?? { kind: 'loading' }, retry]
}

async function opening(
  response: ClientResponse<SharedDesign>,
  { fetchGarment, openReadOnly }: Studio,
): Promise<OpenedResource<Shared>> {
  if (response.kind !== 'ok') return { found: { kind: 'error', word: errorOf(response) } }
  const design = response.value
  const garment = await fetchGarment(slugOf(design.productType))
  const document = readCheckpoint(design.document)
  if (!garment || !document) return { found: { kind: 'error', word: 'newer' } }
  fetchModelsAhead({ garment, document }, asDesigned)
  const readOnlyDesign = openReadOnly(garment, document)
  return { found: { kind: 'shown', design, readOnlyDesign }, close: readOnlyDesign.close }
}

function errorOf(response: Exclude<ClientResponse<unknown>, { kind: 'ok' }>) {
  if (response.kind === 'unreachable' || isPassing(response)) return 'offline'
  if (response.code === 'share-expired') return 'expired'
  return response.code === 'share-revoked' ? 'revoked' : 'unknown'
}
