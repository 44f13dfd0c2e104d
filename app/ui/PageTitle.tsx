import { useShopName } from '../session/useShop.ts'

/** The title of the page, with the shop's name. */
export function PageTitle({ children }: { readonly children: string }) {
  const shop = useShopName()
  return <title>{`${children} · ${shop}`}</title>
}
