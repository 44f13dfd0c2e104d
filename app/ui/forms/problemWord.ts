import { useTranslation } from 'react-i18next'
import type { Refused } from '../../session/api/clientResponse.ts'

type RequestError = Pick<Refused, 'kind' | 'code' | 'waitSeconds'> | { readonly kind: 'unreachable' }

/** Describes a refused request in the visitor's language, and what to do. */
export function useProblemWord(): (error: RequestError) => string {
  const { t, i18n } = useTranslation()
  return error => {
    if (error.kind === 'unreachable') return t('app:problem.unreachable')
    const code = error.code.replaceAll(' ', '-')
    const text = t(`app:problem.${i18n.exists(`app:problem.${code}`) ? code : 'something-went-wrong'}`)
    return error.waitSeconds ? `${text} ${t('app:problem.wait', { count: minutesOf(error.waitSeconds) })}` : text
  }
}

const minutesOf = (seconds: number): number => Math.max(1, Math.ceil(seconds / 60))

/** Describes the error of a field by the code of the server's schema. */
export function useFieldWord(): (code: string, label: string) => string {
  const { t, i18n } = useTranslation()
  return (code, label) => {
    const known = i18n.exists(`app:fieldError.${code}`) ? code : 'invalid'
    return t(`app:fieldError.${known}`, { label })
  }
}
