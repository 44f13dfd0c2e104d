import { useTranslation } from 'react-i18next'

/** What a fabric is called; the shop's own word where it is none of those that everybody knows. */
export function useFabricName(): (fabric: string) => string {
  const { t, i18n } = useTranslation('pricing')
  return fabric => (i18n.exists(`pricing:fabric.${fabric}`) ? t(`fabric.${fabric}`) : fabric)
}
