import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { DesignCard } from '../../../server/contract/designs/design.ts'
import { DesignPicture } from '../../designs/DesignPicture.tsx'
import { editPath } from '../../designs/designPaths.ts'
import { StatusTag } from '../../designs/StatusTag.tsx'
import { useStream } from '../../device/useStream.ts'
import { formatDay } from '../../i18n/khmerFormat.ts'
import { useServices } from '../../shell/ServicesContext.ts'
import styles from './dashboard.module.css'

/** One of the designs that were worked on lately. */
export function RecentDesign({ design }: { readonly design: DesignCard }) {
  const { t } = useTranslation('dashboard')
  const { language, now } = useServices()
  const chosen = useStream(language)
  return (
    <li>
      <Link className={styles.design} to={editPath(design)}>
        <span className={styles.designPicture}>
          <DesignPicture thumbnail={design.thumbnail} colours={design.colours} />
          <StatusTag status={design.status} />
        </span>
        <strong>{design.name || t('unnamed')}</strong>
        <span className={styles.designDay}>
          {t('edited', { day: formatDay(new Date(design.designedAt), new Date(now()), chosen) })}
        </span>
      </Link>
    </li>
  )
}
