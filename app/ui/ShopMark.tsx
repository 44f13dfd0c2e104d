import { useServices } from '../session/ServicesContext.ts'
import { useShop, useShopName } from '../session/useShop.ts'
import styles from './shopMark.module.css'

/** The shop's logo and name. */
export function ShopMark({ size = 28 }: { readonly size?: number }) {
  const shop = useShop()
  const name = useShopName()
  const { inShop } = useServices()
  return (
    <span className={styles.mark}>
      {shop ? (
        <img src={inShop(shop.logo)} width={size} height={size} alt="" />
      ) : (
        <span style={{ width: size, height: size }} />
      )}
      <span className={styles.name}>{shop ? name : ''}</span>
    </span>
  )
}

/** The mark in the brand's colour. */
export function Mark() {
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <rect width="24" height="24" rx="6" fill="var(--brand-solid)" />
      <path
        d="M8.2 6.5h2.3L7.3 17.5H5zM12.7 6.5H15l-3.2 11H9.5zM17.2 6.5h2.3l-3.2 11H14z"
        fill="var(--brand-contrast)"
      />
    </svg>
  )
}
