import { useTranslation } from 'react-i18next'
import { versionTag } from '../../../server/contract/call.ts'
import {
  changeShopCall,
  readShopCall,
  type ShopChange,
  type ShopSettings,
} from '../../../server/contract/console/shopSettings.ts'
import type { ClientResponse } from '../../session/api/clientResponse.ts'
import { useRequest } from '../../session/api/useRequest.ts'
import { useServices } from '../../session/ServicesContext.ts'
import { useProblemWord } from '../../ui/forms/problemWord.ts'

/** What a part of the settings works with. */
export interface ShopPartProps {
  readonly shop: ShopSettings
  /** Sends a change and says what came of it. Whether it was taken. */
  change(change: ShopChange): Promise<boolean>
  /** Takes the response to any change of the shop. */
  take(response: ClientResponse<ShopSettings>): boolean
}

const key = ['console-shop']

/** The settings of the shop, and how they are changed. */
export function useShop() {
  const { t } = useTranslation('shop')
  const { client, queries, tenant, toasts } = useServices()
  const problem = useProblemWord()
  const found = useRequest(key, () => client.send(readShopCall))
  const take = (response: ClientResponse<ShopSettings>): boolean => {
    if (response.kind === 'ok') {
      queries.setQueryData(key, response)
      void tenant.load()
      toasts.show({ key: 'shop', severity: 'success', text: t('saved') })
      return true
    }
    const isOld = response.kind === 'refused' && response.code === 'version-mismatch'
    toasts.show({ key: 'shop', severity: isOld ? 'warn' : 'error', text: isOld ? t('changed') : problem(response) })
    if (isOld) found.retry()
    return false
  }
  const change = async (shop: ShopSettings, body: ShopChange) =>
    take(await client.send(changeShopCall, { headers: { 'if-match': versionTag(shop.version) }, body }))
  return { found, change, take }
}
