import { useTranslation } from 'react-i18next'
import type { AuditQuery } from '../../../server/contract/console/audit.ts'
import { Select } from '../../ui/controls/native/Select.tsx'
import { FilterBar } from '../frame/ListPage.tsx'
import styles from './audit.module.css'

interface AuditFilterProps {
  readonly query: AuditQuery
  /** Everything that the log has entries about. */
  readonly subjects: readonly string[]
  change(wanted: Readonly<Record<string, string>>): void
}

/** Narrows the log by words, by what was changed and by days. */
export function AuditFilter({ query, subjects, change }: AuditFilterProps) {
  const { t } = useTranslation('console')
  return (
    <FilterBar search={query.search} label={t('audit.search')} submit={search => change({ search })}>
      <Select
        label={t('audit.columns.what')}
        value={query.subject}
        choices={[
          { value: '', label: t('audit.every') },
          ...subjects.map(subject => ({
            value: subject,
            label: t(`audit.subjects.${subject}`, { defaultValue: subject }),
          })),
        ]}
        choose={subject => change({ subject })}
      />
      {(['from', 'to'] as const).map(end => (
        <label key={end} className={styles.day}>
          <span>{end === 'from' ? t('audit.from') : t('audit.to')}</span>
          <input type="date" value={query[end] ?? ''} onChange={event => change({ [end]: event.target.value })} />
        </label>
      ))}
    </FilterBar>
  )
}
