import { newDesignPath } from './designPaths.ts'
import { useShop } from './useShop.ts'

/** Where another design is begun in this shop. */
export const useNewDesignPath = (): string => newDesignPath(useShop()?.productTypes ?? [])
