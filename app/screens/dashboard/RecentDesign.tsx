import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { DesignCard } from '../../../server/contract/designs/design.ts'
import { useStream } from '../../device/useStream.ts'
import { formatDay } from '../../i18n/khmerFormat.ts'
import { editPath } from '../../session/paths.ts'
import { useServices } from '../../session/ServicesContext.ts'
import { DesignPicture } from '../../ui/designs/GarmentSketch.tsx'
import { StatusTag } from '../../ui/designs/StatusTag.tsx'
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
