import { use, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Ink } from '../../../engine/index.ts'
import { createState } from '../../../engine/streams/index.ts'
import type { FabricInk } from '../../../server/contract/tenantSettings.ts'
import { useStream } from '../../device/useStream.ts'
import { ServicesContext } from '../../session/ServicesContext.ts'
import type { TenantState } from '../../session/tenant.ts'

const none: readonly FabricInk[] = []
/** Of a panel that is shown without a shop. */
const noShop = createState<TenantState>({ kind: 'none' })

/** The shop's colour book with names in the reader's language; empty where it has none. */
export function useShopInks(): readonly Ink[] {
  const { i18n } = useTranslation()
  const shop = useStream(use(ServicesContext)?.tenant.state ?? noShop)
  const inks = shop.kind === 'known' ? (shop.tenant.settings.inks ?? none) : none
  return useMemo(() => inks.map(ink => namedIn(i18n.language, ink)), [inks, i18n.language])
}

const namedIn = (language: string, { nameKh, ...ink }: FabricInk): Ink =>
  language === 'kh' && nameKh !== undefined ? { ...ink, name: nameKh } : ink
