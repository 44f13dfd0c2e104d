import { Upload } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { versionTag } from '../../../server/contract/call.ts'
import {
  changeIconCall,
  changeLogoCall,
  logoTypes,
  removeIconCall,
} from '../../../server/contract/console/shopSettings.ts'
import { useServices } from '../../session/ServicesContext.ts'
import styles from './shop.module.css'
import type { ShopPartProps } from './useShop.ts'

/** The logo of the shop and the icon of its tab, which is the logo until there is another. */
export function ShopImages({ shop, take }: Pick<ShopPartProps, 'shop' | 'take'>) {
  const { t } = useTranslation('shop')
  const { client } = useServices()
  const headers = { 'if-match': versionTag(shop.version) }
  const removeIcon = async () => take(await client.send(removeIconCall, { headers }))
  return (
    <>
      <ImageField
        label={t('branding.logo')}
        hint={t('branding.logoHint')}
        image={shop.logo}
        send={async file => take(await client.send(changeLogoCall, { headers, body: file }))}
      />
      <ImageField
        label={t('branding.icon')}
        hint={t('branding.iconHint')}
        image={shop.icon ?? shop.logo}
        send={async file => take(await client.send(changeIconCall, { headers, body: file }))}
        end={
          shop.icon !== null && (
            <button type="button" className="button soft" onClick={removeIcon}>
              {t('branding.removeIcon')}
            </button>
          )
        }
      />
    </>
  )
}

interface ImageFieldProps {
  readonly label: string
  readonly hint: string
  /** An SVG. */
  readonly image: string
  readonly send: (file: File) => void
  /** Beside the button. */
  readonly end?: ReactNode
}

/** An image of the shop and the button that replaces it at once. */
function ImageField({ label, hint, image, send, end }: ImageFieldProps) {
  const { t } = useTranslation('shop')
  return (
    <div>
      <p className={styles.imageLabel}>{label}</p>
      <div className={styles.logo}>
        <img src={`data:image/svg+xml,${encodeURIComponent(image)}`} alt={label} />
        <label className="button line">
          <Upload aria-hidden />
          {t('branding.chooseLogo')}
          <input
            type="file"
            className="visually-hidden"
            accept={logoTypes.join(',')}
            aria-label={label}
            onChange={event => {
              const [file] = event.target.files ?? []
              event.target.value = ''
              if (file) send(file)
            }}
          />
        </label>
        {end}
      </div>
      <p>{hint}</p>
    </div>
  )
}
