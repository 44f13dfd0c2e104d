import { Languages } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useStream } from '../device/useStream.ts'
import { isLanguage, languageCodes, languages } from '../i18n/languages.ts'
import { useServices } from '../session/ServicesContext.ts'
import styles from './languageMenu.module.css'

/** The language selector. Each language is written in its own script. */
export function LanguageMenu() {
  const { t } = useTranslation()
  const { language } = useServices()
  const chosen = useStream(language)
  return (
    <label className={styles.language}>
      <Languages aria-hidden />
      <select
        aria-label={t('app:language')}
        value={chosen}
        onChange={event => isLanguage(event.target.value) && language.set(event.target.value)}
      >
        {languageCodes.map(code => (
          <option key={code} value={code} lang={languages[code].html}>
            {languages[code].name}
          </option>
        ))}
      </select>
    </label>
  )
}
