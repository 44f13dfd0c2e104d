import { z } from 'zod'

/** `web`: the shop. `app`: one-time passwords and social sign-in. `console`: the provider's side. */
export const clientIds = ['web', 'app', 'console'] as const
export const clientId = z.enum(clientIds, { error: 'unknown-client' })
export type ClientId = z.infer<typeof clientId>
