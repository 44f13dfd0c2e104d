import { use, useMemo } from 'react'
import { asDesigned, readCheckpoint } from '../../../engine/index.ts'
import { useAnswer } from '../../session/api/useAnswer.ts'
import { useServices } from '../../session/ServicesContext.ts'
import { KitPicture } from '../../studio/kits/KitPicture.tsx'
import { garmentOf } from '../../studio/kits/kitLook.ts'
import type { KitRenderer } from '../../studio/kits/kitRenderer.ts'
import { readStoreDesign } from './storeCalls.ts'

export interface PublishedKitProps {
  readonly id: string
  /** The same promise at every call. */
  readonly openWall: () => Promise<KitRenderer>
}

/** A published design whose owner's page has sent no picture: drawn here, as it hangs. */
export function PublishedKit({ id, openWall }: PublishedKitProps) {
  const { kits } = use(openWall())
  const { client } = useServices()
  const shown = useAnswer(['store-design', id], () => readStoreDesign(client, id)).value
  const kit = useMemo(() => {
    const document = shown && readCheckpoint(shown.document)
    return document && { document, garment: garmentOf(shown.productType) }
  }, [shown])
  return kit && <KitPicture kits={kits} {...kit} view={asDesigned} side="front" label="" />
}
