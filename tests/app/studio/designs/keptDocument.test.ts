import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { deviceMemory } from '../../../../app/device/deviceMemory.ts'
import { deviceDesigns } from '../../../../app/studio/designs/deviceDesigns.ts'
import { followDocument, keepDocument, keptDocument } from '../../../../app/studio/designs/keptDocument.ts'
import { createState } from '../../../../engine/index.ts'
import { setName } from '../../../../plugins/index.ts'
import { openSoccer } from '../../../support/openSoccer.ts'

const memory = deviceMemory(() => localStorage)

beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const named = (name: string) => {
  const engine = openSoccer()
  engine.dispatch(setName.of({ name }))
  return engine.document.current()
}

it('shows the design that was open last, and no other', () => {
  keepDocument(memory, 'design-1', { garment: 'soccer', document: named('Naga home') })
  expect(keptDocument(memory, 'design-1')).toEqual({ garment: 'soccer', document: named('Naga home') })
  keepDocument(memory, 'design-2', { garment: 'polo', document: named('Away') })
  expect(keptDocument(memory, 'design-1')).toBeNull()
  expect(keptDocument(memory, 'design-2')?.garment).toBe('polo')
})

it.each(['', 'design-1', 'design-1 soccer', 'design-1 soccer {', 'design-1 soccer {"format":2,"document":{}}'])(
  'shows nothing of %j',
  kept => {
    memory.write('kitloom-document', kept)
    expect(keptDocument(memory, 'design-1')).toBeNull()
  },
)

it('goes from the device with its design', () => {
  keepDocument(memory, 'design-1', { garment: 'soccer', document: named('Naga home') })
  deviceDesigns(memory).forget('design-2')
  expect(keptDocument(memory, 'design-1')).not.toBeNull()
  deviceDesigns(memory).forget('design-1')
  expect(JSON.stringify(localStorage)).not.toContain('Naga home')
})

it('is kept when the design rests, when its page is hidden, and at the end, each document once', () => {
  const document = createState(named('A'))
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' as DocumentVisibilityState })
  const kept: string[] = []
  const stop = followDocument({ document, page, keep: ({ design }) => kept.push(design.name) })
  vi.advanceTimersByTime(60_000)
  document.set(named('B'))
  document.set(named('C'))
  expect(kept).toEqual(['A'])
  page.visibilityState = 'hidden'
  page.dispatchEvent(new Event('visibilitychange'))
  expect(kept).toEqual(['A', 'C'])
  document.set(named('D'))
  vi.advanceTimersByTime(60_000)
  document.set(named('E'))
  stop()
  page.dispatchEvent(new Event('visibilitychange'))
  expect(kept).toEqual(['A', 'C', 'D', 'E'])
})
