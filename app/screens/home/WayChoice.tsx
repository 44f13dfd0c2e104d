import { useTranslation } from 'react-i18next'
import { kitPicture } from '../../studio/kitPictures/kitPicture.ts'
import { type Way, ways } from '../../studio/kitPictures/ways.ts'
import styles from './hero.module.css'

/** The colourways to choose among, each with its picture. */
export function WayChoice({ way, choose }: { readonly way: Way; readonly choose: (way: Way) => void }) {
  const { t } = useTranslation('home')
  return ways.map(one => {
    const picture = kitPicture(`way-${one}`)
    return (
      <button
        key={one}
        type="button"
        className={styles.way}
        aria-label={t(`way.${one}`)}
        aria-pressed={one === way}
        onClick={() => choose(one)}
      >
        {picture && <img src={picture.address} width={picture.width} height={picture.height} alt="" />}
        <span>{t(`way.${one}`)}</span>
      </button>
    )
  })
}
