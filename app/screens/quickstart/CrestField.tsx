import { CircleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { DropZone } from '../../panelkit/pictures/DropZone.tsx'
import styles from './quickstart.module.css'
import type { CrestIntake } from './useCrest.ts'

/** The crest, as a file. */
export function CrestField({ crest, refusal, isBusy, give }: CrestIntake) {
  const { t } = useTranslation('quickstart')
  return (
    <section aria-label={t('crest')}>
      <h2>{t('crest')}</h2>
      {crest && (
        <p className={styles.crest}>
          <span className={styles.crestPicture}>{crest.address && <img src={crest.address} alt="" />}</span>
          <span className={styles.crestName}>{crest.name}</span>
        </p>
      )}
      <DropZone title={crest ? t('replace') : t('drop')} hint={t('dropHint')} busy={isBusy} give={give} />
      <div role="alert">
        {refusal && (
          <p className={styles.refusal}>
            <CircleAlert aria-hidden />
            {t(`app:picture.refused.${refusal.reason}`, { name: refusal.name })}
          </p>
        )}
      </div>
    </section>
  )
}
