import { type Ref, useEffect, useRef, useState } from 'react'
import type { KitPictures, KitPose } from './createKitPictures.ts'
import styles from './kitPicture.module.css'

export interface KitPictureProps extends KitPose {
  readonly kits: KitPictures
  /** What the picture shows, for people who cannot see it; empty where a caption beside it says so. */
  readonly label: string
}

/** A picture of a kit as it hangs. It is taken when it comes into view; until then its place stays empty. */
export function KitPicture({ kits, label, garment, document, view, side }: KitPictureProps) {
  const place = useRef<HTMLDivElement>(null)
  const isSeen = useSeenOnce(place)
  const [address, setAddress] = useState<string | null>(null)
  const { version, player, size } = view

  useEffect(() => {
    if (!isSeen) return undefined
    let isLeft = false
    const show = (taken: string | null) => {
      if (!isLeft) setAddress(taken)
    }
    kits.addressOf({ garment, document, view: { version, player, size }, side }).then(show, () => show(null))
    return () => {
      isLeft = true
    }
  }, [isSeen, kits, garment, document, version, player, size, side])

  return (
    <div ref={place} className={styles.place}>
      {address && <img src={address} alt={label} draggable={false} />}
    </div>
  )
}

function useSeenOnce(place: Ref<HTMLDivElement> & { readonly current: HTMLDivElement | null }): boolean {
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    if (!place.current) return undefined
    const watcher = new IntersectionObserver(
      entries => {
        if (entries.some(entry => entry.isIntersecting)) setSeen(true)
      },
      { rootMargin: '120px' },
    )
    watcher.observe(place.current)
    return () => watcher.disconnect()
  }, [place])
  return isSeen
}
