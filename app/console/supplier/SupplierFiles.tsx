import { Download } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { addressOf } from '../../../server/contract/call.ts'
import { type SupplierOrder, supplierFileCall, supplierZipCall } from '../../../server/contract/production/handoffs.ts'
import { useServices } from '../../session/ServicesContext.ts'
import { megabytes } from '../production/PackItem.tsx'
import styles from './supplier.module.css'

/** The files of the pack, one by one or together. The browser downloads them itself, and goes on where it was cut off. */
export function SupplierFiles({ order: { files, ticket } }: { readonly order: SupplierOrder }) {
  const { t } = useTranslation('supplier')
  const { withTenant } = useServices()
  const size = megabytes(files.reduce((sum, file) => sum + file.size, 0))
  return (
    <section className={styles.card} aria-labelledby="files">
      <h2 id="files">{t('files')}</h2>
      <p>{t('filesCount', { count: files.length, size })}</p>
      <a className="button line" href={withTenant(addressOf(supplierZipCall, { query: { ticket } }))} download>
        <Download aria-hidden />
        {t('all')}
      </a>
      <ul className={styles.files}>
        {files.map(({ name, size: bytes }) => (
          <li key={name}>
            <a href={withTenant(addressOf(supplierFileCall, { query: { ticket, name } }))} download>
              {name}
            </a>
            <small>{megabytes(bytes)}</small>
          </li>
        ))}
      </ul>
    </section>
  )
}
