import type { Whoami } from '../../server/contract/whoami.ts'
import { useStream } from '../device/useStream.ts'
import { newDesignPath } from './paths.ts'
import { useServices } from './ServicesContext.ts'
import { nameOfTenant } from './tenant.ts'

/** The shop of this address; `null` until it is known. */
export function useTenant(): Whoami | null {
  const now = useStream(useServices().tenant.state)
  return now.kind === 'known' ? now.tenant : null
}

/** The shop's name in the chosen language. */
export function useTenantName(): string {
  const tenant = useTenant()
  const language = useStream(useServices().language)
  return tenant ? nameOfTenant(tenant, language) : 'Kitloom'
}

/** Where another design is begun in this shop. */
export const useNewDesignPath = (): string => newDesignPath(useTenant()?.productTypes ?? [])
