import { ChevronDown, LayoutDashboard, LogOut, Shirt } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useStream } from '../../device/useStream.ts'
import { useServices } from '../../session/ServicesContext.ts'
import { useSignOut } from '../useSignOut.ts'
import styles from './publicLayout.module.css'

/** Sign in and sign up, or what is one's own. */
export function MeMenu() {
  const { t } = useTranslation()
  const { session } = useServices()
  const now = useStream(session.state)
  const signOut = useSignOut()
  const id = useId()
  if (now.kind === 'starting') return <span className={styles.waiting} />
  if (now.kind !== 'in') {
    return (
      <>
        <Link className={`button ${styles.signIn}`} to="/auth/signin">
          {t('app:menu.signIn')}
        </Link>
        <Link className="button ink" to="/auth/signup">
          {t('app:menu.signUp')}
        </Link>
      </>
    )
  }
  return (
    <>
      <button type="button" className="button" popoverTarget={id}>
        {t('app:menu.me')}
        <ChevronDown aria-hidden />
      </button>
      <div id={id} popover="auto" className={`unfolded ${styles.me}`}>
        <a className="button" href="/me/dashboard" target="_blank" rel="noopener">
          <LayoutDashboard aria-hidden />
          {t('app:menu.dashboard')}
        </a>
        <a className="button" href="/me/assets" target="_blank" rel="noopener">
          <Shirt aria-hidden />
          {t('app:menu.assets')}
        </a>
        <hr />
        <button type="button" className="button" popoverTarget={id} popoverTargetAction="hide" onClick={signOut}>
          <LogOut aria-hidden />
          {t('app:menu.signOut')}
        </button>
      </div>
    </>
  )
}
