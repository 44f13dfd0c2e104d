/** What a room takes. Honest pages stay far below; see README.md for what each one keeps away. */
export const roomLimits = {
  /** Bytes of one message. Work of about 50,000 entries done offline fits in. */
  message: 4 * 1024 * 1024,
  /** Bytes of a message that is no update. */
  word: 256 * 1024,
  presence: 4096,
  /** Lamports that an entry may be ahead of all others. */
  lamportAhead: 10_000,
  /** Yjs clients, one for each page load that ever wrote. */
  clients: 10_000,
  /** Items of a whole log; an entry is one, and each chunk of 128 takes two more. */
  items: 120_000,
  /** Messages of one socket: so many at once, and so many a second from then on. */
  messages: { burst: 200, perSecond: 50 },
  bytes: { burst: 8 * 1024 * 1024, perSecond: 512 * 1024 },
  /** What may wait of one socket before it is closed. */
  waitingMessages: 5_000,
  waitingBytes: 12 * 1024 * 1024,
  /** Bytes that a socket may leave unread before it is closed. */
  unread: 16 * 1024 * 1024,
  /** Messages of no sense before a socket is closed. */
  faults: 20,
} as const

/** When a log is compacted. */
export const compactAt = { updates: 500, bytes: 1024 * 1024 } as const
