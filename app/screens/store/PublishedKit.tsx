import { use, useCallback, useMemo } from 'react'
import { asDesigned, readCheckpoint } from '../../../engine/index.ts'
import { fetchGarment } from '../../../plugins/fetchGarment.ts'
import { useRequest } from '../../session/api/useRequest.ts'
import { slugOf } from '../../session/products.ts'
import { useServices } from '../../session/ServicesContext.ts'
import { KitImage } from '../../studio/kits/KitImage.tsx'
import type { KitRenderer } from '../../studio/kits/kitRenderer.ts'
import { useOpenedResource } from '../../studio/useOpenedResource.ts'
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
  const type = shown?.productType
  const [garment] = useOpenedResource(
    useCallback(async () => ({ found: type === undefined ? null : await fetchGarment(slugOf(type)) }), [type]),
  )
  const kit = useMemo(() => {
    const document = shown && readCheckpoint(shown.document)
    return document && garment && { document, garment }
  }, [shown, garment])
  return kit && <KitImage kits={kits} {...kit} view={asDesigned} side="front" label="" />
}
