import { useEffect, useRef, useState } from 'react'
import { useNear } from '../../device/display.ts'
import type { KitImages, KitPose } from './createKitImages.ts'
import styles from './kitImage.module.css'

interface KitImageProps extends KitPose {
  readonly kits: KitImages
  /** What the image shows, for people who cannot see it; empty where a caption beside it says so. */
  readonly label: string
}

/** An image of a kit as it hangs. It is taken when it comes into view; until then its place stays empty. */
export function KitImage({ kits, label, garment, document, view, side }: KitImageProps) {
  const place = useRef<HTMLDivElement>(null)
  const isNear = useNear(place, '120px')
  const [address, setAddress] = useState<string | null>(null)
  const { version, player, size } = view

  useEffect(() => {
    if (!isNear) return undefined
    let isLeft = false
    const show = (taken: string | null) => {
      if (!isLeft) setAddress(taken)
    }
    kits.addressOf({ garment, document, view: { version, player, size }, side }).then(show, () => show(null))
    return () => {
      isLeft = true
    }
  }, [isNear, kits, garment, document, version, player, size, side])

  return (
    <div ref={place} className={styles.place}>
      {address && <img src={address} alt={label} draggable={false} />}
    </div>
  )
}
