import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { useRoomWords } from '../../i18n/words.ts'
import { Pager } from '../../panelkit/controls/ChoiceGrid.tsx'
import { useAnswer } from '../../session/api/useAnswer.ts'
import { designCalls } from '../../session/designCalls.ts'
import { useServices } from '../../session/ServicesContext.ts'
import { useNewDesignPath, useShop } from '../../session/useShop.ts'
import { AskAgain } from '../../ui/EmptyState.tsx'
import { MovingItem, MovingList } from '../../ui/MovingList.tsx'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { DesignItem } from './DesignItem.tsx'
import { DeviceSection } from './DeviceSection.tsx'
import itemStyles from './designItem.module.css'
import styles from './designList.module.css'
import { ListSkeleton, NoDesigns } from './ListStates.tsx'
import { ListTools } from './ListTools.tsx'
import { type ListLook, rememberedLook } from './rememberedLook.ts'
import { useListQuery } from './useListQuery.ts'
import en from './words/en.json' with { type: 'json' }
import kh from './words/kh.json' with { type: 'json' }

/** `/me/assets`: the designs of the account, and those that are only on this device. */
export function DesignList() {
  const t = useRoomWords('designList', { en, kh })
  const { ask, memory } = useServices()
  const shop = useShop()
  const looks = rememberedLook(memory)
  const [look, setLook] = useState<ListLook>(looks.read)
  const listing = useListQuery()
  const { query, isNarrowed } = listing
  const asked = useAnswer(['designs', query], () => designCalls(ask).list(query))
  const pages = asked.kind === 'answered' ? Math.ceil(asked.value.total / asked.value.pageSize) : 0
  const begin = useNewDesignPath()
  const choose = (next: ListLook) => {
    looks.write(next)
    setLook(next)
  }
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      <div className={styles.head}>
        <h1 className="display small">{t('title')}</h1>
        <Link className="button primary large" to={begin}>
          <Plus aria-hidden />
          {t('new')}
        </Link>
      </div>
      <ListTools listing={listing} look={look} choose={choose} products={shop?.productTypes ?? []} />
      {asked.kind === 'loading' && <ListSkeleton look={look} />}
      {asked.kind === 'failed' && <AskAgain trouble={asked.trouble} again={asked.again} />}
      {asked.kind === 'answered' && asked.value.total === 0 && (
        <NoDesigns isNarrowed={isNarrowed} clear={listing.clear} begin={begin} />
      )}
      {asked.kind === 'answered' && asked.value.total > 0 && (
        <>
          <p className="visually-hidden" role="status">
            {t('count', { count: asked.value.total })}
          </p>
          <MovingList
            className={styles.items}
            data-look={look}
            data-old={asked.isOld || undefined}
            aria-label={t('title')}
          >
            {asked.value.items.map(design => (
              <MovingItem key={design.id} className={itemStyles.item} data-design={design.id}>
                <DesignItem design={design} />
              </MovingItem>
            ))}
          </MovingList>
          <Pager
            page={query.page - 1}
            pages={pages}
            turn={page => {
              listing.change({ page: page === 0 ? '' : String(page + 1) })
              scrollTo({ top: 0 })
            }}
          />
        </>
      )}
      <DeviceSection />
    </>
  )
}
