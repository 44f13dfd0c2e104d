import type { Mood } from '../../../../engine/plugin.ts'

/** How loud each template is. Public pages know it without loading the garment. */
export const soccerMoods = {
  kbach: 'quiet',
  sash: 'classic',
  stripes: 'classic',
  yoke: 'classic',
  halftone: 'bold',
  halves: 'classic',
  pinstripe: 'quiet',
  hoops: 'classic',
  chevron: 'bold',
  scales: 'quiet',
  slash: 'bold',
  centre: 'classic',
} as const satisfies Readonly<Record<string, Mood>>
