import type { Whoami } from '../../server/contract/whoami.ts'
import { useStream } from '../device/useStream.ts'
import { useServices } from './ServicesContext.ts'

/** The shop of this address; `null` until it is known. */
export function useShop(): Whoami | null {
  const now = useStream(useServices().shop.state)
  return now.kind === 'known' ? now.shop : null
}
