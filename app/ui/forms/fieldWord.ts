import { useTranslation } from 'react-i18next'

/** Says what is wrong with a field, by the code that the server's schema gives. */
export function useFieldWord(): (code: string, label: string) => string {
  const { t, i18n } = useTranslation()
  return (code, label) => {
    const known = i18n.exists(`app:fieldError.${code}`) ? code : 'invalid'
    return t(`app:fieldError.${known}`, { label })
  }
}
