import { hasWebGl } from '../../device/hasWebGl.ts'
import type { KitCamera } from '../../viewer/kitCamera.ts'

/** `null` where nothing can be drawn in 3D. What draws is fetched with the first picture. */
export async function openKitCamera(): Promise<KitCamera | null> {
  if (!hasWebGl()) return null
  const { createKitCamera } = await import('../../viewer/kitCamera.ts')
  return createKitCamera()
}
