// Writes 1 MB into a folder and reports the outcome. It runs under a file size limit.
import { randomBytes, randomUUID } from 'node:crypto'
import { folderFileStore } from '../../../server/files/folderFileStore.ts'

const store = folderFileStore(process.argv[2] ?? '', { newName: randomUUID })
await store.put(randomBytes(1000))
const outcome = await store.put(randomBytes(1_000_000)).catch((failure: unknown) => failure)
console.log(outcome instanceof Error && 'reason' in outcome ? outcome.reason : outcome)
