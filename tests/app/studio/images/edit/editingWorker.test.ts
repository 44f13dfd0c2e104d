import { expect, it } from 'vitest'
import {
  createEditingWorker,
  type EditRequest,
  type EditResponse,
} from '../../../../../app/studio/images/edit/editingWorker.ts'

const image = { bytes: new Uint8Array([1]), head: { type: 'png', width: 1, height: 1 } } as const
const file = new Blob(['x'])

/** A worker that answers as it is told, or dies. */
function fakeWorkers(respond: (request: EditRequest) => EditResponse | 'dies' | 'waits') {
  const requests: EditRequest[] = []
  let started = 0
  const start = (): Worker => {
    started += 1
    const worker = {
      onmessage: null as ((event: { data: EditResponse }) => void) | null,
      onerror: null as (() => void) | null,
      terminate() {},
      postMessage(request: EditRequest) {
        requests.push(request)
        const response = respond(request)
        if (response === 'waits') return
        queueMicrotask(() => (response === 'dies' ? worker.onerror?.() : worker.onmessage?.({ data: response })))
      },
    }
    return worker as never
  }
  return { start, requests, started: () => started }
}

it('gives what came of the steps', async () => {
  const { start } = fakeWorkers(({ id }) => ({ id, job: 'finish', outcome: { kind: 'edited', file } }))
  expect(await createEditingWorker(start).finish(image, [])).toEqual({ kind: 'edited', file })
})

it('says that it was stopped when its worker is killed in the middle, and starts another one', async () => {
  let isDead = true
  const workers = fakeWorkers(({ id }) => (isDead ? 'dies' : { id, job: 'finish', outcome: { kind: 'edited', file } }))
  const editor = createEditingWorker(workers.start)
  expect(await editor.finish(image, [])).toEqual({ kind: 'failed', reason: 'stopped' })
  isDead = false
  expect((await editor.finish(image, [])).kind).toBe('edited')
  expect(workers.started()).toBe(2)
})

it('is stopped by whoever waits for it', async () => {
  const workers = fakeWorkers(() => 'waits')
  const editor = createEditingWorker(workers.start)
  const finishing = editor.finish(image, [])
  editor.stop()
  expect(await finishing).toEqual({ kind: 'failed', reason: 'stopped' })
})

it('draws one preview at a time, and of those that come meanwhile the last', async () => {
  const workers = fakeWorkers(({ id }) => ({ id, job: 'preview', preview: null }))
  const editor = createEditingWorker(workers.start)
  await Promise.all([1, 2, 3, 4].map(degrees => editor.preview(image, [{ kind: 'turn', degrees }])))
  expect(workers.requests.map(({ steps }) => steps)).toEqual([[{ kind: 'turn', degrees: 4 }]])
})
