import type * as Y from 'yjs'

/** Lets transactions of a document look only at the clients whom they touch. */
export interface TouchedClients {
  /** Makes a transaction, or several, that write nothing but what these clients say. */
  touching(clients: Iterable<number>, transact: () => void): void
  /** Reads something of all clients, also from within a transaction. */
  whole<Found>(read: () => Found): Found
}

/**
 * Yjs counts the state of every client three times in each transaction: with 9,000 page loads behind a design a command
 * cost forty times as much. While the clients of a transaction are known, the store shows it these alone. That Yjs goes
 * through its clients by `forEach` is no promise of its API: its version is pinned, and a property holds the updates of
 * a document to those of one that looks at everybody.
 */
export function createTouchedClients(doc: Y.Doc): TouchedClients {
  const { clients } = doc.store
  const forAll = clients.forEach.bind(clients)
  // What is appended by somebody who hears of a transaction ends with that transaction, so the clients of both count.
  const touched = new Set<number>()
  let isNarrow = false

  clients.forEach = visit => {
    if (!isNarrow) {
      forAll(visit)
      return
    }
    for (const client of touched) {
      const structs = clients.get(client)
      if (structs) visit(structs, client, clients)
    }
  }
  const end = (): void => {
    touched.clear()
    isNarrow = false
  }
  // Before anybody hears of what has come and goes on writing.
  doc.on('afterAllTransactions', end)

  return {
    touching(coming, transact) {
      const isOutermost = !isNarrow
      for (const client of coming) touched.add(client)
      isNarrow = true
      try {
        transact()
      } finally {
        if (isOutermost) end()
      }
    },
    whole(read) {
      const was = isNarrow
      isNarrow = false
      try {
        return read()
      } finally {
        isNarrow = was
      }
    },
  }
}
