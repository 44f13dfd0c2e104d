import { useTranslation } from 'react-i18next'
import type { Pattern } from '../../../engine/index.ts'
import { useStream } from '../../device/useStream.ts'
import { useOpenedDesign } from '../../studio/OpenDesignContext.ts'
import styles from './stage.module.css'

/** Says in which size, or sizes, the pieces are drawn. */
export function FlatCaption({ pattern }: { readonly pattern: Pattern }) {
  const { t } = useTranslation()
  const { engine, garment, view } = useOpenedDesign()
  const { player, size } = useStream(view)
  const { players } = useStream(engine.document)
  const hasShorts = pattern.panels.some(({ part }) => garment.sizedApart.includes(part))
  const shortsSize = (hasShorts && player && players[player]?.shortsSize) || size
  return (
    <p className={styles.caption}>
      {shortsSize === size ? t('stage.flatSize', { size }) : t('stage.flatSizes', { size, shortsSize })}
    </p>
  )
}
