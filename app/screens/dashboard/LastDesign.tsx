import { ArrowRight } from 'lucide-react'
import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { DesignCard } from '../../../server/contract/designs/design.ts'
import { useStream } from '../../device/useStream.ts'
import { formatDay } from '../../i18n/formats.ts'
import { editPath } from '../../session/paths.ts'
import { useServices } from '../../session/ServicesContext.ts'
import { DesignImage } from '../../ui/designs/GarmentSketch.tsx'
import { StatusTag } from '../../ui/designs/StatusTag.tsx'
import dashboardStyles from './dashboard.module.css'
import styles from './lastDesign.module.css'

/** The design that was worked on last, large, on a field of its own colour. */
export function LastDesign({ design }: { readonly design: DesignCard }) {
  const { t } = useTranslation('dashboard')
  const { language, now } = useServices()
  const chosen = useStream(language)
  const [body, trim = body] = design.colours
  const colour: CSSProperties & Record<'--trim', string> = { '--trim': trim ?? 'var(--brand-solid)' }
  return (
    <section className={styles.card} style={colour} aria-labelledby="last-design">
      <div className={styles.words}>
        <h2 className="display small" id="last-design">
          {design.name || t('unnamed')}
        </h2>
        <p>
          {t('edited', { day: formatDay(new Date(design.designedAt), new Date(now()), chosen) })}
          <StatusTag status={design.status} />
        </p>
        <div className={styles.actions}>
          <Link className={`button large ${styles.main}`} to={editPath(design)}>
            {t('last.goOn')}
            <ArrowRight aria-hidden />
          </Link>
          <Link className={`button large ${styles.other}`} to={`${editPath(design)}#players`}>
            {t('last.roster')}
          </Link>
        </div>
      </div>
      <div className={styles.image}>
        <DesignImage thumbnail={design.thumbnail} colours={design.colours} />
      </div>
    </section>
  )
}

/** One of the designs that were worked on lately. */
export function RecentDesign({ design }: { readonly design: DesignCard }) {
  const { t } = useTranslation('dashboard')
  const { language, now } = useServices()
  const chosen = useStream(language)
  return (
    <li>
      <Link className={dashboardStyles.design} to={editPath(design)}>
        <span className={dashboardStyles.designImage}>
          <DesignImage thumbnail={design.thumbnail} colours={design.colours} />
          <StatusTag status={design.status} />
        </span>
        <strong>{design.name || t('unnamed')}</strong>
        <span className={dashboardStyles.designDay}>
          {t('edited', { day: formatDay(new Date(design.designedAt), new Date(now()), chosen) })}
        </span>
      </Link>
    </li>
  )
}
