import { Globe, Users } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { DesignCard } from '../../../server/contract/designs/design.ts'
import { useStream } from '../../device/useStream.ts'
import { formatDay } from '../../i18n/formats.ts'
import { editPath } from '../../session/paths.ts'
import { useServices } from '../../session/ServicesContext.ts'
import { DesignImage } from '../../ui/designs/GarmentSketch.tsx'
import { NameField } from '../../ui/designs/NameField.tsx'
import { StatusTag } from '../../ui/designs/StatusTag.tsx'
import styles from './designItem.module.css'
import { ItemMenu } from './ItemMenu.tsx'
import { useDesignActions } from './useDesignActions.ts'

const ShareCardDialog = lazy(async () => ({ default: (await import('./ShareCardDialog.tsx')).ShareCardDialog }))

/** One design of the account: opened with a click, the rest in its menu. */
export function DesignItem({ design }: { readonly design: DesignCard }) {
  const { t } = useTranslation('designList')
  const { language, now } = useServices()
  const chosen = useStream(language)
  const actions = useDesignActions(design)
  const [isNaming, setNaming] = useState(false)
  const [isSharing, setSharing] = useState(false)
  const name = design.name || t('unnamed')
  const finish = (written: string | null) => {
    setNaming(false)
    if (written !== null && written.trim() !== design.name) actions.rename(written.trim())
  }
  return (
    <>
      <Link className={styles.image} to={editPath(design)} tabIndex={-1} aria-hidden>
        <DesignImage thumbnail={design.thumbnail} colours={design.colours} />
      </Link>
      <div className={styles.tags}>
        <StatusTag status={design.status} />
        {design.publishedAt !== null && (
          <span className={styles.published}>
            <Globe role="img" aria-label={t('published')} />
          </span>
        )}
      </div>
      <div className={styles.words}>
        {isNaming ? (
          <NameField
            className={styles.field}
            name={design.name}
            label={t('naming')}
            placeholder={t('unnamed')}
            finish={finish}
          />
        ) : (
          <h2>
            <Link to={editPath(design)}>{name}</Link>
          </h2>
        )}
        <p>
          {t('edited', { day: formatDay(new Date(design.designedAt), new Date(now()), chosen) })}
          {design.players + design.goalkeepers > 0 && (
            <span className={styles.players}>
              <Users aria-hidden />
              {t('players', { count: design.players + design.goalkeepers })}
            </span>
          )}
        </p>
      </div>
      <ItemMenu
        design={design}
        name={name}
        actions={actions}
        rename={() => setNaming(true)}
        share={() => setSharing(true)}
      />
      {isSharing && (
        <Suspense>
          <ShareCardDialog design={design} close={() => setSharing(false)} />
        </Suspense>
      )}
    </>
  )
}
