import { CircleAlert, CircleCheck } from 'lucide-react'
import { type ReactNode, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { sellsSoccerKits } from '../../session/products.ts'
import { useTenant } from '../../session/useTenant.ts'
import { kitImage, productImage } from '../../studio/kitImages/kitImage.ts'
import { LanguageMenu, ThemeButton } from '../../ui/BarTools.tsx'
import { DraftTable } from '../../ui/designs/DraftTable.tsx'
import { TenantLogo } from '../../ui/TenantLogo.tsx'
import entranceStyles from './entrance.module.css'
import styles from './entranceFrame.module.css'

const soccerKit = kitImage('signin-monsoon')

/** The two halves of every screen before the signed-in area: a kit on a deep field, and what there is to do. */
export function EntranceFrame({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation()
  const tenant = useTenant()
  const image = tenant && (sellsSoccerKits(tenant) ? soccerKit : productImage(tenant.productTypes))
  return (
    <div className={styles.frame}>
      <div className={styles.side}>
        <Link to="/" className={styles.mark} aria-label={t('app:home')}>
          <TenantLogo />
        </Link>
        {image && <img className={styles.kit} src={image.address} width={image.width} height={image.height} alt="" />}
        {tenant && !image && <DraftTable />}
      </div>
      <div className={styles.work}>
        <header className={styles.bar}>
          <Link to="/" className={styles.narrowMark} aria-label={t('app:home')}>
            <TenantLogo />
          </Link>
          <LanguageMenu />
          <ThemeButton />
        </header>
        <main id="content" className={styles.main}>
          <Suspense fallback={<EntranceWait />}>{children}</Suspense>
        </main>
      </div>
    </div>
  )
}

/** Stands where a form will be, until it is known who is here. */
export function EntranceWait() {
  const { t } = useTranslation()
  return (
    <div className={entranceStyles.wait} role="status" aria-busy="true" aria-label={t('app:loading')}>
      <span />
      <span />
      <span />
      <span />
    </div>
  )
}

interface NoticeProps {
  readonly kind: 'good' | 'bad'
  readonly children: ReactNode
}

/** What happened before one came to this form. */
export function Notice({ kind, children }: NoticeProps) {
  const Icon = kind === 'good' ? CircleCheck : CircleAlert
  return (
    <div className={entranceStyles.notice} data-kind={kind} role="status">
      <Icon aria-hidden />
      <p>{children}</p>
    </div>
  )
}
