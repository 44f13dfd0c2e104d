import { deleteDB } from 'idb'

/** Deletes everything that `indexedDbStore` has kept under a name. Pages that have it open let go of it. */
export const deleteStored = (name: string): Promise<void> => deleteDB(name)
