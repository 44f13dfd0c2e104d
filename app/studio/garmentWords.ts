import type { i18n } from 'i18next'
import type { GarmentPlugin } from '../../engine/index.ts'
import { fetchGarment } from '../../plugins/fetchGarment.ts'
import { addWords } from '../i18n/words.ts'

/** The words of a garment come with it, below `garment.<slug>`. */
export function addGarmentWords(words: i18n, { slug, labels }: Pick<GarmentPlugin, 'slug' | 'labels'>): void {
  const namespace = `garment.${slug}`
  if (!words.hasResourceBundle('en', namespace)) addWords(words, namespace, labels)
}

/** The garment that is designed at `/design/<slug>`, with its words; `null` for one that this build does not have. */
export async function fetchWordedGarment(words: i18n, slug: string): Promise<GarmentPlugin | null> {
  const garment = await fetchGarment(slug)
  if (garment) addGarmentWords(words, garment)
  return garment
}
