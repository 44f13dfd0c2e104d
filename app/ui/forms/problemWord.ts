import { useTranslation } from 'react-i18next'
import type { Refused } from '../../session/api/answer.ts'

type Trouble = Pick<Refused, 'kind' | 'code' | 'waitSeconds'> | { readonly kind: 'unreachable' }

/** Says in the visitor's language what the server refused, and what to do. */
export function useProblemWord(): (trouble: Trouble) => string {
  const { t, i18n } = useTranslation()
  return trouble => {
    if (trouble.kind === 'unreachable') return t('app:problem.unreachable')
    const code = trouble.code.replaceAll(' ', '-')
    const said = t(`app:problem.${i18n.exists(`app:problem.${code}`) ? code : 'something-went-wrong'}`)
    return trouble.waitSeconds ? `${said} ${t('app:problem.wait', { count: minutesOf(trouble.waitSeconds) })}` : said
  }
}

const minutesOf = (seconds: number): number => Math.max(1, Math.ceil(seconds / 60))

/** Says what is wrong with a field, by the code that the server's schema gives. */
export function useFieldWord(): (code: string, label: string) => string {
  const { t, i18n } = useTranslation()
  return (code, label) => {
    const known = i18n.exists(`app:fieldError.${code}`) ? code : 'invalid'
    return t(`app:fieldError.${known}`, { label })
  }
}
