import { useTranslation } from 'react-i18next'
import { useStream } from '../../device/useStream.ts'
import { useServices } from '../../session/ServicesContext.ts'
import { DaytimeIcon } from './DaytimeIcon.tsx'
import styles from './dashboard.module.css'
import { partOfDay } from './partOfDay.ts'

/** Greets by the time of the day. */
export function Greeting() {
  const { t } = useTranslation('dashboard')
  const { session, now } = useServices()
  const who = useStream(session.state)
  const at = new Date(now())
  const name = who.kind === 'in' ? who.details.firstName : ''
  return (
    <div className={styles.greeting}>
      <DaytimeIcon at={at} />
      <h1 className="display small">{t(`greeting.${partOfDay(at)}`, { name })}</h1>
    </div>
  )
}
