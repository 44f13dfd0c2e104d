import { UserRound } from 'lucide-react'
import { useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useStream } from '../../device/useStream.ts'
import { useOpenedDesign } from '../../studio/OpenDesignContext.ts'
import styles from './people.module.css'
import { hueOf, initialsOf, longestPersonName, useOwnName, usePersonName } from './personName.ts'

const mostShown = 4

/** Who has the design open: this person first, then the others. */
export function People() {
  const { t } = useTranslation()
  const { sync } = useOpenedDesign().engine
  const peers = useStream(sync.peers)
  const nameOf = usePersonName()
  return (
    <ul className={styles.people} aria-label={t('people.here')}>
      <li>
        <OwnAvatar />
      </li>
      {peers.slice(0, mostShown).map(({ client, author }) => (
        <li key={client}>
          <span className={styles.avatar} style={{ background: hueOf(author) }} data-tip={nameOf(author)}>
            <span aria-hidden>{initialsOf(nameOf(author))}</span>
            <span className="visually-hidden">{nameOf(author)}</span>
          </span>
        </li>
      ))}
      {peers.length > mostShown && (
        <li>
          <span className={`${styles.avatar} ${styles.others}`}>+{peers.length - mostShown}</span>
        </li>
      )}
    </ul>
  )
}

/** This person; a press lets one write how others see one called. */
function OwnAvatar() {
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
