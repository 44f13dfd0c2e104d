import { useTranslation } from 'react-i18next'
import { fittedPicture, type LayerFields } from '../../engine/index.ts'
import { useStream } from '../device/useStream.ts'
import { formatNumber, lengthUnit } from '../i18n/khmerFormat.ts'
import { isLanguage } from '../i18n/languages.ts'
import { useDesignAccess } from './DesignAccess.ts'
import styles from './rows.module.css'
import { Thumbnail } from './Thumbnail.tsx'
import { useGarmentWords } from './useWords.ts'

export interface PictureRowProps {
  readonly layer: LayerFields
  readonly selected: boolean
  readonly select: () => void
}

/** A picture on the garment: what it shows, where it is, how large it is printed. */
export function PictureRow({ layer, selected, select }: PictureRowProps) {
  const garmentWords = useGarmentWords()
  const { i18n } = useTranslation()
  const size = useStream(useDesignAccess().resources).picture(layer.asset ?? ('' as never))
  const language = isLanguage(i18n.language) ? i18n.language : 'en'
  const fitted = size && fittedPicture(layer.size, size)
  const [width, height] = fitted ? [fitted.width, fitted.height].map(value => formatNumber(value / 10, 1)) : []
  return (
    <button type="button" className={styles.row} aria-pressed={selected} onClick={select}>
      <Thumbnail asset={layer.asset} size="small" />
      <span className={styles.name}>{garmentWords(`slots.${layer.slot ?? layer.place.panel}`)}</span>
      <span className={styles.value}>{fitted && `${width} × ${height} ${lengthUnit(language)}`}</span>
    </button>
  )
}
