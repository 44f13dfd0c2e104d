/** Periods that one press chooses, in days up to today. */
export const usualPeriods = [30, 90, 365] as const

const dayMs = 24 * 60 * 60 * 1000

/** The day of a moment on the clock of this device: `2026-11-23`. */
export function dayOf(moment: Date): string {
  const parts = [moment.getMonth() + 1, moment.getDate()].map(part => String(part).padStart(2, '0'))
  return [moment.getFullYear(), ...parts].join('-')
}

export interface Period {
  readonly from: string
  readonly to: string
}

/** The last days up to today. */
export const lastDays = (days: number, now: number): Period => ({
  from: dayOf(new Date(now - (days - 1) * dayMs)),
  to: dayOf(new Date(now)),
})

/** Short enough for an axis, and the same in both languages: `23/11`, a month `11/2026`. */
export function axisDay(at: string, by: 'day' | 'week' | 'month'): string {
  const [year, month, day] = at.split('-').map(Number)
  return by === 'month' ? `${month}/${year}` : `${day}/${month}`
}

/** Minutes that the clock of this device is ahead of UTC. */
export const minutesAhead = (now: number): number => -new Date(now).getTimezoneOffset() || 0
