import { useScreenWords } from '../../i18n/words.ts'
import en from './words/en.json' with { type: 'json' }
import kh from './words/kh.json' with { type: 'json' }

/** The words of comments, which come with the first part that shows some. */
export const useCommentWords = () => useScreenWords('comments', { en, kh })
