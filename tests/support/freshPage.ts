import { configure } from '@testing-library/react'
import { IDBFactory } from 'fake-indexeddb'
import 'fake-indexeddb/auto'
import { vi } from 'vitest'

// What is waited for is there in a moment, but on a machine that has other work a moment can be long.
configure({ asyncUtilTimeout: 5_000 })

// The files of a worker share its modules and its window: each begins with nothing kept.
vi.unstubAllGlobals()
vi.restoreAllMocks()
globalThis.indexedDB = new IDBFactory()
localStorage.clear()
sessionStorage.clear()
history.replaceState(null, '', '/')
document.body.replaceChildren()
for (const name of document.documentElement.getAttributeNames()) document.documentElement.removeAttribute(name)
