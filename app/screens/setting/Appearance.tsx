import { useTranslation } from 'react-i18next'
import { useStream } from '../../device/useStream.ts'
import { type Language, languageCodes, languages } from '../../i18n/languages.ts'
import { useServices } from '../../session/ServicesContext.ts'
import { themes } from '../../session/theme.ts'
import { Segments, type SegmentsProps } from '../../ui/controls/native/Segments.tsx'
import { changeDetails } from './ownDetails.ts'
import styles from './setting.module.css'

/** The language, also of emails, and the colours. */
export function Appearance() {
  const { t } = useTranslation('setting')
  const { language, theme } = useServices()
  const [code, colours] = [useStream(language), useStream(theme)]
  const setEmailLanguage = useEmailLanguage()
  return (
    <div className={styles.form}>
      <Choice
        label={t('app:language')}
        value={code}
        segments={languageCodes.map(value => ({
          value,
          label: languages[value].name,
          lang: languages[value].html,
        }))}
        choose={value => {
          language.set(value)
          void setEmailLanguage(value)
        }}
      />
      <Choice
        label={t('appearance.theme')}
        value={colours}
        segments={themes.map(value => ({ value, label: t(`appearance.${value}`) }))}
        choose={value => theme.set(value)}
      />
    </div>
  )
}

type ChoiceProps<Value extends string> = Pick<SegmentsProps<Value>, 'label' | 'segments' | 'value' | 'choose'>

/** One of a few beside what it is about. */
const Choice = <Value extends string>(props: ChoiceProps<Value>) => (
  <div className={styles.choice}>
    <span aria-hidden>{props.label}</span>
    <Segments isLarge {...props} />
  </div>
)

/** Sets the language of the shop's emails to that of the page. Without a phone number the server takes no details yet. */
function useEmailLanguage(): (language: Language) => Promise<void> {
  const { session, client, queries } = useServices()
  return async language => {
    const now = session.state.current()
    if (now.kind !== 'in' || now.details.phone === null) return
    const { firstName, lastName, phone } = now.details
    const response = await changeDetails(client, { firstName, lastName, phone, language }, undefined)
    if (response.kind !== 'ok') return
    session.replaceDetails(response.value.details)
    queries.setQueryData(['setting', 'details'], response)
  }
}
