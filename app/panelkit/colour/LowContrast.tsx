import { TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { contrastFindings, type LayerId } from '../../../engine/index.ts'
import { useStream } from '../../device/useStream.ts'
import { formatNumber } from '../../i18n/formats.ts'
import { useDesignAccess } from '../design/DesignAccess.ts'
import { useShown } from '../design/useShown.ts'
import styles from './nearestInk.module.css'

export interface LowContrastProps {
  readonly layer: LayerId
}

/** Says that lettering is hard to read on the cloth below it, by how much, and what helps. */
export function LowContrast({ layer }: LowContrastProps) {
  const { t } = useTranslation()
  const { stage, media } = useDesignAccess()
  useStream(stage.view)
  useStream(media.resources)
  const found = useShown(() => {
    const artwork = stage.artworkBelow(layer)
    return (artwork && contrastFindings(artwork, id => id === layer)[0]) ?? null
  })
  if (found === null) return null
  return (
    <p className={styles.warning} role="status">
      <TriangleAlert aria-hidden />
      {t('picker.lowContrast', { ratio: formatNumber(found.ratio, 1), min: found.min })}
    </p>
  )
}
