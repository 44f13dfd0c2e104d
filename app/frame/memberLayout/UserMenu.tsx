import { LogOut, Settings } from 'lucide-react'
import { useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useStream } from '../../device/useStream.ts'
import { fullName, nameOrder } from '../../i18n/formats.ts'
import { useServices } from '../../session/ServicesContext.ts'
import { useSignOut } from '../useSignOut.ts'
import styles from './memberLayout.module.css'

/** Who is signed in, with the settings and the way out. */
export function UserMenu() {
  const { t } = useTranslation()
  const { session, language } = useServices()
  const now = useStream(session.state)
  const chosen = useStream(language)
  const signOut = useSignOut()
  const id = useId()
  const menu = useRef<HTMLDivElement>(null)
  if (now.kind !== 'in') return null
  const { email } = now.details
  const name = fullName(now.details, chosen)
  return (
    <>
      <button type="button" className={styles.user} popoverTarget={id} aria-label={t('app:menu.user', { name })}>
        <span className={styles.initials} aria-hidden>
          {nameOrder(chosen).map(part => initialOf(now.details[part]))}
        </span>
        <span className={styles.userName}>{name}</span>
      </button>
      <div ref={menu} id={id} popover="auto" className={`unfolded ${styles.userMenu}`}>
        <p className={styles.userDetails}>
          <strong>{name}</strong>
          <span>{email}</span>
        </p>
        <hr />
        <Link className="button" to="/me/setting" onClick={() => menu.current?.hidePopover()}>
          <Settings aria-hidden />
          {t('app:menu.setting')}
        </Link>
        <button type="button" className="button" popoverTarget={id} popoverTargetAction="hide" onClick={signOut}>
          <LogOut aria-hidden />
          {t('app:menu.signOut')}
        </button>
      </div>
    </>
  )
}

const clusters = new Intl.Segmenter('km', { granularity: 'grapheme' })

/** The first cluster: a Khmer letter is not cut from its signs. */
function initialOf(name: string): string {
  const [first] = clusters.segment(name.trim())
  return first?.segment.toUpperCase() ?? ''
}
