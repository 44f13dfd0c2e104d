import { useTenantName } from '../session/useTenant.ts'

/** The title of the page, with the shop's name. */
export function PageTitle({ children }: { readonly children: string }) {
  const shop = useTenantName()
  return <title>{`${children} · ${shop}`}</title>
}
