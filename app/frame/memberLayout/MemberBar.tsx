import { PanelLeft } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { LanguageMenu } from '../../ui/LanguageMenu.tsx'
import { ShopMark } from '../../ui/ShopMark.tsx'
import { SkipLink } from '../../ui/SkipLink.tsx'
import { ThemeButton } from '../../ui/ThemeButton.tsx'
import styles from './memberLayout.module.css'
import { UserMenu } from './UserMenu.tsx'
import type { MenuState } from './useMenuState.ts'

/** The logo, the menu's toggle, and who one is. */
export function MemberBar({ menu }: { readonly menu: MenuState }) {
  const { t } = useTranslation()
  return (
    <header className={styles.bar}>
      <SkipLink />
      <Link to="/" className={styles.logo} aria-label={t('app:home')}>
        <ShopMark size={36} />
      </Link>
      <button
        type="button"
        className="icon-button"
        aria-label={t('app:menu.toggle')}
        aria-expanded={menu.shown !== 'hidden'}
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
