import { MoonStar, Sun } from 'lucide-react'
import styles from './daytimeIcon.module.css'

/** From six in the morning until six in the evening. */
export const isDaytime = (at: Date): boolean => at.getHours() >= 6 && at.getHours() < 18

/** The sun by day, the moon by night. */
export function DaytimeIcon({ at }: { readonly at: Date }) {
  const isDay = isDaytime(at)
  const Icon = isDay ? Sun : MoonStar
  return <Icon className={styles.icon} data-daytime={isDay ? 'day' : 'night'} size={45} strokeWidth={1.5} aria-hidden />
}
