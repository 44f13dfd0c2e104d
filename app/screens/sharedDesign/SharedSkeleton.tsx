import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { useServices } from '../../session/ServicesContext.ts'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { SlowHint } from '../../ui/SlowHint.tsx'
import { TenantLogo } from '../../ui/TenantLogo.tsx'
import { knownShown, sourceOf } from './knownShown.ts'
import { SharedImage } from './SharedImage.tsx'
import styles from './sharedDesign.module.css'

/** The layout of a shared design, while what shows it is fetched; with its name and image as far as they are known. */
export function SharedSkeleton() {
  const { t } = useTranslation()
  const shown = knownShown(useServices(), sourceOf(useParams()))
  return (
    <div className={styles.screen} data-panel={shown !== null || undefined}>
      {shown?.name && <PageTitle>{shown.name}</PageTitle>}
      <header className={styles.top}>
        <TenantLogo />
        {shown && (
          <div className={styles.head}>
            <p>&nbsp;</p>
            <h1 className="display">{shown.name || <>&nbsp;</>}</h1>
          </div>
        )}
      </header>
      <main className={styles.stage} role="status" aria-label={t('loading')}>
        {shown && <SharedImage design={shown} />}
        <SlowHint />
      </main>
      {shown && (
        <>
          <aside className={styles.panel} />
          <div className={styles.actions} aria-hidden>
            <span className="button large">&nbsp;</span>
          </div>
        </>
      )}
    </div>
  )
}
