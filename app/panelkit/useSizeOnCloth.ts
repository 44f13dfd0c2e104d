import type { LayerId } from '../../engine/index.ts'
import { useStream } from '../device/useStream.ts'
import { type SizeOnCloth, useDesignAccess } from './DesignAccess.ts'

/** How large a layer is on the cloth that is seen; `null` where it leaves no ink. */
export function useSizeOnCloth(layer: LayerId): SizeOnCloth | null {
  const { shown, view, resources, sizeOnCloth } = useDesignAccess()
  useStream(shown)
  useStream(view)
  useStream(resources)
  return sizeOnCloth(layer)
}
