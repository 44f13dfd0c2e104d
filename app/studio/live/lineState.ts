/** How the open design stands with the server. */
export type LineState =
  /** It is on this device alone: nothing was drawn yet, or it has no place on a server. */
  | { readonly kind: 'apart' }
  | { readonly kind: 'joining' }
  | { readonly kind: 'open' }
  /** The server is not reached. It is tried again by itself. */
  | { readonly kind: 'offline' }
  /** The server does not take this design, or not any more; its code says why. */
  | { readonly kind: 'refused'; readonly code: string }
