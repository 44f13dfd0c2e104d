/** So many, then one more each time a share of the window has passed. */
export interface Limit {
  readonly most: number
  /** Milliseconds in which that many are allowed. */
  readonly within: number
}

export type Taken =
  | { readonly kind: 'granted' }
  | { readonly kind: 'refused' /** Milliseconds */; readonly wait: number }

/** Counts what is asked, by key. */
export interface Limits {
  /** @throws Error when it cannot be counted; whoever asks is refused then */
  take(key: string, limit: Limit): Promise<Taken>
  close(): void
}
