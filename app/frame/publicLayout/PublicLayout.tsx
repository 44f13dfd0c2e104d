import { Menu } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link, NavLink, Outlet } from 'react-router-dom'
import type { Whoami } from '../../../server/contract/whoami.ts'
import { useServices } from '../../session/ServicesContext.ts'
import { useTenant, useTenantName } from '../../session/useTenant.ts'
import { LanguageMenu, SkipLink, ThemeButton } from '../../ui/BarTools.tsx'
import { Popover } from '../../ui/controls/popover/Popover.tsx'
import { ScrollRestoration } from '../../ui/routing/ScrollRestoration.tsx'
import { TenantLogo } from '../../ui/TenantLogo.tsx'
import { MeMenu } from './MeMenu.tsx'
import styles from './publicLayout.module.css'

/** The frame of the pages that everybody sees. */
export function PublicLayout() {
  return (
    <div className={styles.page}>
      <PublicBar />
      <div className={styles.content}>
        <Outlet />
      </div>
      <Footer />
      <ScrollRestoration />
    </div>
  )
}

/** The bar over every public page; on a narrow one its links fold into a menu. */
function PublicBar() {
  const { t } = useTranslation()
  const links = publicLinks(useTenant())
  const list = (close?: () => void) =>
    links.map(({ to, word }) => (
      <NavLink key={to} to={to} end={to === '/'} onClick={close}>
        {t(`app:menu.${word}`)}
      </NavLink>
    ))
  return (
    <header className={styles.bar}>
      <SkipLink />
      <span className={styles.fold}>
        <Popover
          button={<Menu aria-hidden />}
          buttonLabel={t('app:menu.open')}
          className="icon-button"
          label={t('app:menu.folded')}
          placement="bottom-start"
          width="min(320px, calc(100vw - 24px))"
        >
          {close => (
            <>
              <nav className={styles.folded} aria-label={t('app:menu.folded')}>
                {list(close)}
              </nav>
              <div className={styles.foldedTools}>
                <LanguageMenu />
                <ThemeButton />
              </div>
            </>
          )}
        </Popover>
      </span>
      <Link to="/" className={styles.mark} aria-label={t('app:home')}>
        <TenantLogo />
      </Link>
      <nav className={styles.links} aria-label={t('app:menu.main')}>
        {list()}
      </nav>
      <div className={styles.tools}>
        <span className={styles.wide}>
          <LanguageMenu />
          <ThemeButton />
        </span>
        <MeMenu />
      </div>
    </header>
  )
}

interface PublicLink {
  readonly to: string
  readonly word: 'home' | 'store' | 'pricing' | 'products' | 'quickstart'
}

/** What the public menu shows: Products with more than one product type, Quick start with soccer kits. */
export function publicLinks(tenant: Pick<Whoami, 'productTypes'> | null): readonly PublicLink[] {
  const types = tenant?.productTypes ?? []
  return [
    { to: '/', word: 'home' },
    { to: '/store', word: 'store' },
    { to: '/pricing', word: 'pricing' },
    ...(types.length > 1 ? [{ to: '/products', word: 'products' } as const] : []),
    ...(types.includes('SOCCER_KIT') ? [{ to: '/quickstart', word: 'quickstart' } as const] : []),
  ]
}

const groups = [
  { word: 'company', links: ['about', 'careers'] },
  { word: 'legal', links: ['privacy', 'terms'] },
] as const

/** Whose shop this is, and what it says of itself. */
function Footer() {
  const { t } = useTranslation()
  const name = useTenantName()
  const year = new Date(useServices().now()).getFullYear()
  return (
    <footer className={styles.footer}>
      <div className={styles.owner}>
        <TenantLogo />
        <p>
          © {year} {name}
        </p>
        <Link to="/credits">{t('app:footer.credits')}</Link>
      </div>
      {groups.map(({ word, links }) => (
        <nav key={word} aria-label={t(`app:footer.${word}`)}>
          <h2>{t(`app:footer.${word}`)}</h2>
          {links.map(link => (
            <Link key={link} to={`/${link}`}>
              {t(`app:footer.${link}`)}
            </Link>
          ))}
        </nav>
      ))}
    </footer>
  )
}
