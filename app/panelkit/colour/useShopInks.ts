import { use } from 'react'
import type { Ink } from '../../../engine/index.ts'
import { createState } from '../../../engine/streams/index.ts'
import { useStream } from '../../device/useStream.ts'
import { ServicesContext } from '../../session/ServicesContext.ts'
import type { TenantState } from '../../session/tenant.ts'

const none: readonly Ink[] = []
/** Of a panel that is shown without a shop. */
const noShop = createState<TenantState>({ kind: 'none' })

/** The shop's colour book; empty where it has none. */
export function useShopInks(): readonly Ink[] {
  const shop = useStream(use(ServicesContext)?.tenant.state ?? noShop)
  return shop.kind === 'known' ? (shop.tenant.settings.inks ?? none) : none
}
