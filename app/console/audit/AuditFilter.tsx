import { useTranslation } from 'react-i18next'
import type { AuditQuery } from '../../../server/contract/console/audit.ts'
import { Select } from '../../ui/controls/native/Select.tsx'
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
    <search className={styles.filter}>
      <form
        onSubmit={event => {
          event.preventDefault()
          change({ search: String(new FormData(event.currentTarget).get('search') ?? '') })
        }}
      >
        <input
          key={query.search}
          type="search"
          name="search"
          maxLength={80}
          defaultValue={query.search}
          aria-label={t('audit.search')}
          placeholder={t('audit.search')}
        />
      </form>
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
        <label key={end}>
          <span>{end === 'from' ? t('audit.from') : t('audit.to')}</span>
          <input type="date" value={query[end] ?? ''} onChange={event => change({ [end]: event.target.value })} />
        </label>
      ))}
    </search>
  )
}
