import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { authorId } from '../../engine/index.ts'
import { canonical, openEngine } from '../support/peers.ts'
import { type Recording, recordingPath, standingsOf } from './recording.ts'
import { stories } from './stories.ts'

describe('a log that was written once', () => {
  it.each(Object.keys(stories))('[R2] shows the same for ever: %s', name => {
    const recording = JSON.parse(readFileSync(recordingPath(name), 'utf8')) as Recording
    const engine = openEngine({ author: authorId(recording.author) })
    const update = new Uint8Array(Buffer.from(recording.update, 'base64'))
    expect(engine.timeline.log().apply(update, { from: 'storage' })).toEqual({ kind: 'applied' })
    expect(canonical(engine.document.current())).toBe(canonical(recording.document))
    const history = engine.history.current()
    expect(standingsOf(history)).toEqual(recording.standings)
    expect([history.canUndo, history.canRedo]).toEqual([recording.canUndo, recording.canRedo])
  })
})
