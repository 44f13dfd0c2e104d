import { useShop } from '../shell/useShop.ts'
import { newDesignPath } from './designPaths.ts'

/** Where another design is begun in this shop. */
export const useNewDesignPath = (): string => newDesignPath(useShop()?.productTypes ?? [])
