import { z } from '../../../engine/index.ts'

/** The version of the contract in `docs/embedding.md`. It grows when a message is taken away or means something else. */
export const contractVersion = 1

const kitloom = z.literal(contractVersion)

/** What the page round the frame may say. */
export const hostMessage = z.discriminatedUnion('type', [
  /** Opens a garment: a design of this browser, a template, or a new design. */
  z.strictObject({
    kitloom,
    type: z.literal('open'),
    garment: z.string().regex(/^[a-z-]{1,32}$/),
    template: z
      .string()
      .regex(/^[A-Za-z0-9_.-]{1,64}$/)
      .optional(),
    design: z
      .string()
      .regex(/^[A-Za-z0-9_-]{8,64}$/)
      .optional(),
  }),
  z.strictObject({
    kitloom,
    type: z.literal('settings'),
    language: z.enum(['kh', 'en']).optional(),
    theme: z.enum(['light', 'dark']).optional(),
    /** Who goes on with an order; the editor, unless the page says so. */
    checkout: z.enum(['editor', 'page']).optional(),
  }),
])
export type HostMessage = z.infer<typeof hostMessage>

/** A design as it is told to the page. Nothing of the people who made it. */
export interface HostedDesign {
  readonly design: string
  readonly garment: string
  readonly name: string
  readonly players: number
}

/** What the editor says to the page. */
export type EditorMessage =
  | { readonly type: 'ready' }
  | ({ readonly type: 'opened' | 'changed' | 'checkout' } & HostedDesign)
  | {
      readonly type: 'refused'
      readonly code: 'unknown-version' | 'unknown-message' | 'unknown-garment'
      readonly text: string
    }
