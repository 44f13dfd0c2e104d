import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useStream } from '../../device/useStream.ts'
import { type Language, languageCodes, languages } from '../../i18n/languages.ts'
import { useServices } from '../../session/ServicesContext.ts'
import { themes } from '../../session/theme.ts'
import { changeDetails } from './ownDetails.ts'
import styles from './setting.module.css'

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

interface Option<Value extends string> {
  readonly value: Value
  readonly word: string
  /** Of the word, where it is not the page's. */
  readonly lang?: string
}

interface ChoiceProps<Value extends string> {
  readonly label: string
  readonly value: Value
  readonly options: readonly Option<Value>[]
  choose(value: Value): void
}

/** One of a few, all of them in sight. */
function Choice<Value extends string>({ label, value, options, choose }: ChoiceProps<Value>) {
  const name = useId()
  return (
    <fieldset className={styles.choice}>
      <legend>{label}</legend>
      <div>
        {options.map(option => (
          <label key={option.value} lang={option.lang}>
            <input
              type="radio"
              className="visually-hidden"
              name={name}
              checked={option.value === value}
              onChange={() => choose(option.value)}
            />
            <span className={styles.option}>{option.word}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** Lets the letters of the shop come in the language of the page. Without a phone number the server takes no details yet. */
function useLetterLanguage(): (language: Language) => Promise<void> {
  const { session, client, queries } = useServices()
  return async language => {
    const now = session.state.current()
    if (now.kind !== 'in' || now.details.phone === null) return
    const { firstName, lastName, phone } = now.details
    const answer = await changeDetails(client, { firstName, lastName, phone, language }, undefined)
    if (answer.kind !== 'answered') return
    session.know(answer.value.details)
    queries.setQueryData(['setting', 'details'], answer)
  }
}
