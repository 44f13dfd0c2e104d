import { indexedDbAssets } from '../../../engine/browser/index.ts'
import type { AssetStore } from '../../../engine/index.ts'

/** The pictures of all designs of this browser. Open in the page, its linked tabs and the printing worker. */
export const pictureStore = (): AssetStore => indexedDbAssets('kitloom-pictures')
