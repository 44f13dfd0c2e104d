import { useTranslation } from 'react-i18next'
import { listHandoffsCall } from '../../../server/contract/production/handoffs.ts'
import { listPacksCall } from '../../../server/contract/production/packs.ts'
import { useScreenWords } from '../../i18n/words.ts'
import { useRequest } from '../../session/api/useRequest.ts'
import { useServices } from '../../session/ServicesContext.ts'
import { LoadError } from '../../ui/EmptyState.tsx'
import order from '../orders/order.module.css'
import { useStaff } from '../session/EntranceContext.ts'
import { HandoffItem } from './HandoffItem.tsx'
import { PackForm } from './PackForm.tsx'
import { PackItem } from './PackItem.tsx'
import styles from './production.module.css'
import en from './words/en.json' with { type: 'json' }
import kh from './words/kh.json' with { type: 'json' }

/** The production packs of an order, and the suppliers who have them. */
export function OrderProduction({ id }: { readonly id: string }) {
  useScreenWords('production', { en, kh })
  const { t } = useTranslation('production')
  const { client } = useServices()
  const staff = useStaff()
  const packs = useRequest(['console-packs', id], () => client.send(listPacksCall, { params: { id } }))
  const links = useRequest(['console-handoffs', id], () => client.send(listHandoffsCall, { params: { id } }))
  return (
    <section className={order.card} aria-labelledby="production">
      <h2 id="production">{t('title')}</h2>
      {packs.kind === 'failed' && <LoadError error={packs.error} retry={packs.retry} />}
      {packs.kind === 'ok' && packs.value.items.length === 0 && <p className={styles.note}>{t('none')}</p>}
      {packs.kind === 'ok' && (
        <ul className={styles.list}>
          {packs.value.items.map(pack => (
            <PackItem key={pack.id} order={id} pack={pack} changed={packs.retry} handedOver={links.retry} />
          ))}
        </ul>
      )}
      {links.kind === 'ok' && links.value.items.length > 0 && (
        <ul className={styles.list}>
          {links.value.items.map(link => (
            <HandoffItem key={link.id} order={id} link={link} changed={links.retry} />
          ))}
        </ul>
      )}
      {staff.may('produce') && <PackForm order={id} started={packs.retry} />}
    </section>
  )
}
