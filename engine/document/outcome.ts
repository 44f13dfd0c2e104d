import type { DesignDocument } from './designDocument.ts'

/** A stable code that the app translates: `layer-missing`, `limit-layers`, … */
export type ReasonCode = string

export interface Refusal {
  readonly kind: 'refused'
  readonly reason: ReasonCode
}

export const refused = (reason: ReasonCode): Refusal => ({ kind: 'refused', reason })

export type Outcome = { readonly kind: 'applied'; readonly document: DesignDocument } | Refusal

/** A plugin threw where it must not. Its tool is switched off; the design is as it was. */
export interface PluginError {
  readonly plugin: string
  readonly during: 'edit' | 'draw' | 'panel' | 'pattern'
  readonly message: string
}
