import { createHash } from 'node:crypto'
import { afterEach, describe, expect, it } from 'vitest'
import { type DesignDocument, productType, type ToolPlugin } from '../../../engine/index.ts'
import { createPrinting, type PrintJob, printPanels, servePrinting } from '../../../engine/print/index.ts'
import { documentOf, textLayer, textTool } from '../../support/drawing.ts'
import { drawnGarment } from '../../support/drawnGarment.ts'
import { shippedFaces } from '../../support/faces.ts'
import { orderOf } from '../../support/printing.ts'
import { roster, withPlayers } from '../../support/rosters.ts'

const faces = await shippedFaces('squada-one', 'koulen')
const sha256 = async (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
const document = documentOf({ layers: { name: textLayer('ភ្នំពេញ FC') } })
const jobOf = (design: DesignDocument): PrintJob => ({
  document: design,
  garment: drawnGarment.id,
  faces,
  pictures: [],
  madeAt: orderOf({}).madeAt.getTime(),
})
const shirt = { version: 'player', player: null, size: 'M', code: orderOf({}).code } as const

const endings: (() => void)[] = []
afterEach(() => {
  for (const end of endings.splice(0)) end()
})

/** A page and its worker with a real channel between them: what is sent is copied. */
function opened(tools: readonly ToolPlugin[] = [textTool]) {
  const { port1, port2 } = new MessageChannel()
  port1.start()
  port2.start()
  const stop = servePrinting(port2, { garments: [drawnGarment], tools, sha256 })
  const printing = createPrinting(port1)
  endings.push(
    printing.dispose,
    stop,
    () => port1.close(),
    () => port2.close(),
  )
  return printing
}

describe('printing in a worker', () => {
  it('gives the bytes that printing here gives', async () => {
    const here = await printPanels(orderOf({ document }))
    expect(await opened().shirt({ ...jobOf(document), ...shirt })).toEqual(here)
  })

  it('tells how far a roster is', async () => {
    const told: (readonly [number, number])[] = []
    const design = withPlayers(document, roster(3))
    const outcome = await opened().roster({ ...jobOf(design), designCode: 'KL' }, (...step) => told.push(step))
    expect(outcome.kind).toBe('packed')
    expect(told).toEqual([
      [1, 3],
      [2, 3],
      [3, 3],
    ])
  })

  it('answers each of several questions', async () => {
    const printing = opened()
    const sizes = ['S', 'XL'] as const
    const outcomes = await Promise.all(sizes.map(size => printing.shirt({ ...jobOf(document), ...shirt, size })))
    const here = await Promise.all(sizes.map(size => printPanels(orderOf({ document, size }))))
    expect(outcomes).toEqual(here)
  })

  it('refuses as printing here does', async () => {
    const design = documentOf({ layers: { name: textLayer('😀') } })
    expect(await opened().shirt({ ...jobOf(design), ...shirt })).toEqual(
      await printPanels(orderOf({ document: design })),
    )
  })

  it('says so when the garment does not ship any more', async () => {
    const job = { ...jobOf(document), ...shirt, garment: productType('TOGA') }
    await expect(opened().shirt(job)).rejects.toThrow(/Printing failed. No garment of the type "TOGA"/)
  })

  it('rejects what has not come when it is stopped', async () => {
    const printing = opened()
    const coming = printing.shirt({ ...jobOf(document), ...shirt })
    printing.dispose()
    await expect(coming).rejects.toThrow(/stopped/)
  })
})
