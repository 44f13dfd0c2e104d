import { Pencil } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { showsKits } from '../../session/products.ts'
import { useShop } from '../../session/useShop.ts'
import { kitPicture } from '../../studio/kitPictures/kitPicture.ts'
import { GarmentSketch } from '../../ui/designs/GarmentSketch.tsx'
import styles from './firstKit.module.css'

const picture = kitPicture('product-soccer')

/** What stands in the place of the last design while there is none. */
export function FirstKit({ begin }: { readonly begin: string }) {
  const { t } = useTranslation('dashboard')
  const shop = useShop()
  return (
    <section className={styles.card} aria-labelledby="first-kit">
      <div className={styles.words}>
        <h2 className="display small" id="first-kit">
          {t('first.title')}
        </h2>
        <p>{t('first.text')}</p>
        <div className={styles.ways}>
          <Link className="button large ink" to={begin}>
            <Pencil aria-hidden />
            {t('first.begin')}
          </Link>
          <Link className="button large line" to="/store">
            {t('first.store')}
          </Link>
        </div>
      </div>
      <div className={styles.picture}>
        {picture && shop && showsKits(shop) ? (
          <img src={picture.address} width={picture.width} height={picture.height} alt="" />
        ) : (
          shop && <GarmentSketch type={shop.productTypes[0] ?? 'SOCCER_KIT'} />
        )}
      </div>
    </section>
  )
}
