import { Link2Off } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { orderNumber } from '../../../server/contract/orders/order.ts'
import { acknowledgeHandoffCall, openHandoffCall } from '../../../server/contract/production/handoffs.ts'
import { useStream } from '../../device/useStream.ts'
import { formatDate } from '../../i18n/formats.ts'
import { useScreenWords } from '../../i18n/words.ts'
import { useRequest } from '../../session/api/useRequest.ts'
import { useServices } from '../../session/ServicesContext.ts'
import { LanguageMenu, ThemeButton } from '../../ui/BarTools.tsx'
import { LoadError, PageMessage } from '../../ui/EmptyState.tsx'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { TenantLogo } from '../../ui/TenantLogo.tsx'
import productionEn from '../production/words/en.json' with { type: 'json' }
import productionKh from '../production/words/kh.json' with { type: 'json' }
import { PieceMarks } from './PieceMarks.tsx'
import { SupplierFiles } from './SupplierFiles.tsx'
import { SupplierMessages } from './SupplierMessages.tsx'
import styles from './supplier.module.css'
import type { SupplierPartProps } from './supplierPart.ts'
import en from './words/en.json' with { type: 'json' }
import kh from './words/kh.json' with { type: 'json' }

/** `/supplier#<secret>`: an order as its supplier gets it, without an account. */
export function SupplierScreen() {
  useScreenWords('supplier', { en, kh })
  useScreenWords('production', { en: productionEn, kh: productionKh })
  const { t } = useTranslation('supplier')
  const { publicClient, queries } = useServices()
  const [secret] = useState(() => location.hash.slice(1))
  const key = ['supplier', secret]
  const found = useRequest(key, () => publicClient.send(openHandoffCall, { body: { secret } }))
  const isGone = found.kind === 'failed' && found.error.kind === 'refused' && found.error.status < 429
  return (
    <div className={styles.page}>
      <PageTitle>{t('files')}</PageTitle>
      <header className={styles.bar}>
        <TenantLogo size={32} />
        <span className={styles.tools}>
          <LanguageMenu />
          <ThemeButton />
        </span>
      </header>
      {isGone ? (
        <PageMessage icon={Link2Off} title={t('gone')} text={t('goneText')} role="alert" />
      ) : (
        <main id="content" className={styles.content}>
          {found.kind === 'loading' && <span className={styles.waiting} role="status" aria-label={t('app:loading')} />}
          {found.kind === 'failed' && <LoadError error={found.error} retry={found.retry} />}
          {found.kind === 'ok' && (
            <Handed
              secret={secret}
              order={found.value}
              set={value => queries.setQueryData(key, { kind: 'ok', value })}
            />
          )}
        </main>
      )}
    </div>
  )
}

function Handed(part: SupplierPartProps) {
  const { secret, order, set } = part
  const { t } = useTranslation('supplier')
  const { publicClient, language } = useServices()
  const chosen = useStream(language)
  const day = (time: string) => formatDate(new Date(time), chosen)
  const acknowledge = async () => {
    const response = await publicClient.send(acknowledgeHandoffCall, { body: { secret } })
    if (response.kind === 'ok') set(response.value)
  }
  return (
    <>
      <div className={styles.head}>
        <h1 className="display small">{t('title', { number: orderNumber(order.order) })}</h1>
        <p>{t('for', { supplier: order.supplier, date: day(order.expiresAt) })}</p>
        {order.acknowledgedAt ? (
          <p>{t('acknowledged', { date: day(order.acknowledgedAt) })}</p>
        ) : (
          <button type="button" className="button primary large" onClick={() => void acknowledge()}>
            {t('acknowledge')}
          </button>
        )}
      </div>
      <SupplierFiles order={order} />
      <PieceMarks {...part} />
      <SupplierMessages {...part} />
    </>
  )
}
