import type { Services } from '../services.ts'

/** What the calls about accounts work with. */
export type AccountServices = Pick<
  Services,
  'database' | 'now' | 'newId' | 'production' | 'publicOrigin' | 'keys' | 'limits' | 'google' | 'passwords'
>
