import en from './templates/names.en.json' with { type: 'json' }
import kh from './templates/names.kh.json' with { type: 'json' }

/** What public pages know of it without loading the garment: names of templates too. */
export const product = {
  id: 'OVERSIZED_SHIRT',
  slug: 'oversizedshirt',
  templates: { en, kh },
} as const
