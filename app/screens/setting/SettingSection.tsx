import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { skeletonItems } from '../../ui/EmptyState.tsx'
import styles from './setting.module.css'

interface SectionProps {
  readonly name: 'details' | 'appearance' | 'notifications' | 'password' | 'sessions' | 'delete'
  readonly children: ReactNode
}

/** One subject: what it is about at the left, what can be done at the right. */
export function SettingSection({ name, children }: SectionProps) {
  const { t } = useTranslation('setting')
  return (
    <section className={styles.section} aria-labelledby={`setting-${name}`}>
      <header>
        <h2 id={`setting-${name}`}>{t(`title.${name}`)}</h2>
        <p>{t(`lead.${name}`)}</p>
      </header>
      <div className={styles.card}>{children}</div>
    </section>
  )
}

/** Stands where lines will be. */
export function SectionWait({ rows }: { readonly rows: number }) {
  const { t } = useTranslation()
  return (
    <div className={styles.wait} role="status" aria-busy="true" aria-label={t('app:loading')}>
      {skeletonItems(rows).map(place => (
        <span key={place} className={styles.line} />
      ))}
    </div>
  )
}
