import { useServices } from '../session/ServicesContext.ts'
import { useShop } from '../session/useShop.ts'
import { useShopName } from '../session/useShopName.ts'
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
