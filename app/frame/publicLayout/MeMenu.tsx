import { ChevronDown, LayoutDashboard, LogOut, Shirt } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useStream } from '../../device/useStream.ts'
import { useServices } from '../../session/ServicesContext.ts'
import { Menu } from '../../ui/controls/menu/Menu.tsx'
import { useSignOut } from '../useSignOut.ts'
import styles from './publicLayout.module.css'

/** Sign in and sign up, or the pages of the signed-in person. */
export function MeMenu() {
  const { t } = useTranslation()
  const { session } = useServices()
  const now = useStream(session.state)
  const signOut = useSignOut()
  // Unseen, so that nothing moves for most when it is known who is here.
  if (now.kind === 'starting') {
    return (
      <span className={styles.waiting}>
        <EntranceLinks />
      </span>
    )
  }
  if (now.kind !== 'in') return <EntranceLinks />
  const own = [
    { id: 'dashboard', label: t('app:menu.dashboard'), icon: LayoutDashboard, to: '/me/dashboard', isNewTab: true },
    { id: 'assets', label: t('app:menu.assets'), icon: Shirt, to: '/me/assets', isNewTab: true },
  ]
  const out = { id: 'signOut', label: t('app:menu.signOut'), icon: LogOut, act: signOut }
  return (
    <Menu
      className="button"
      groups={[
        { id: 'own', items: own },
        { id: 'out', items: [out] },
      ]}
      gap={8}
    >
      {t('app:menu.me')}
      <ChevronDown aria-hidden />
    </Menu>
  )
}

function EntranceLinks() {
  const { t } = useTranslation()
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
