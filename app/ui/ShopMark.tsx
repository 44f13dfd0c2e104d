import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import styles from './shopMark.module.css'
import { TenantLogo } from './TenantLogo.tsx'

/** The shop's logo and name, which lead to its home page. They are shown before the editor has loaded. */
export function ShopMark() {
  const { t } = useTranslation()
  return (
    <Link to="/" className={styles.mark} aria-label={t('home')}>
      <TenantLogo size={24} nameClass={styles.shop} />
    </Link>
  )
}
