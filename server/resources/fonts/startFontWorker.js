// A worker does not inherit tsx from its parent, so this file is JavaScript.
import { register } from 'tsx/esm/api'

register()
await import('./fontWorker.ts')
