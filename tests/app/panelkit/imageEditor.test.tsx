import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { ImageEditor } from '../../../app/panelkit/imageEditor/ImageEditor.tsx'
import { insertStep, printedDpi } from '../../../app/panelkit/imageEditor/useImageEditing.ts'
import type { EditingWorker, EditOutcome } from '../../../app/studio/images/edit/editingWorker.ts'
import { assetId, createState, type ImageStep, layerId } from '../../../engine/index.ts'
import { commands } from '../../../plugins/tools/image/tool.ts'
import { openSoccer } from '../../support/openSoccer.ts'
import { renderPanel } from '../../support/renderPanel.tsx'

beforeAll(() => {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
})
afterEach(cleanup)

const original = 'a'.repeat(64)
const result = assetId('b'.repeat(64))
const layer = layerId('one')
/** The head of a PNG of 1,200 by 800. */
const png = new Uint8Array([
  0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 73, 72, 68, 82, 0, 0, 4, 176, 0, 0, 3, 32,
])

function open(outcome: EditOutcome) {
  const engine = openSoccer()
  engine.dispatch(commands.add.of({ layer, slot: 'frontImage', asset: original }))
  const done: (readonly ImageStep[])[] = []
  const editor: EditingWorker = {
    async finish(_, steps) {
      done.push(steps)
      return outcome
    },
    preview: async () => ({ bitmap: { close() {} } as ImageBitmap, width: 1200, height: 800, palette: [] }),
    stop() {},
  }
  const images = {
    take: async () => ({ kind: 'taken', asset: result, isFlattened: false }) as const,
    addressOf: createState(() => 'blob:image'),
    bytesOf: async () => png,
    coloursOf: () => [],
  }
  const panel = <ImageEditor layer={layer} commands={commands} editor={editor} close={() => {}} />
  renderPanel('image', panel, 'player', { engine, images })
  const shown = () => engine.document.current().layers[layer] ?? expect.unreachable()
  return { engine, done, shown, steps: () => commands.edits.of(shown()).steps }
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const edited: EditOutcome = { kind: 'edited', file: new Blob(['x']) }

describe('the image editor', () => {
  it('does a step in full and writes it as one entry, which one undo takes back', async () => {
    const { engine, shown, steps, done } = open(edited)
    await screen.findByText(/dpi where it is printed largest/)
    press('Flip')
    press('Apply')
    await waitFor(() => expect(steps()).toEqual([{ kind: 'flip', axis: 'x' }]))
    expect(shown().asset).toBe(result)
    expect(done).toHaveLength(1)
    engine.undo()
    expect([shown().asset, steps()]).toEqual([original, []])
  })

  it('takes one of several steps out, and goes back to the original without work', async () => {
    const { shown, steps, done } = open(edited)
    await screen.findByText(/dpi where it is printed largest/)
    for (const name of ['Flip', 'Rotate']) {
      press(name)
      press('Apply')
      await waitFor(() => expect(steps().at(-1)?.kind).toBe(name === 'Flip' ? 'flip' : 'turn'))
    }
    press('Remove this step: Flip')
    await waitFor(() => expect(steps()).toEqual([{ kind: 'turn', degrees: 90 }]))
    press('Back to the original')
    await waitFor(() => expect(shown().asset).toBe(original))
    expect([steps(), done.length]).toEqual([[], 3])
  })

  it.each([
    ['stopped', /Editing was stopped/],
    ['empty', /Nothing would be left/],
    ['too-many-lines', /too many spots/],
    ['unreadable', /couldn’t be edited/],
  ] as const)('says why nothing came of it when it is %s, and the image is as it was', async (reason, words) => {
    const { shown, steps } = open({ kind: 'failed', reason })
    await screen.findByText(/dpi where it is printed largest/)
    press('Background')
    press('Apply')
    expect((await screen.findByRole('alert')).textContent).toMatch(words)
    expect([shown().asset, steps()]).toEqual([original, []])
  })
})

it('tracing stays the last step', () => {
  const [flip, trace] = [
    { kind: 'flip', axis: 'x' },
    { kind: 'vectorise', colours: 4, detail: 1 },
  ] as const
  expect(insertStep([trace], flip)).toEqual([flip, trace])
  expect(insertStep([flip, trace], { ...trace, colours: 9 })).toEqual([flip, { ...trace, colours: 9 }])
})

it('the dots per inch are those of the largest print', () => {
  expect(printedDpi({ width: 200, height: 200 }, { width: 1200, height: 800 })).toEqual({
    dpi: 152,
    isCoarse: false,
    width: 200,
  })
  expect(printedDpi({ width: 200, height: 200 }, { width: 600, height: 400 }).isCoarse).toBe(true)
})
