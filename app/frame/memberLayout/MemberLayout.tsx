import { House, type LucideIcon, Package, PanelLeft, Pin, PinOff, Shirt, Users } from 'lucide-react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, NavLink, Outlet, useLocation } from 'react-router-dom'
import { useStream } from '../../device/useStream.ts'
import { signInPath } from '../../session/paths.ts'
import { useServices } from '../../session/ServicesContext.ts'
import { LanguageMenu, SkipLink, ThemeButton } from '../../ui/BarTools.tsx'
import { useNavigate } from '../../ui/routing/RoutingContext.ts'
import { ScrollRestoration } from '../../ui/routing/ScrollRestoration.tsx'
import { TenantLogo } from '../../ui/TenantLogo.tsx'
import styles from './memberLayout.module.css'
import { UserMenu } from './UserMenu.tsx'
import { type MenuState, useMenuState } from './useMenuState.ts'

const toggleId = 'menu-toggle'
/** As the style sheet has it, in px. */
const barHeight = 72

/** The frame of the signed-in area. When the session ends, here or in another tab, it asks to sign in again. */
export function MemberLayout() {
  const { t } = useTranslation()
  const { session } = useServices()
  const { kind } = useStream(session.state)
  const menu = useMenuState()
  const { Part: Drawer } = menu.drawer
  const navigate = useNavigate()
  const { pathname, search } = useLocation()

  useEffect(() => {
    if (kind === 'out' && pathname.startsWith('/me/')) void navigate(signInPath(pathname + search), { replace: true })
  }, [kind, pathname, search, navigate])

  return (
    <div className={styles.page}>
      <MemberBar menu={menu} />
      {menu.shown === 'beside' && <MemberMenu menu={menu} />}
      {Drawer && (
        <Drawer
          key={menu.drawer.turn}
          trigger={toggleId}
          isOpen={menu.shown === 'over'}
          label={t('app:menu.folded')}
          top={barHeight}
          close={menu.close}
        >
          <MemberMenu menu={menu} />
        </Drawer>
      )}
      <main id="content" className={styles.content}>
        <Outlet />
      </main>
      <ScrollRestoration />
    </div>
  )
}

/** The logo, the menu's toggle, and who one is. */
export function MemberBar({ menu }: { readonly menu: MenuState }) {
  const { t } = useTranslation()
  return (
    <header className={styles.bar}>
      <SkipLink />
      <Link to="/" className={styles.logo} aria-label={t('app:home')}>
        <TenantLogo size={60} />
      </Link>
      <button
        {...menu.drawer.ahead}
        id={toggleId}
        type="button"
        className="icon-button"
        aria-label={t('app:menu.toggle')}
        aria-expanded={menu.shown !== 'hidden'}
        aria-busy={menu.drawer.isComing || undefined}
        onClick={menu.toggle}
      >
        <PanelLeft aria-hidden />
      </button>
      <div className={styles.tools}>
        <span className={styles.wide}>
          <LanguageMenu />
        </span>
        <ThemeButton />
        <UserMenu />
      </div>
    </header>
  )
}

/** The rooms of the signed-in area, in groups. Choosing one puts a menu away that lies over the page. */
export function MemberMenu({ menu }: { readonly menu: MenuState }) {
  const { t } = useTranslation()
  const PinIcon = menu.isPinned ? PinOff : Pin
  return (
    <nav className={styles.menu} aria-label={t('app:menu.main')}>
      {memberMenu.map(({ word, items }) => (
        <section key={word} aria-labelledby={`menu-${word}`}>
          <h2 id={`menu-${word}`}>{t(`app:memberMenu.${word}`)}</h2>
          {items.map(item => (
            <NavLink key={item.to} to={item.to} onClick={menu.close}>
              <item.icon aria-hidden />
              {t(`app:menu.${item.word}`)}
            </NavLink>
          ))}
        </section>
      ))}
      <div className={styles.menuEnd}>
        {menu.isWide ? (
          <button type="button" className="button" onClick={() => menu.pin(!menu.isPinned)}>
            <PinIcon aria-hidden />
            {menu.isPinned ? t('app:menu.unpin') : t('app:menu.pin')}
          </button>
        ) : (
          <LanguageMenu />
        )}
      </div>
    </nav>
  )
}

export interface MemberItem {
  readonly to: string
  readonly word: 'dashboard' | 'players' | 'assets' | 'histories'
  readonly icon: LucideIcon
}

export interface MemberGroup {
  readonly word: 'home' | 'resources' | 'ordering'
  readonly items: readonly MemberItem[]
}

/** The menu of the signed-in area. */
export const memberMenu: readonly MemberGroup[] = [
  { word: 'home', items: [{ to: '/me/dashboard', word: 'dashboard', icon: House }] },
  {
    word: 'resources',
    items: [
      { to: '/me/players', word: 'players', icon: Users },
      { to: '/me/assets', word: 'assets', icon: Shirt },
    ],
  },
  { word: 'ordering', items: [{ to: '/me/histories', word: 'histories', icon: Package }] },
]
