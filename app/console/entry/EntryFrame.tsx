import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { LanguageMenu, ThemeButton } from '../../ui/BarTools.tsx'
import { TenantLogo } from '../../ui/TenantLogo.tsx'
import styles from './entry.module.css'

/** A card on a quiet ground: whose console this is, and what is to be typed next. */
export function EntryFrame({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation('console')
  return (
    <div className={styles.frame}>
      <header className={styles.bar}>
        <TenantLogo size={32} />
        <span className={styles.badge}>{t('name')}</span>
        <span className={styles.tools}>
          <LanguageMenu />
          <ThemeButton />
        </span>
      </header>
      <main id="content" className={styles.card}>
        {children}
      </main>
    </div>
  )
}
