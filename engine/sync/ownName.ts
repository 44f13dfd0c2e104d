import { type AuthorId, authorId, slotOfAuthor } from '../document/ids.ts'
import type { ReasonCode } from '../document/outcome.ts'
import type { StateVector } from '../log/commandLog.ts'
import type { LiveLog } from '../log/liveLog.ts'
import type { PageIdentity } from './message.ts'

/** Renames this page when a server says that its name is somebody else's. */
export interface OwnName {
  /**
   * Goes on under another name with what was refused for the name alone; nobody has to be asked about that. Returns
   * what remains refused.
   */
  refused(reason: ReasonCode, vector: StateVector): StateVector
}

interface OwnNameOptions {
  readonly live: LiveLog
  /** How much a server is known to hold of a client. */
  storedOf(client: number): number
  /** A number that was never used. */
  newClient(): number
  /** Goes on under that name, and says again under it what this page has beyond the clocks. */
  goOn(beyond: StateVector, as: PageIdentity): void
}

/** The reasons with which a server refuses somebody else's name. */
export const foreignClient: ReasonCode = 'update-foreign-client'
const foreignAuthor: ReasonCode = 'update-foreign-author'

/** So often a page takes another name by itself until a server has taken something of it. */
const maxRenewals = 3

export function createOwnName({ live, storedOf, newClient, goOn }: OwnNameOptions): OwnName {
  let unusedRenewals = 0
  /** Keeps a server that refuses every name from making the page change its name for ever. */
  const mayRenew = (client: number): boolean => {
    unusedRenewals = storedOf(client) > 0 ? 1 : unusedRenewals + 1
    return unusedRenewals <= maxRenewals
  }
  return {
    refused(reason, vector) {
      if (reason !== foreignClient && reason !== foreignAuthor) return vector
      const { client, author } = live.log()
      // The server's clocks may belong to somebody else who has the id, so only acknowledged work counts.
      const beyond = new Map([...vector].map(([of]) => [of, storedOf(of)]))
      const from = beyond.get(client)
      if (from === undefined || !mayRenew(client)) return beyond
      beyond.delete(client)
      const renewed = reason === foreignAuthor ? strangerTo(author, newClient()) : author
      goOn(new Map([[client, from]]), { client: newClient(), author: renewed })
      return beyond
    },
  }
}

/** The author of this page under a name that nobody has. */
const strangerTo = (author: AuthorId, drawn: number): AuthorId =>
  authorId(`${drawn.toString(36)}#${slotOfAuthor(author)}`)
