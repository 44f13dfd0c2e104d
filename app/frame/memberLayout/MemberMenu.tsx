import { Pin, PinOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { NavLink } from 'react-router-dom'
import { LanguageMenu } from '../../ui/LanguageMenu.tsx'
import styles from './memberLayout.module.css'
import { memberMenu } from './memberMenu.ts'
import type { MenuState } from './useMenuState.ts'

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
