import { z } from 'zod'

/** Which version is changed: `"3"`, as the ETag said. */
export const versionHeaders = z.object({ 'if-match': z.string().max(40).optional() })
