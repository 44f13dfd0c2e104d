import { ImageOff } from 'lucide-react'
import type { AssetId } from '../../engine/index.ts'
import { useStream } from '../device/useStream.ts'
import { useDesignAccess } from './DesignAccess.ts'
import styles from './pictures.module.css'

export interface ThumbnailProps {
  readonly asset: AssetId | null
  readonly size: 'small' | 'large'
}

/** A picture on a chequered ground, which shows where it is transparent. */
export function Thumbnail({ asset, size }: ThumbnailProps) {
  const address = useStream(useDesignAccess().pictures.addressOf)
  const source = asset && address(asset)
  return (
    <span className={styles.thumbnail} data-size={size}>
      {source ? <img src={source} alt="" draggable={false} /> : <ImageOff aria-hidden />}
    </span>
  )
}
