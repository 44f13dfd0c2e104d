export type PartOfDay = 'morning' | 'afternoon' | 'evening'

/** What somebody is greeted by at that time. */
export function partOfDay(at: Date): PartOfDay {
  const hour = at.getHours()
  if (hour >= 4 && hour < 12) return 'morning'
  return hour >= 12 && hour < 17 ? 'afternoon' : 'evening'
}
