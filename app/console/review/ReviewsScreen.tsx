import { Shirt } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'
import type { z } from 'zod'
import { listReviewsCall, type reviewCard } from '../../../server/contract/designs/designReview.ts'
import { useStream } from '../../device/useStream.ts'
import { formatDay, formatTime } from '../../i18n/formats.ts'
import { useRequest } from '../../session/api/useRequest.ts'
import { useServices } from '../../session/ServicesContext.ts'
import { Pager } from '../../ui/controls/native/Pager.tsx'
import { StatusTag } from '../../ui/designs/StatusTag.tsx'
import { EmptyState, LoadError, skeletonItems } from '../../ui/EmptyState.tsx'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { ScrollRegion } from '../../ui/ScrollRegion.tsx'
import styles from '../orders/orders.module.css'

const pageSize = 25
const statuses = ['REVIEWING', 'READY', 'REJECTED'] as const

/** `/console/designs`: submitted designs, the longest waiting first. */
export function ReviewsScreen() {
  const { t } = useTranslation('console')
  const { client } = useServices()
  const [params, setParams] = useSearchParams()
  const schema = listReviewsCall.query
  const given = schema.safeParse({ pageSize, ...Object.fromEntries(params) })
  const query = given.success ? given.data : schema.parse({ pageSize })
  const found = useRequest(['console-reviews', query], () => client.send(listReviewsCall, { query }))
  const change = (next: Record<string, string>) => setParams(next, { replace: true })
  return (
    <div className={styles.screen}>
      <PageTitle>{t('review.list')}</PageTitle>
      <header className={styles.head}>
        <h1 className="display small">{t('review.list')}</h1>
      </header>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset does not scroll sideways in every browser. */}
      <div className={styles.tabs} role="group" aria-label={t('review.columns.status')}>
        {statuses.map(status => (
          <button key={status} type="button" aria-pressed={query.status === status} onClick={() => change({ status })}>
            {t(`app:status.${status}`)}
          </button>
        ))}
      </div>
      {found.kind === 'loading' && (
        <div role="status" aria-label={t('app:loading')} className={styles.waiting}>
          {skeletonItems(6).map(row => (
            <span key={row} />
          ))}
        </div>
      )}
      {found.kind === 'failed' && <LoadError error={found.error} retry={found.retry} />}
      {found.kind === 'ok' && found.value.total === 0 && (
        <EmptyState icon={Shirt} title={t('review.none')} text={t('review.noneText')} />
      )}
      {found.kind === 'ok' && found.value.total > 0 && (
        <>
          <ReviewTable rows={found.value.items} />
          <div className={styles.end}>
            <span>{t('review.count', { count: found.value.total })}</span>
            <Pager
              page={query.page - 1}
              pages={Math.ceil(found.value.total / query.pageSize)}
              turn={page => change({ status: query.status, page: String(page + 1) })}
            />
          </div>
        </>
      )}
    </div>
  )
}

function ReviewTable({ rows }: { readonly rows: readonly z.infer<typeof reviewCard>[] }) {
  const { t } = useTranslation('console')
  const { language, now } = useServices()
  const chosen = useStream(language)
  return (
    <ScrollRegion className={styles.scroll} label={t('review.list')}>
      <table className={styles.table} data-plain>
        <thead>
          <tr>
            <th scope="col">{t('review.columns.design')}</th>
            <th scope="col">{t('review.columns.customer')}</th>
            <th scope="col" data-number>
              {t('review.columns.players')}
            </th>
            <th scope="col">{t('review.columns.status')}</th>
            <th scope="col">{t('review.columns.sent')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, name, customer, players, status, thumbnail, submittedAt }) => {
            const sent = new Date(submittedAt)
            return (
              <tr key={id}>
                <td>
                  <span className={styles.designs}>
                    {thumbnail && <img src={thumbnail} alt="" loading="lazy" />}
                    <Link to={`/console/designs/${id}`}>{name || t('order.unnamed')}</Link>
                  </span>
                </td>
                <td>{customer || t('order.guest')}</td>
                <td data-number>{players}</td>
                <td>
                  <StatusTag status={status} />
                </td>
                <td>
                  {formatDay(sent, new Date(now()), chosen)}, {formatTime(sent)}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </ScrollRegion>
  )
}
