import { UserRound } from 'lucide-react'
import { useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useOpenedDesign } from '../../studio/OpenDesignContext.ts'
import { hueOf } from './hueOf.ts'
import { initialsOf } from './initialsOf.ts'
import { longestPersonName } from './ownName.ts'
import styles from './people.module.css'
import { useOwnName } from './useOwnName.ts'

/** This person; a press lets one write how others see one called. */
export function OwnAvatar() {
  const { t } = useTranslation()
  const { author } = useOpenedDesign().engine.timeline.log()
  const [name, rename] = useOwnName()
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const popover = useRef<HTMLFormElement>(null)
  return (
    <>
      <button
        type="button"
        className={styles.avatar}
        style={{ background: hueOf(author) }}
        popoverTarget={id}
        aria-label={name ? t('people.youNamed', { name }) : t('people.nameYourself')}
        data-tip={name || t('people.nameYourself')}
      >
        {name ? <span aria-hidden>{initialsOf(name)}</span> : <UserRound aria-hidden />}
      </button>
      <form
        ref={popover}
        id={id}
        popover="auto"
        className={styles.naming}
        onSubmit={event => {
          event.preventDefault()
          rename(field.current?.value ?? '')
          popover.current?.hidePopover()
        }}
      >
        <label htmlFor={`${id}field`}>{t('people.yourName')}</label>
        <input
          ref={input => {
            field.current = input
            // The popover gives it the focus as it opens; an event would come after the first letters.
            input?.setAttribute('autofocus', '')
          }}
          id={`${id}field`}
          key={name}
          defaultValue={name}
          maxLength={longestPersonName}
          placeholder={t('people.yourNameHint')}
          autoComplete="nickname"
          onFocus={event => event.target.select()}
        />
        <button type="submit" className="button soft">
          {t('people.keepName')}
        </button>
      </form>
    </>
  )
}
