import { MoonStar, Sun } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useStream } from '../../device/useStream.ts'
import { useServices } from '../../session/ServicesContext.ts'
import styles from './dashboard.module.css'

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

/** From six in the morning until six in the evening. */
export const isDaytime = (at: Date): boolean => at.getHours() >= 6 && at.getHours() < 18

/** The sun by day, the moon by night. */
function DaytimeIcon({ at }: { readonly at: Date }) {
  const isDay = isDaytime(at)
  const Icon = isDay ? Sun : MoonStar
  return <Icon className={styles.icon} data-daytime={isDay ? 'day' : 'night'} size={45} strokeWidth={1.5} aria-hidden />
}

type PartOfDay = 'morning' | 'afternoon' | 'evening'

/** What somebody is greeted by at that time. */
export function partOfDay(at: Date): PartOfDay {
  const hour = at.getHours()
  if (hour >= 4 && hour < 12) return 'morning'
  return hour >= 12 && hour < 17 ? 'afternoon' : 'evening'
}
