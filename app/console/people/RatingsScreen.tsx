import { Eye, EyeOff, Star } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { hideRatingCall, listRatingsCall, type ShopRating } from '../../../server/contract/console/ratings.ts'
import { useStream } from '../../device/useStream.ts'
import { formatDay } from '../../i18n/formats.ts'
import { useScreenWords } from '../../i18n/words.ts'
import { useRequest } from '../../session/api/useRequest.ts'
import { useServices } from '../../session/ServicesContext.ts'
import { Segments } from '../../ui/controls/native/Segments.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { useProblemWord } from '../../ui/forms/problemWord.ts'
import { Tag } from '../../ui/Tag.tsx'
import { FilterBar, FoundPage, ListPage } from '../frame/ListPage.tsx'
import { useAddressQuery } from '../frame/useAddressQuery.ts'
import { useStaff } from '../session/EntranceContext.ts'
import styles from './people.module.css'
import en from './words/en.json' with { type: 'json' }
import kh from './words/kh.json' with { type: 'json' }

const shown = ['all', 'visible', 'hidden'] as const
const steps = [1, 2, 3, 4, 5] as const

/** `/console/ratings`: what people say about published designs; what should not be read is hidden. */
export function RatingsScreen() {
  useScreenWords('people', { en, kh })
  const { t } = useTranslation('people')
  const { client } = useServices()
  const { query, change } = useAddressQuery(listRatingsCall.query, 20)
  const found = useRequest(['console-ratings', query], () => client.send(listRatingsCall, { query }))
  return (
    <ListPage title={t('ratings.title')}>
      <FilterBar search={query.search} label={t('ratings.search')} submit={search => change({ search })}>
        <Segments
          label={t('ratings.shown')}
          value={query.shown}
          segments={shown.map(value => ({ value, label: t(`ratings.${value}`) }))}
          choose={wanted => change({ shown: wanted === 'all' ? '' : wanted })}
        />
      </FilterBar>
      <FoundPage
        found={found}
        empty={<EmptyState icon={Star} title={t('ratings.none')} text={t('ratings.noneText')} />}
        count={total => t('ratings.count', { count: total })}
        turn={page => change({ page })}
      >
        {({ items }) => (
          <ul className={styles.list}>
            {items.map(rating => (
              <RatingItem key={rating.id} rating={rating} changed={found.retry} />
            ))}
          </ul>
        )}
      </FoundPage>
    </ListPage>
  )
}

interface RatingItemProps {
  readonly rating: ShopRating
  changed(): void
}

function RatingItem({ rating: { id, design, rating, comment, by, createdAt, isHidden }, changed }: RatingItemProps) {
  const { t } = useTranslation('people')
  const { client, language, now, toasts } = useServices()
  const chosen = useStream(language)
  const problem = useProblemWord()
  const staff = useStaff()
  const name = design.name || t('console:order.unnamed')
  const hide = async () => {
    const came = await client.send(hideRatingCall, { params: { id }, body: { hidden: !isHidden } })
    if (came.kind !== 'ok') toasts.show({ key: 'rating', severity: 'error', text: problem(came) })
    changed()
  }
  const act = t(isHidden ? 'ratings.show' : 'ratings.hide')
  return (
    <li data-hidden={isHidden || undefined}>
      <Link to={`/console/designs/${design.id}`}>{name}</Link>
      <span className={styles.stars} role="img" aria-label={t('ratings.stars', { count: rating })}>
        {steps.map(step => (
          <Star key={step} aria-hidden data-on={step <= rating || undefined} />
        ))}
      </span>
      {comment && <p>{comment}</p>}
      <small>
        {by || t('ratings.guest')} · {formatDay(new Date(createdAt), new Date(now()), chosen)}
      </small>
      <div className={styles.end}>
        {isHidden && <Tag severity="warn">{t('ratings.isHidden')}</Tag>}
        {staff.may('review') && (
          <button
            type="button"
            className="icon-button"
            aria-label={t('ratings.of', { act, name })}
            data-tip={act}
            onClick={() => void hide()}
          >
            {isHidden ? <Eye aria-hidden /> : <EyeOff aria-hidden />}
          </button>
        )}
      </div>
    </li>
  )
}
