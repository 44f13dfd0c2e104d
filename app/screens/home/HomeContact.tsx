import { lazy, Suspense, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useNear } from '../../device/display.ts'
import styles from './home.module.css'

const ContactForm = lazy(async () => ({ default: (await import('./ContactForm.tsx')).ContactForm }))

/** The form to write to the shop. It is fetched when somebody comes near: few go as far. */
export function HomeContact() {
  const { t } = useTranslation()
  const place = useRef<HTMLDivElement>(null)
  const isNear = useNear(place)
  const coming = <div className={styles.contactComing} role="status" aria-label={t('app:loading')} />
  return (
    <div ref={place} className={styles.contactPlace}>
      {isNear ? (
        <Suspense fallback={coming}>
          <ContactForm />
        </Suspense>
      ) : (
        coming
      )}
    </div>
  )
}
