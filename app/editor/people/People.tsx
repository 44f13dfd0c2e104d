import { UserRound } from 'lucide-react'
import { useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useStream } from '../../device/useStream.ts'
import { useOpenedDesign } from '../../studio/OpenDesignContext.ts'
import { Popover } from '../../ui/controls/popover/Popover.tsx'
import { useEditorControls } from '../controls/EditorControlsContext.ts'
import styles from './people.module.css'
import { hueOf, initialsOf, longestPersonName, useOwnName, usePersonName } from './personName.ts'

const maxShown = 4

/** Who has the design open: this person first, then the others. */
export function People() {
  const { t } = useTranslation()
  const { sync } = useOpenedDesign().engine
  const peers = useStream(sync.peers)
  const nameOf = usePersonName()
  const { followed, follow } = useEditorControls()
  return (
    <ul className={styles.people} aria-label={t('people.here')}>
      <li>
        <OwnAvatar />
      </li>
      {peers.slice(0, maxShown).map(({ peer, author }) => (
        <li key={peer}>
          <button
            type="button"
            className={styles.avatar}
            style={{ background: hueOf(author) }}
            aria-pressed={followed === peer}
            data-tip={t(followed === peer ? 'people.unfollow' : 'people.follow', { name: nameOf(author) })}
            onClick={() => follow(followed === peer ? null : peer)}
          >
            <span aria-hidden>{initialsOf(nameOf(author))}</span>
            <span className="visually-hidden">{t('people.follow', { name: nameOf(author) })}</span>
          </button>
        </li>
      ))}
      {peers.length > maxShown && (
        <li>
          <span className={`${styles.avatar} ${styles.others}`}>+{peers.length - maxShown}</span>
        </li>
      )}
    </ul>
  )
}

/** This person; a press opens a form to change the name that others see. */
function OwnAvatar() {
  const { t } = useTranslation()
  const { author } = useOpenedDesign().engine.timeline.log()
  const [name, rename] = useOwnName()
  const label = name ? t('people.youNamed', { name }) : t('people.nameYourself')
  return (
    <Popover
      button={name ? <span aria-hidden>{initialsOf(name)}</span> : <UserRound aria-hidden />}
      buttonLabel={label}
      tip={name || label}
      className={styles.avatar ?? ''}
      style={{ background: hueOf(author) }}
      label={t('people.yourName')}
      width="264px"
    >
      {close => (
        <NameForm
          name={name}
          save={typed => {
            rename(typed)
            close()
          }}
        />
      )}
    </Popover>
  )
}

interface NameFormProps {
  readonly name: string
  readonly save: (name: string) => void
}

function NameForm({ name, save }: NameFormProps) {
  const { t } = useTranslation()
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  return (
    <form
      className={styles.naming}
      onSubmit={event => {
        event.preventDefault()
        save(field.current?.value ?? '')
      }}
    >
      <label htmlFor={id}>{t('people.yourName')}</label>
      <input
        ref={field}
        id={id}
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
  )
}
