import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet, ScrollRestoration, useLocation, useNavigate } from 'react-router-dom'
import { useStream } from '../../device/useStream.ts'
import { signInPath } from '../../session/ownPath.ts'
import { useServices } from '../../session/ServicesContext.ts'
import { MemberBar } from './MemberBar.tsx'
import { MemberMenu } from './MemberMenu.tsx'
import styles from './memberLayout.module.css'
import { useMenuState } from './useMenuState.ts'

/** The frame of the signed-in area. When the session ends, here or in another tab, it asks to sign in again. */
export function MemberLayout() {
  const { t } = useTranslation()
  const { session } = useServices()
  const { kind } = useStream(session.state)
  const menu = useMenuState()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()

  useEffect(() => {
    if (kind === 'out' && pathname.startsWith('/me/')) void navigate(signInPath(pathname + search), { replace: true })
  }, [kind, pathname, search, navigate])

  return (
    <div className={styles.page} data-menu={menu.shown} data-pinned={menu.isPinned || undefined}>
      <MemberBar menu={menu} />
      {menu.isOver && (
        <button type="button" className={styles.veil} aria-label={t('app:menu.close')} onClick={menu.close} />
      )}
      {menu.shown !== 'hidden' && <MemberMenu menu={menu} />}
      <main id="content" className={styles.content}>
        <Outlet />
      </main>
      <ScrollRestoration />
    </div>
  )
}
