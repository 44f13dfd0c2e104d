import { useTranslation } from 'react-i18next'
import { type AssetId, dotsPerInch, leastDpi, type PictureSize } from '../../engine/index.ts'
import styles from './pictures.module.css'
import { Thumbnail } from './Thumbnail.tsx'

export interface ResolutionProps {
  readonly asset: AssetId | null
  /** `null` while its bytes have not come. */
  readonly picture: PictureSize | null
  /** As printed, in mm. */
  readonly width: number
}

/** The picture large, and how sharp it is printed at this size. */
export function Resolution({ asset, picture, width }: ResolutionProps) {
  const { t } = useTranslation()
  const dpi = picture && dotsPerInch(picture, width)
  const isCoarse = dpi !== null && dpi < leastDpi
  return (
    <div className={styles.resolution}>
      <Thumbnail asset={asset} size="large" />
      <p role="status" className={styles.sharpness} data-coarse={isCoarse || undefined}>
        {picture === null ? t('picture.coming') : dpi === null ? t('picture.lines') : t('picture.dpi', { dpi })}
        {isCoarse && <span>{t('picture.coarse')}</span>}
      </p>
    </div>
  )
}
