import { LayoutGrid, Rows3 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { designStatuses } from '../../../server/contract/designs/design.ts'
import { designQuery, designSorts } from '../../../server/contract/designs/ownDesigns.ts'
import type { ProductType } from '../../../server/contract/tenantSettings.ts'
import type { DeviceMemory } from '../../device/deviceMemory.ts'
import { SearchField, useSearchTyping } from '../../ui/forms/SearchField.tsx'
import styles from './designList.module.css'

interface ListToolsProps {
  readonly listing: UseListQuery
  readonly look: ListLook
  readonly choose: (look: ListLook) => void
  /** What the shop makes. */
  readonly products: readonly ProductType[]
}

const looks = [
  { look: 'grid', Icon: LayoutGrid },
  { look: 'list', Icon: Rows3 },
] as const

/** What is looked for, in which order, and how it is shown. */
export function ListTools({ listing: { query, change }, look, choose, products }: ListToolsProps) {
  const { t } = useTranslation('designList')
  const { typed, type } = useSearchTyping(query.search, search => change({ search }))
  return (
    <search className={styles.tools}>
      <SearchField label={t('search')} value={typed} type={type} className={styles.search} />
      <ChoiceMenu
        label={t('status')}
        value={query.status ?? ''}
        choices={[
          { value: '', label: t('everyStatus') },
          ...designStatuses.map(value => ({ value, label: t(`app:status.${value}`) })),
        ]}
        choose={status => change({ status })}
      />
      {products.length > 1 && (
        <ChoiceMenu
          label={t('type')}
          value={query.productType ?? ''}
          choices={[
            { value: '', label: t('everyType') },
            ...products.map(value => ({ value, label: t(`app:product.${value}`) })),
          ]}
          choose={productType => change({ productType })}
        />
      )}
      <ChoiceMenu
        label={t('sort.label')}
        value={query.sort}
        choices={designSorts.map(value => ({ value, label: t(`sort.${value}`) }))}
        choose={sort => change({ sort })}
      />
      <fieldset className={styles.looks}>
        <legend className="visually-hidden">{t('look.label')}</legend>
        {looks.map(({ look: value, Icon }) => (
          <button
            key={value}
            type="button"
            className="icon-button"
            aria-label={t(`look.${value}`)}
            aria-pressed={look === value}
            onClick={() => choose(value)}
          >
            <Icon aria-hidden />
          </button>
        ))}
      </fieldset>
    </search>
  )
}

interface ChoiceMenuProps {
  readonly label: string
  readonly value: string
  readonly choices: readonly { readonly value: string; readonly label: string }[]
  readonly choose: (value: string) => void
}

/** One of several, in the browser's own menu. */
function ChoiceMenu({ label, value, choices, choose }: ChoiceMenuProps) {
  return (
    <select className={styles.choice} aria-label={label} value={value} onChange={event => choose(event.target.value)}>
      {choices.map(choice => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </select>
  )
}

export type ListLook = 'grid' | 'list'

const name = 'kitloom-design-list'

/** How this device shows the designs. */
export const rememberedLook = (memory: DeviceMemory) => ({
  read: (): ListLook => (memory.read(name) === 'list' ? 'list' : 'grid'),
  write: (look: ListLook): void => memory.write(name, look),
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
