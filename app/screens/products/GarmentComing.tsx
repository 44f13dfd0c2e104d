import { Link, matchPath, useLocation } from 'react-router-dom'
import { productTypes } from '../../../server/contract/tenantSettings.ts'
import { useScreenWords } from '../../i18n/words.ts'
import { isDesignable, slugOf } from '../../session/products.ts'
import { useTenant } from '../../session/useTenant.ts'
import { GarmentSketch } from '../../ui/designs/GarmentSketch.tsx'
import { NotFound } from '../../ui/NotFound.tsx'
import { PageTitle } from '../../ui/PageTitle.tsx'
import styles from './products.module.css'
import en from './words/en.json' with { type: 'json' }
import kh from './words/kh.json' with { type: 'json' }

/** `/design/<slug>` of a garment that cannot be designed yet: says so, and leads to what is there. */
export function GarmentComing() {
  const t = useScreenWords('products', { en, kh })
  const { pathname } = useLocation()
  const tenant = useTenant()
  const type = productTypes.find(known => matchPath(`/design/${slugOf(known)}`, pathname))
  const [ready] = tenant?.productTypes.filter(isDesignable) ?? []
  if (!type) return <NotFound />
  const name = t(`app:product.${type}`)
  return (
    <main id="content" className={styles.soon}>
      <PageTitle>{name}</PageTitle>
      <span className={styles.soonSketch}>
        <GarmentSketch type={type} />
      </span>
      <h1 className="display">{name}</h1>
      <p className={styles.lead}>{t('soon.text')}</p>
      <div className={styles.actions}>
        {ready && (
          <Link className="button primary large" to={`/design/${slugOf(ready)}?new`}>
            {t('soon.other', { name: t(`app:product.${ready}`) })}
          </Link>
        )}
        <Link className={`button large ${ready ? 'line' : 'primary'}`} to="/#contact">
          {t('soon.contact')}
        </Link>
      </div>
    </main>
  )
}
