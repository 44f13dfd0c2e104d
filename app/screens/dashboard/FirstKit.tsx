import { Pencil } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useTenant } from '../../session/useTenant.ts'
import { productImage } from '../../studio/kitImages/kitImage.ts'
import { GarmentSketch } from '../../ui/designs/GarmentSketch.tsx'
import styles from './firstKit.module.css'

/** What stands in the place of the last design while there is none. */
export function FirstKit({ begin }: { readonly begin: string }) {
  const { t } = useTranslation('dashboard')
  const tenant = useTenant()
  const image = tenant && productImage(tenant.productTypes)
  return (
    <section className={styles.card} aria-labelledby="first-kit">
      <div className={styles.words}>
        <h2 className="display small" id="first-kit">
          {t('first.title')}
        </h2>
        <p>{t('first.text')}</p>
        <div className={styles.actions}>
          <Link className="button large ink" to={begin}>
            <Pencil aria-hidden />
            {t('first.begin')}
          </Link>
          <Link className="button large line" to="/store">
            {t('first.store')}
          </Link>
        </div>
      </div>
      <div className={styles.image}>
        {image ? (
          <img src={image.address} width={image.width} height={image.height} alt="" />
        ) : (
          tenant && <GarmentSketch type={tenant.productTypes[0] ?? 'SOCCER_KIT'} />
        )}
      </div>
    </section>
  )
}
