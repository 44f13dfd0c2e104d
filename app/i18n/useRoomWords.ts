import { useTranslation } from 'react-i18next'
import { addWords, type WordsByLanguage } from './addWords.ts'

/**
 * The words of a room, which come with its screen: the screen calls this before its parts ask
 * `useTranslation('<room>')`.
 */
export function useRoomWords(room: string, roomWords: WordsByLanguage) {
  const { i18n } = useTranslation()
  if (!i18n.hasResourceBundle('en', room)) addWords(i18n, room, roomWords)
  return useTranslation(room).t
}
