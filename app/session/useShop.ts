import type { Whoami } from '../../server/contract/whoami.ts'
import { useStream } from '../device/useStream.ts'
import { newDesignPath } from './paths.ts'
import { useServices } from './ServicesContext.ts'

/** The shop of this address; `null` until it is known. */
export function useShop(): Whoami | null {
  const now = useStream(useServices().shop.state)
  return now.kind === 'known' ? now.shop : null
}

/** The shop's name in the chosen language. */
export function useShopName(): string {
  const shop = useShop()
  const language = useStream(useServices().language)
  return shop?.names[language] || shop?.name || 'Kitloom'
}

/** Where another design is begun in this shop. */
export const useNewDesignPath = (): string => newDesignPath(useShop()?.productTypes ?? [])
