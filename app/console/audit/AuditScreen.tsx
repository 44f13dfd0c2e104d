import { ScrollText } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { addressOf } from '../../../server/contract/call.ts'
import { type AuditEntry, exportAuditCall, listAuditCall } from '../../../server/contract/console/audit.ts'
import { orderNumber } from '../../../server/contract/orders/order.ts'
import { useStream } from '../../device/useStream.ts'
import { formatDate, formatTime } from '../../i18n/formats.ts'
import { useScreenWords } from '../../i18n/words.ts'
import { useRequest } from '../../session/api/useRequest.ts'
import { useServices } from '../../session/ServicesContext.ts'
import { Pager } from '../../ui/controls/native/Pager.tsx'
import { EmptyState, LoadError, skeletonItems } from '../../ui/EmptyState.tsx'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { ScrollRegion } from '../../ui/ScrollRegion.tsx'
import cards from '../frame/cards.module.css'
import { FileButton } from '../frame/FileButton.tsx'
import { useAddressQuery } from '../frame/useAddressQuery.ts'
import styles from '../orders/orders.module.css'
import { AuditFilter } from './AuditFilter.tsx'
import own from './audit.module.css'
import { subjectPage, valuePage } from './auditPages.ts'
import { auditText } from './auditText.ts'
import { auditValues } from './auditValues.ts'
import en from './fields/words/en.json' with { type: 'json' }
import kh from './fields/words/kh.json' with { type: 'json' }

const pageSize = 50

/** `/console/audit`: who changed what, newest first, to be searched and exported. */
export function AuditScreen() {
  useScreenWords('fields', { en, kh })
  const { t } = useTranslation('console')
  const { client } = useServices()
  const { query, change } = useAddressQuery(listAuditCall.query, pageSize)
  const found = useRequest(['console-audit', query], () => client.send(listAuditCall, { query }))
  const { page, pageSize: _, ...wanted } = query
  return (
    <div className={styles.screen}>
      <PageTitle>{t('audit.title')}</PageTitle>
      <header className={styles.head}>
        <h1 className="display small">{t('audit.title')}</h1>
        <div className={styles.tools}>
          <FileButton
            address={addressOf(exportAuditCall, { query: wanted })}
            file="audit.csv"
            label={t('orders.export', { format: 'CSV' })}
            failed={t('audit.exportFailed')}
          />
        </div>
      </header>
      <AuditFilter query={query} subjects={found.kind === 'ok' ? found.value.subjects : []} change={change} />
      {found.kind === 'loading' && (
        <div role="status" aria-label={t('app:loading')} className={styles.waiting}>
          {skeletonItems(8).map(row => (
            <span key={row} />
          ))}
        </div>
      )}
      {found.kind === 'failed' && <LoadError error={found.error} retry={found.retry} />}
      {found.kind === 'ok' && found.value.total === 0 && (
        <EmptyState icon={ScrollText} title={t('audit.none')} text={t('audit.noneText')} />
      )}
      {found.kind === 'ok' && found.value.total > 0 && (
        <>
          <AuditTable entries={found.value.items} orderOf={orderNames(found.value.orders)} />
          <div className={styles.end}>
            <span>{t('audit.count', { count: found.value.total })}</span>
            <Pager
              page={page - 1}
              pages={Math.ceil(found.value.total / pageSize)}
              turn={to => change({ page: String(to + 1) })}
            />
          </div>
        </>
      )}
    </div>
  )
}

type OrderOf = (id: string) => string | undefined

/** What people call the orders that entries name. */
function orderNames(numbers: Readonly<Record<string, number>>): OrderOf {
  const names = new Map(Object.entries(numbers).map(([id, number]) => [id, orderNumber(number)]))
  return id => names.get(id)
}

interface AuditTableProps {
  readonly entries: readonly AuditEntry[]
  readonly orderOf: OrderOf
}

function AuditTable({ entries, orderOf }: AuditTableProps) {
  const { t } = useTranslation('console')
  const language = useStream(useServices().language)
  return (
    <ScrollRegion className={`${styles.scroll} ${cards.frame}`} label={t('audit.title')}>
      <table className={`${styles.table} ${own.table} ${cards.cards}`} data-plain>
        <thead>
          <tr>
            <th scope="col">{t('audit.columns.time')}</th>
            <th scope="col">{t('audit.columns.person')}</th>
            <th scope="col">{t('audit.columns.what')}</th>
            <th scope="col">{t('audit.columns.values')}</th>
          </tr>
        </thead>
        <tbody>
          {entries.map(({ id, at, actor, action, subject, subjectId, detail }) => {
            const time = new Date(at)
            const page = subjectPage(subject, subjectId, action === 'deleted')
            const kind = t(`audit.subjects.${subject}`, { defaultValue: subject })
            const what = [kind, subjectId && orderOf(subjectId)].filter(Boolean).join(' ')
            return (
              <tr key={id}>
                <td data-label={t('audit.columns.time')}>
                  {formatDate(time, language)}, {formatTime(time)}
                </td>
                <td data-label={t('audit.columns.person')}>
                  {actor === 'server' ? t('audit.server') : actor || t('audit.unknown')}
                </td>
                <td data-head>
                  <AuditLink page={page}>{what}</AuditLink> · {t(`audit.action.${action}`)}
                </td>
                <td>
                  <Values action={action} detail={detail} orderOf={orderOf} />
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </ScrollRegion>
  )
}

const AuditLink = ({ page, children }: { readonly page: string | null; readonly children: string }) =>
  page ? <Link to={page}>{children}</Link> : children

/** Each field with its value, or with what it was before and is now. */
function Values({ action, detail, orderOf }: Pick<AuditEntry, 'action' | 'detail'> & { readonly orderOf: OrderOf }) {
  const { t, i18n } = useTranslation('console')
  const language = useStream(useServices().language)
  const wordOf = (name: string) => (name !== 'values' && i18n.exists(`fields:${name}`) ? t(`fields:${name}`) : name)
  const valueWordOf = (value: string) =>
    /^\w+$/.test(value) && i18n.exists(`fields:values.${value}`) ? t(`fields:values.${value}`) : value
  const textOf = (path: readonly string[], value: unknown) =>
    auditText(path, value, { language, wordOf, valueWordOf, orderOf, yes: t('audit.yes'), no: t('audit.no') })
  return (
    <dl className={own.values}>
      {auditValues(detail, action === 'changed').map(({ path, ...value }) => (
        <div key={path.join(' ')}>
          <dt>{path.map(wordOf).join(' › ')}</dt>
          <dd>
            {'before' in value && `${textOf(path, value.before)} → `}
            <AuditLink page={valuePage(path, value.after)}>{textOf(path, value.after)}</AuditLink>
          </dd>
        </div>
      ))}
    </dl>
  )
}
