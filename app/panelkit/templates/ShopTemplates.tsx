import { type ReactNode, use, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { readCheckpoint } from '../../../engine/index.ts'
import { listOwnTemplatesCall, type OfferedTemplate } from '../../../server/contract/resources.ts'
import { productType } from '../../../server/contract/tenantSettings.ts'
import { isLanguage } from '../../i18n/languages.ts'
import { useRequest } from '../../session/api/useRequest.ts'
import { ServicesContext } from '../../session/ServicesContext.ts'
import type { Services } from '../../session/services.ts'
import { assetsOf, imageStore } from '../../studio/images/designImages.ts'
import { bringImage } from '../../studio/live/exchangeImages.ts'
import { LoadError } from '../../ui/EmptyState.tsx'
import { useGarment } from '../design/useDesign.ts'

/** A design that the shop offers as a template. */
export interface ShopTemplateItem {
  readonly id: string
  readonly names: { readonly kh: string; readonly en: string }
  /** In the language of the page. */
  readonly name: string
  /** A checkpoint. */
  readonly document: string
}

interface ShopTemplatesProps {
  /** Called with one or more. */
  readonly children: (templates: readonly ShopTemplateItem[]) => ReactNode
}

/** What the shop offers for the open garment. Nothing where it offers none, and in a panel without a shop. */
export function ShopTemplates({ children }: ShopTemplatesProps) {
  const services = use(ServicesContext)
  return services && <OfShop services={services}>{children}</OfShop>
}

function OfShop({ services, children }: ShopTemplatesProps & { readonly services: Services }) {
  const { i18n } = useTranslation()
  const language = isLanguage(i18n.language) ? i18n.language : 'kh'
  const type = productType.parse(useGarment().plugin.id)
  const found = useRequest(['own-templates', type], async () => {
    const response = await services.client.send(listOwnTemplatesCall, { query: { productType: type } })
    if (response.kind === 'ok') await bringImages(response.value.items, services)
    return response
  })
  const items = found.kind === 'ok' && !found.isStale ? found.value.items : none
  const named = useMemo(() => items.map(item => ({ ...item, name: item.names[language] })), [items, language])
  if (found.kind === 'failed') return <LoadError error={found.error} retry={found.retry} />
  return named.length > 0 && children(named)
}

const none: readonly OfferedTemplate[] = []

/** The cards are drawn with what this device has. */
async function bringImages(items: readonly { readonly document: string }[], { fetch }: Services): Promise<void> {
  const documents = items.flatMap(({ document }) => readCheckpoint(document) ?? [])
  const assets = new Set(documents.flatMap(assetsOf))
  if (assets.size === 0) return
  const store = imageStore()
  await Promise.all([...assets].map(asset => bringImage(asset, { store, fetch })))
}
