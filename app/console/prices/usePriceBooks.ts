import { useTranslation } from 'react-i18next'
import { type PriceBooks, readPriceBooksCall } from '../../../server/contract/console/prices.ts'
import type { ClientResponse } from '../../session/api/clientResponse.ts'
import { useRequest } from '../../session/api/useRequest.ts'
import { useServices } from '../../session/ServicesContext.ts'
import { useProblemWord } from '../../ui/forms/problemWord.ts'

const key = ['console-prices']

/** The price books, and how the response to a change of them is taken. */
export function usePriceBooks() {
  const { t } = useTranslation('prices')
  const { client, queries, toasts } = useServices()
  const problem = useProblemWord()
  const found = useRequest(key, () => client.send(readPriceBooksCall))
  /** Shows the books as they are now and says `done`; or what was wrong. */
  const take = (response: ClientResponse<PriceBooks>, done: string): boolean => {
    if (response.kind === 'ok') {
      queries.setQueryData(key, response)
      void queries.invalidateQueries({ queryKey: ['console-effect'] })
      toasts.show({ key: 'prices', severity: 'success', text: done })
      return true
    }
    const isOld = response.kind === 'refused' && response.code === 'version-mismatch'
    toasts.show({ key: 'prices', severity: isOld ? 'warn' : 'error', text: isOld ? t('changed') : problem(response) })
    if (isOld) found.retry()
    return false
  }
  return { found, take }
}

export type TakeBooks = ReturnType<typeof usePriceBooks>['take']
