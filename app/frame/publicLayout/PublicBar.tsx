import { Menu } from 'lucide-react'
import { useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, NavLink } from 'react-router-dom'
import { useShop } from '../../session/useShop.ts'
import { LanguageMenu } from '../../ui/LanguageMenu.tsx'
import { ShopMark } from '../../ui/ShopMark.tsx'
import { SkipLink } from '../../ui/SkipLink.tsx'
import { ThemeButton } from '../../ui/ThemeButton.tsx'
import { MeMenu } from './MeMenu.tsx'
import styles from './publicLayout.module.css'
import { publicLinks } from './publicLinks.ts'

/** The bar over every public page; on a narrow one its links fold into a menu. */
export function PublicBar() {
  const { t } = useTranslation()
  const links = publicLinks(useShop())
  const id = useId()
  const folded = useRef<HTMLDivElement>(null)
  const close = () => folded.current?.hidePopover()
  const list = links.map(({ to, word }) => (
    <NavLink key={to} to={to} end={to === '/'} onClick={close}>
      {t(`app:menu.${word}`)}
    </NavLink>
  ))
  return (
    <header className={styles.bar}>
      <SkipLink />
      <button type="button" className={`icon-button ${styles.fold}`} aria-label={t('app:menu.open')} popoverTarget={id}>
        <Menu aria-hidden />
      </button>
      <div ref={folded} id={id} popover="auto" className={`unfolded ${styles.folded}`}>
        <nav aria-label={t('app:menu.folded')}>{list}</nav>
        <div className={styles.foldedTools}>
          <LanguageMenu />
          <ThemeButton />
        </div>
      </div>
      <Link to="/" className={styles.mark} aria-label={t('app:home')}>
        <ShopMark />
      </Link>
      <nav className={styles.links} aria-label={t('app:menu.main')}>
        {list}
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
