import { Languages, Moon, Sun } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useStream } from '../device/useStream.ts'
import { languageCodes, languages } from '../i18n/languages.ts'
import { useServices } from '../session/ServicesContext.ts'
import styles from './barTools.module.css'
import { Select } from './controls/native/Select.tsx'

/** The language selector. Each language is written in its own script. */
export function LanguageMenu() {
  const { t } = useTranslation()
  const { language } = useServices()
  const chosen = useStream(language)
  return (
    <label className={styles.language}>
      <Languages aria-hidden />
      <Select
        isPlain
        label={t('app:language')}
        value={chosen}
        choices={languageCodes.map(value => ({ value, label: languages[value].name, lang: languages[value].html }))}
        choose={code => language.set(code)}
      />
    </label>
  )
}

/** Light and dark. */
export function ThemeButton({ worded = false }: { readonly worded?: boolean }) {
  const { t } = useTranslation()
  const { theme } = useServices()
  const isDark = useStream(theme) === 'dark'
  const Icon = isDark ? Sun : Moon
  const label = isDark ? t('app:theme.light') : t('app:theme.dark')
  return (
    <button
      type="button"
      className={worded ? 'button' : 'icon-button'}
      aria-label={worded ? undefined : label}
      data-tip={worded ? undefined : label}
      onClick={() => theme.set(isDark ? 'light' : 'dark')}
    >
      <Icon aria-hidden />
      {worded && label}
    </button>
  )
}

/** The first thing that the keyboard meets: past the bar to what the page is about. Seen while it has the focus. */
export function SkipLink() {
  const { t } = useTranslation()
  return (
    <a className={styles.skip} href="#content">
      {t('app:menu.skip')}
    </a>
  )
}
