import { lazy, Suspense, useRef, useState } from 'react'
import type { StoreItem } from '../../../server/contract/designs/storeDesign.ts'
import { useNear } from '../../device/display.ts'
import { useServices } from '../../session/ServicesContext.ts'
import { GarmentSketch } from '../../ui/designs/GarmentSketch.tsx'
import { GarmentBoundary } from '../../viewer/GarmentBoundary.tsx'
import type { PublishedKitProps } from './PublishedKit.tsx'
import styles from './store.module.css'

const PublishedKit = lazy(async () => ({ default: (await import('./PublishedKit.tsx')).PublishedKit }))

export interface PublishedPictureProps extends Pick<PublishedKitProps, 'openWall'> {
  readonly item: Extract<StoreItem, { kind: 'design' }>
}

/** The picture that the owner's page has sent; else the kit is drawn when somebody comes near, over its line drawing. */
export function PublishedPicture({ item, openWall }: PublishedPictureProps) {
  const { inShop } = useServices()
  const { id, productType, colours, thumbnail } = item
  const [broken, setBroken] = useState<string | null>(null)
  const place = useRef<HTMLSpanElement>(null)
  const isNear = useNear(place)
  if (thumbnail !== null && thumbnail !== broken) {
    const fail = () => setBroken(thumbnail)
    return <img src={inShop(thumbnail)} width={384} height={480} alt="" loading="lazy" onError={fail} />
  }
  return (
    <>
      <span ref={place} className={styles.drawn}>
        {isNear && (
          <GarmentBoundary fail={() => {}}>
            <Suspense fallback={null}>
              <PublishedKit id={id} openWall={openWall} />
            </Suspense>
          </GarmentBoundary>
        )}
      </span>
      <GarmentSketch type={productType} colours={colours} />
    </>
  )
}
