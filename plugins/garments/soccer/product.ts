import { soccerMoods } from './templates/moods.ts'
import en from './templates/names.en.json' with { type: 'json' }
import kh from './templates/names.kh.json' with { type: 'json' }

/** What public pages know of it without loading the garment: names and moods of templates too. */
export const product = {
  id: 'SOCCER_KIT',
  slug: 'soccer',
  hasLongSleeves: true,
  templates: { en, kh, moods: soccerMoods },
} as const
