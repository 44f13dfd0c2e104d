import { useTranslation } from 'react-i18next'
import type { DesignStatus } from '../../../server/contract/designs/design.ts'
import styles from './statusTag.module.css'

/** Where a design stands, as a tag. */
export function StatusTag({ status }: { readonly status: DesignStatus }) {
  const { t } = useTranslation()
  return (
    <span className={styles.tag} data-status={status}>
      {t(`app:status.${status}`)}
    </span>
  )
}
