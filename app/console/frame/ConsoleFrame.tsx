import { PanelLeft, Search } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, NavLink, Outlet, useLocation } from 'react-router-dom'
import { LanguageMenu, SkipLink, ThemeButton } from '../../ui/BarTools.tsx'
import { useNavigate } from '../../ui/routing/RoutingContext.ts'
import { ScrollRestoration } from '../../ui/routing/ScrollRestoration.tsx'
import { TenantLogo } from '../../ui/TenantLogo.tsx'
import { useStaff } from '../session/EntranceContext.ts'
import { ConsoleShortcuts, useConsoleShortcuts } from './consoleShortcuts.tsx'
import styles from './frame.module.css'
import { navigation } from './navigation.ts'
import { StaffMenu } from './StaffMenu.tsx'

/** The frame of the console: navigation, search and the user menu. */
export function ConsoleFrame() {
  const { t } = useTranslation('console')
  const search = useRef<HTMLInputElement>(null)
  const [isOpen, setOpen] = useState(false)
  const shortcuts = useConsoleShortcuts(search)
  return (
    <div className={styles.page} data-open={isOpen || undefined}>
      <header className={styles.bar}>
        <SkipLink />
        <button
          type="button"
          className={`icon-button ${styles.toggle}`}
          aria-label={t('app:menu.toggle')}
          aria-expanded={isOpen}
          aria-controls="console-menu"
          onClick={() => setOpen(!isOpen)}
        >
          <PanelLeft aria-hidden />
        </button>
        <Link to="/console" className={styles.logo} aria-label={t('home')}>
          <TenantLogo size={32} nameClass={styles.shop} />
        </Link>
        <SearchBar field={search} />
        <div className={styles.tools}>
          <span className={styles.wide}>
            <LanguageMenu />
          </span>
          <ThemeButton />
          <StaffMenu openShortcuts={shortcuts.open} />
        </div>
      </header>
      <Navigation close={() => setOpen(false)} />
      <main id="content" className={styles.content}>
        <Outlet />
      </main>
      <ScrollRestoration />
      {shortcuts.isOpen && <ConsoleShortcuts close={shortcuts.close} />}
    </div>
  )
}

function Navigation({ close }: { close(): void }) {
  const { t } = useTranslation('console')
  const staff = useStaff()
  return (
    <nav id="console-menu" className={styles.menu} aria-label={t('app:menu.main')}>
      {navigation.map(({ word, items }) => {
        const allowed = items.filter(({ right }) => staff.may(right))
        if (allowed.length === 0) return null
        return (
          <section key={word} aria-labelledby={`group-${word}`}>
            <h2 id={`group-${word}`}>{t(`nav.${word}`)}</h2>
            {allowed.map(item => (
              <NavLink key={item.to} to={item.to} end={item.isExact ?? false} onClick={close}>
                <item.icon aria-hidden />
                {t(`nav.${item.word}`)}
              </NavLink>
            ))}
          </section>
        )
      })}
      <div className={styles.narrow}>
        <LanguageMenu />
      </div>
    </nav>
  )
}

/** Enter searches orders, designs and customers; on the list of orders it narrows that. */
function SearchBar({ field }: { readonly field: React.RefObject<HTMLInputElement | null> }) {
  const { t } = useTranslation('console')
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const isHere = pathname === '/console/orders' || pathname === '/console/search'
  const sought = isHere ? (new URLSearchParams(search).get('search') ?? '') : ''
  return (
    <search className={styles.search}>
      <form
        onSubmit={event => {
          event.preventDefault()
          const wanted = field.current?.value.trim() ?? ''
          const to = pathname === '/console/orders' ? pathname : '/console/search'
          if (wanted !== '') void navigate(`${to}?search=${encodeURIComponent(wanted)}`)
          else if (isHere) void navigate('/console/orders')
        }}
      >
        <Search aria-hidden />
        <input
          key={sought}
          ref={field}
          type="search"
          defaultValue={sought}
          maxLength={80}
          placeholder={t('search')}
          aria-label={t('search')}
        />
        <kbd aria-hidden>/</kbd>
      </form>
    </search>
  )
}
