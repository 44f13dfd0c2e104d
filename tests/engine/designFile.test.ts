import { describe, expect, it } from 'vitest'
import * as Y from 'yjs'
import { readDesignFile, writeDesignFile } from '../../engine/index.ts'
import { zoneKey } from '../../engine/plugin.ts'
import { memoryStore } from '../support/memoryStore.ts'
import { openEngine, run } from '../support/peers.ts'
import { setColour } from '../support/plainTools.ts'

const red = setColour.of({ zone: 'base', colour: '#ff0000' })
const noImages = new Map<string, Uint8Array>()

function redDesign(): Uint8Array {
  const engine = openEngine()
  run(engine, red)
  return engine.timeline.log().update()
}
const fileOf = (update: Uint8Array) => writeDesignFile({ garment: 'soccer', update, images: noImages })
const reasonOf = (file: Uint8Array) => {
  const read = readDesignFile(file)
  return read.kind === 'refused' ? read.reason : 'read'
}

describe('a design file', () => {
  it('[S20] gives back the design and its images', async () => {
    const images = new Map([['crest', new Uint8Array([1, 2, 3])]])
    const read = readDesignFile(writeDesignFile({ garment: 'soccer', update: redDesign(), images }))
    if (read.kind === 'refused') throw new Error(read.reason)
    expect([read.garment, [...(read.images.get('crest') ?? [])]]).toEqual(['soccer', [1, 2, 3]])
    const retry = openEngine()
    await retry.sync.keep(memoryStore([read.update]))
    expect(retry.document.current().zones[zoneKey('base')]?.paint).toEqual({ type: 'solid', colour: '#ff0000' })
  })

  it('[S20] is read out of a larger buffer too', () => {
    const file = fileOf(redDesign())
    const larger = new Uint8Array(file.length + 20)
    larger.set(file, 7)
    expect(reasonOf(larger.subarray(7, 7 + file.length))).toBe('read')
  })

  it('[S20] that is something else is refused', () => {
    expect(reasonOf(new Uint8Array())).toBe('file-not-kitloom')
    expect(reasonOf(new TextEncoder().encode('%PDF-1.7 and so on'))).toBe('file-not-kitloom')
  })

  it('[S20] of a newer wording is refused', () => {
    const file = fileOf(redDesign())
    file[7] = 9
    expect(reasonOf(file)).toBe('file-newer')
  })

  it('[S20] with any byte changed, or cut off anywhere, is refused', () => {
    const file = fileOf(redDesign())
    for (let at = 0; at < file.length; at++) {
      const changed = file.slice()
      changed[at] = (changed[at] ?? 0) ^ 0x41
      expect(reasonOf(changed)).not.toBe('read')
      expect(reasonOf(file.subarray(0, at))).not.toBe('read')
    }
  })

  it('[S20] that holds nothing is refused', () => {
    expect(reasonOf(fileOf(openEngine().timeline.log().update()))).toBe('file-empty')
  })

  it('[S20] whose bytes are no log is refused', () => {
    expect(reasonOf(fileOf(new Uint8Array([1, 2, 3, 4])))).toBe('file-damaged')
  })

  it('[S20] that does what no page does is refused', () => {
    const doc = new Y.Doc({ gc: false })
    Y.applyUpdate(doc, redDesign())
    doc.getText('elsewhere').insert(0, 'x')
    expect(reasonOf(fileOf(Y.encodeStateAsUpdate(doc)))).toBe('file-dishonest')
  })

  it('[S20] that lacks what came before is refused', () => {
    const engine = openEngine()
    run(engine, red)
    const since = engine.timeline.moment()
    run(engine, setColour.of({ zone: 'collar', colour: '#00ff00' }))
    expect(reasonOf(fileOf(engine.timeline.log().update(since)))).toBe('file-incomplete')
  })
})
