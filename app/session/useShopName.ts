import { useStream } from '../device/useStream.ts'
import { useServices } from './ServicesContext.ts'
import { useShop } from './useShop.ts'

/** The shop's name in the chosen language. */
export function useShopName(): string {
  const shop = useShop()
  const language = useStream(useServices().language)
  return shop?.names[language] || shop?.name || 'Kitloom'
}
