import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useServices } from '../../session/ServicesContext.ts'
import { useShopName } from '../../session/useShopName.ts'
import { ShopMark } from '../../ui/ShopMark.tsx'
import styles from './publicLayout.module.css'

const groups = [
  { word: 'company', links: ['about', 'careers'] },
  { word: 'legal', links: ['privacy', 'terms'] },
] as const

/** Whose shop this is, and what it says of itself. */
export function Footer() {
  const { t } = useTranslation()
  const name = useShopName()
  const year = new Date(useServices().now()).getFullYear()
  return (
    <footer className={styles.footer}>
      <div className={styles.owner}>
        <ShopMark />
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
