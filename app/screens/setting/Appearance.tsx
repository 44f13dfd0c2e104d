import { useTranslation } from 'react-i18next'
import { useStream } from '../../device/useStream.ts'
import { languageCodes, languages } from '../../i18n/languages.ts'
import { useServices } from '../../session/ServicesContext.ts'
import { themes } from '../../session/theme.ts'
import { Choice } from './Choice.tsx'
import styles from './setting.module.css'
import { useLetterLanguage } from './useLetterLanguage.ts'

/** The language, of the letters too, and the colours. */
export function Appearance() {
  const { t } = useTranslation('setting')
  const { language, theme } = useServices()
  const [code, colours] = [useStream(language), useStream(theme)]
  const tellLetters = useLetterLanguage()
  return (
    <div className={styles.form}>
      <Choice
        label={t('app:language')}
        value={code}
        options={languageCodes.map(value => ({
          value,
          word: languages[value].name,
          lang: languages[value].html,
        }))}
        choose={value => {
          language.set(value)
          void tellLetters(value)
        }}
      />
      <Choice
        label={t('appearance.theme')}
        value={colours}
        options={themes.map(value => ({ value, word: t(`appearance.${value}`) }))}
        choose={value => theme.set(value)}
      />
    </div>
  )
}
