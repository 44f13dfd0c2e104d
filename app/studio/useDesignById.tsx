import { CloudOff, SearchX } from 'lucide-react'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { GarmentPlugin } from '../../engine/index.ts'
import { readStoreDesignCall } from '../../server/contract/designs/storeDesign.ts'
import { isPassing } from '../session/api/clientResponse.ts'
import { designCalls } from '../session/designCalls.ts'
import { slugOf } from '../session/products.ts'
import { useServices } from '../session/ServicesContext.ts'
import type { Services } from '../session/services.ts'
import { useNewDesignPath } from '../session/useTenant.ts'
import { PageMessage } from '../ui/EmptyState.tsx'
import { isDesignId } from './designAddress.ts'
import type { OpenDesign } from './openDesign.ts'
import { useStudio } from './StudioContext.ts'
import type { Studio } from './studio.ts'
import { type OpenedResource, useOpenedResource } from './useOpenedResource.ts'

/** The person's own design, opened by its id alone. */
export type DesignById =
  | { readonly kind: 'loading' }
  | { readonly kind: 'open'; readonly design: OpenDesign }
  | { readonly kind: 'error'; readonly word: DesignError }

/** `unknown`: neither this device nor the account has it; `published`: it is somebody else's, in the store; `newer`: this page does not know its garment. */
type DesignError = 'unknown' | 'published' | 'offline' | 'newer'

/** The design, as this device or the server has it, and how to look for it once more. `null` asks for none. */
export function useDesignById(id: string | null): readonly [found: DesignById, retry: () => void] {
  const services = useServices()
  const studio = useStudio()
  const open = useCallback(
    async () => (id === null ? { found: loading } : openDesignById(services, studio, id)),
    [id, services, studio],
  )
  const [found, retry] = useOpenedResource<DesignById>(open)
  return [found ?? loading, retry]
}

const loading: DesignById = { kind: 'loading' }

/** Opens the design as this device or the server has it. */
export async function openDesignById(
  services: Services,
  studio: Studio,
  id: string,
): Promise<OpenedResource<DesignById>> {
  const known = await findGarment(services, studio, id)
  if (typeof known === 'string') return { found: { kind: 'error', word: known } }
  const design = await studio.openDesign(known.garment, id, async () => known.isOnServer)
  return { found: { kind: 'open', design }, close: design.close }
}

interface Known {
  readonly garment: GarmentPlugin
  readonly isOnServer: boolean
}

async function findGarment(services: Services, studio: Studio, id: string): Promise<Known | DesignError> {
  if (!isDesignId(id)) return 'unknown'
  const listed = studio.designs.list().find(design => design.id === id)
  if (listed) return known(await studio.fetchGarment(listed.garment), false)
  await services.session.start()
  const response = await designCalls(services.client).read(id)
  if (response.kind === 'ok') return known(await studio.fetchGarment(slugOf(response.value.productType)), true)
  if (isPassing(response)) return 'offline'
  const published = await services.client.send(readStoreDesignCall, { params: { id } })
  return published.kind === 'ok' ? 'published' : 'unknown'
}

const known = (garment: GarmentPlugin | null, isOnServer: boolean): Known | DesignError =>
  garment ? { garment, isOnServer } : 'newer'

interface DesignErrorMessageProps {
  readonly id: string
  readonly word: DesignError
  readonly retry: () => void
}

/** Why a design cannot be shown, and what to do about it. The whole content of its page. */
export function DesignErrorMessage({ id, word, retry }: DesignErrorMessageProps) {
  const { t } = useTranslation()
  const begin = useNewDesignPath()
  return (
    <PageMessage
      icon={word === 'offline' ? CloudOff : SearchX}
      title={t(`app:designError.${word}.title`)}
      text={t(`app:designError.${word}.text`)}
    >
      {word === 'offline' && (
        <button type="button" className="button primary" onClick={retry}>
          {t('app:designError.again')}
        </button>
      )}
      {word === 'published' && (
        <Link className="button primary" to={`/store/${id}`}>
          {t('app:designError.inStore')}
        </Link>
      )}
      {(word === 'unknown' || word === 'newer') && (
        <Link className="button primary" to={begin}>
          {t('app:designError.own')}
        </Link>
      )}
    </PageMessage>
  )
}
