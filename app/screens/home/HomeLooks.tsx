import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useShop } from '../../session/useShop.ts'
import { kitPicture } from '../../studio/kitPictures/kitPicture.ts'
import styles from './home.module.css'

/** More would push the prices out of sight. */
const mostShown = 6

/** The shop's templates, each a way into the designer. */
export function HomeLooks() {
  const { t } = useTranslation('home')
  const looks = (useShop()?.templates ?? []).slice(0, mostShown)
  return (
    <ul className={styles.looks}>
      {looks.map(look => {
        const picture = kitPicture(`look-${look}`)
        return (
          picture && (
            <li key={look}>
              <Link className={styles.look} to={`/design/soccer?template=${look}`}>
                <img src={picture.address} width={picture.width} height={picture.height} alt="" loading="lazy" />
                {t(`app:look.${look}`)}
              </Link>
            </li>
          )
        )
      })}
    </ul>
  )
}
