import { ReceiptText } from 'lucide-react'
import { Link } from 'react-router-dom'
import { useScreenWords } from '../../i18n/words.ts'
import { PageMessage } from '../../ui/EmptyState.tsx'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { TenantLogo } from '../../ui/TenantLogo.tsx'
import styles from './invoice.module.css'
import en from './words/en.json' with { type: 'json' }
import kh from './words/kh.json' with { type: 'json' }

/** `/order/printinvoice`: the sheet of an invoice. There are no orders here yet, so it says where invoices are today. */
export function InvoiceScreen() {
  const t = useScreenWords('invoice', { en, kh })
  return (
    <div className={styles.sheet}>
      <PageTitle>{t('title')}</PageTitle>
      <TenantLogo />
      <PageMessage icon={ReceiptText} title={t('none')} text={t('text')}>
        <Link className="button primary" to="/me/histories">
          {t('orders')}
        </Link>
      </PageMessage>
    </div>
  )
}
