import { use, useMemo } from 'react'
import { asDesigned, readCheckpoint } from '../../../engine/index.ts'
import { useRequest } from '../../session/api/useRequest.ts'
import { useServices } from '../../session/ServicesContext.ts'
import { KitImage } from '../../studio/kits/KitImage.tsx'
import { garmentOf } from '../../studio/kits/kitDocument.ts'
import type { KitRenderer } from '../../studio/kits/kitRenderer.ts'
import { readStoreDesign } from './storeCalls.ts'

export interface PublishedKitProps {
  readonly id: string
  /** The same promise at every call. */
  readonly openRenderer: () => Promise<KitRenderer>
}

/** A published design whose owner's page has sent no image: drawn here, as it hangs. */
export function PublishedKit({ id, openRenderer }: PublishedKitProps) {
  const { kits } = use(openRenderer())
  const { client } = useServices()
  const shown = useRequest(['store-design', id], () => readStoreDesign(client, id)).value
  const kit = useMemo(() => {
    const document = shown && readCheckpoint(shown.document)
    return document && { document, garment: garmentOf(shown.productType) }
  }, [shown])
  return kit && <KitImage kits={kits} {...kit} view={asDesigned} side="front" label="" />
}
