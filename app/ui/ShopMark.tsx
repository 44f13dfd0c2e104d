import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import styles from './shopMark.module.css'
import { TenantLogo } from './TenantLogo.tsx'

/** The shop at the beginning of the bar; leads to its home page. It is there before the editor is. */
export function ShopMark() {
  const { t } = useTranslation()
  return (
    <Link to="/" className={styles.mark} aria-label={t('home')}>
      <TenantLogo size={24} nameClass={styles.shop} />
    </Link>
  )
}
