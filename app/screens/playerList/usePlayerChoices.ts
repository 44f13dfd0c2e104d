import { useTranslation } from 'react-i18next'
import { sizeOptions } from './sizeOptions.ts'

/** The lists that are chosen from, in the visitor's language. */
export function usePlayerChoices() {
  const { t } = useTranslation('playerList')
  return {
    sizes: sizeOptions,
    shorts: [{ value: '', label: t('likeShirt') }, ...sizeOptions],
    sleeves: [
      { value: '', label: t('likeDesign') },
      { value: 'short', label: t('sleeve.short') },
      { value: 'long', label: t('sleeve.long') },
    ],
  }
}
