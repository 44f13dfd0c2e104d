import { LayoutGrid, Rows3 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { designStatuses } from '../../../server/contract/designs/design.ts'
import { designSorts } from '../../../server/contract/designs/ownDesigns.ts'
import type { ProductType } from '../../../server/contract/tenantSettings.ts'
import { SearchField, useSearchTyping } from '../../ui/forms/SearchField.tsx'
import { ChoiceMenu } from './ChoiceMenu.tsx'
import styles from './designList.module.css'
import type { ListLook } from './rememberedLook.ts'
import type { UseListQuery } from './useListQuery.ts'

export interface ListToolsProps {
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
