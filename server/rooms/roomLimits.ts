/** The limits of a room. Normal use stays far below them; README.md describes what each one prevents. */
export const roomLimits = {
  /** The maximum message size in bytes; about 50,000 offline entries fit. */
  message: 4 * 1024 * 1024,
  /**
   * The maximum number of items that are read in one turn; other sockets have theirs in between. More than
   * `lamportAhead` items of several clients are read at once: cut, they could begin with an entry too far ahead.
   */
  itemsInTurn: 512,
  bytesInTurn: 64 * 1024,
  presence: 4096,
  /** The maximum lead of an entry's lamport over all others. */
  lamportAhead: 10_000,
  /** The maximum number of Yjs clients; every page load that writes adds one. */
  clients: 10_000,
  /** The maximum number of items in a log: one per entry and two more per chunk of 128. */
  items: 120_000,
  /** The maximum number of bytes in a log. 100,000 ordinary entries have a third of it. */
  logBytes: 32 * 1024 * 1024,
  /** The part of these limits from which on people are told how full a design is. */
  nearlyFull: 0.8,
  /** The message rate of a socket: a burst, then a steady rate per second. */
  messages: { burst: 200, perSecond: 50 },
  bytes: { burst: 8 * 1024 * 1024, perSecond: 512 * 1024 },
  /** The backlog of a socket before it is closed. */
  waitingMessages: 5_000,
  waitingBytes: 12 * 1024 * 1024,
  /** The unread bytes of a socket before it is closed. */
  unread: 16 * 1024 * 1024,
  /** The number of bad messages before a socket is closed. */
  badMessages: 20,
} as const

/**
 * A log is compacted when it has grown by as much as its snapshot has, so that all compactions together cost about what
 * the last one does; but not for less than this.
 */
export const compactAt = { updates: 500, bytes: 1024 * 1024 } as const
