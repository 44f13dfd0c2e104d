import { LayoutGrid, Rows3 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { designStatuses } from '../../../server/contract/designs/design.ts'
import { designQuery, designSorts } from '../../../server/contract/designs/ownDesigns.ts'
import type { ProductType } from '../../../server/contract/tenantSettings.ts'
import type { DeviceMemory } from '../../device/deviceMemory.ts'
import { Select } from '../../ui/controls/native/Select.tsx'
import { SearchField, useSearchTyping } from '../../ui/forms/SearchField.tsx'
import styles from './designList.module.css'

interface ListToolsProps {
  readonly listing: UseListQuery
  readonly layout: ListLayout
  readonly choose: (layout: ListLayout) => void
  /** What the shop makes. */
  readonly products: readonly ProductType[]
}

const layouts = [
  { layout: 'grid', Icon: LayoutGrid },
  { layout: 'list', Icon: Rows3 },
] as const

/** What is looked for, in which order, and how it is shown. */
export function ListTools({ listing: { query, change }, layout, choose, products }: ListToolsProps) {
  const { t } = useTranslation('designList')
  const { typed, type } = useSearchTyping(query.search, search => change({ search }))
  return (
    <search className={styles.tools}>
      <SearchField label={t('search')} value={typed} type={type} className={styles.search} />
      <Select
        className={styles.choice}
        label={t('status')}
        value={query.status ?? ''}
        choices={[
          { value: '', label: t('everyStatus') },
          ...designStatuses.map(value => ({ value, label: t(`app:status.${value}`) })),
        ]}
        choose={status => change({ status })}
      />
      {products.length > 1 && (
        <Select
          className={styles.choice}
          label={t('type')}
          value={query.productType ?? ''}
          choices={[
            { value: '', label: t('everyType') },
            ...products.map(value => ({ value, label: t(`app:product.${value}`) })),
          ]}
          choose={productType => change({ productType })}
        />
      )}
      <Select
        className={styles.choice}
        label={t('sort.label')}
        value={query.sort}
        choices={designSorts.map(value => ({ value, label: t(`sort.${value}`) }))}
        choose={sort => change({ sort })}
      />
      <fieldset className={styles.layouts}>
        <legend className="visually-hidden">{t('layout.label')}</legend>
        {layouts.map(({ layout: value, Icon }) => (
          <button
            key={value}
            type="button"
            className="icon-button"
            aria-label={t(`layout.${value}`)}
            aria-pressed={layout === value}
            onClick={() => choose(value)}
          >
            <Icon aria-hidden />
          </button>
        ))}
      </fieldset>
    </search>
  )
}

export type ListLayout = 'grid' | 'list'

const name = 'kitloom-design-list'

/** How this device shows the designs. */
export const rememberedLayout = (memory: DeviceMemory) => ({
  read: (): ListLayout => (memory.read(name) === 'list' ? 'list' : 'grid'),
  write: (layout: ListLayout): void => memory.write(name, layout),
})

const listQuery = designQuery.pick({ search: true, productType: true, status: true, sort: true, page: true })
type ListQuery = ReturnType<typeof listQuery.parse>

interface UseListQuery {
  readonly query: ListQuery
  /** Whether something is looked for, so that an empty list says nothing about what there is. */
  readonly isNarrowed: boolean
  /** Another filter begins at the first page. */
  change(change: Partial<Record<keyof ListQuery, string>>): void
  clear(): void
}

/** What the list shows, as the address has it: it can be gone back to, and sent to oneself. */
export function useListQuery(): UseListQuery {
  const [params, setParams] = useSearchParams()
  const { success, data } = listQuery.safeParse(Object.fromEntries(params))
  const query = success ? data : listQuery.parse({})
  const { search, productType, status } = query
  return {
    query,
    isNarrowed: search !== '' || productType !== undefined || status !== undefined,
    change: change =>
      setParams(
        before => {
          const wanted = { ...Object.fromEntries(before), page: '', ...change }
          return Object.fromEntries(Object.entries(wanted).filter(([, value]) => value !== ''))
        },
        { replace: true },
      ),
    clear: () => setParams({}, { replace: true }),
  }
}
