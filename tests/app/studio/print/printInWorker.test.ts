import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { answerPrint } from '../../../../app/studio/print/answerPrint.ts'
import { type PrintMessage, type PrintRequest, printInWorker } from '../../../../app/studio/print/printInWorker.ts'
import { type DesignDocument, playerId } from '../../../../engine/index.ts'
import { printPanels } from '../../../../engine/print/index.ts'
import { tools } from '../../../../plugins/index.ts'
import { documentOf, textLayer } from '../../../support/drawing.ts'
import { faceFile, shipped } from '../../../support/faces.ts'
import { soccer } from '../../../support/openSoccer.ts'
import { roster, withPlayers } from '../../../support/rosters.ts'
import { sha256 } from '../../../support/soccerTeam.ts'

const workers: WorkerOnChannel[] = []

/** A worker with a real channel to its page: what is sent is copied. */
class WorkerOnChannel {
  onmessage: ((event: MessageEvent<PrintMessage>) => void) | null = null
  onerror: ((event: { message: string }) => void) | null = null
  isOver = false
  readonly #ends = new MessageChannel()

  constructor() {
    const { port1, port2 } = this.#ends
    port1.onmessage = event => this.onmessage?.(event)
    port2.onmessage = async ({ data }: MessageEvent<PrintRequest>) => {
      const onProgress = (done: number, all: number) => port2.postMessage({ kind: 'progress', done, all })
      const fetch = async (face: string) => new Response(await faceFile(face))
      port2.postMessage(await answerPrint(data, { fetch, onProgress }))
    }
    workers.push(this)
  }
  postMessage(request: PrintRequest) {
    this.#ends.port1.postMessage(request)
  }
  terminate() {
    this.isOver = true
    this.#ends.port1.close()
  }
}

beforeEach(() => void vi.stubGlobal('Worker', WorkerOnChannel))
afterEach(() => {
  vi.unstubAllGlobals()
  for (const { isOver } of workers.splice(0)) expect(isOver).toBe(true)
})

const faces = ['squada-one', 'koulen'] as const
const document = documentOf({ layers: { name: textLayer('ភ្នំពេញ FC') } })
const view = { version: 'player', player: null, size: 'M' } as const
const asked = (design: DesignDocument, changes: Partial<PrintRequest> = {}): PrintRequest => ({
  what: 'shirt',
  document: design,
  garment: 'soccer',
  view,
  code: 'KL-7F3A9C2E',
  madeAt: new Date('2026-01-02T03:04:05Z'),
  faceAddresses: Object.fromEntries(faces.map(face => [face, face])),
  ...changes,
})
const shaper = await shipped(...faces)

/** Their sha256: a long list of bytes is slow to compare and says nothing. */
const bytesOf = (answer: { readonly kind: string; readonly bytes?: Uint8Array }) =>
  answer.bytes ? sha256(answer.bytes) : answer.kind

/** Without a worker. */
const printHere = ({ document: design, code, madeAt }: PrintRequest) =>
  printPanels({
    document: design,
    garment: soccer,
    tools,
    code,
    madeAt,
    ...view,
    resources: { shaper, picture: () => null },
    readPicture: async () => null,
  })

describe('printing in a worker', () => {
  it('[A19] gives the bytes that printing here gives', async () => {
    const request = asked(document)
    const [there, here] = [await printInWorker(request), await printHere(request)]
    expect(bytesOf(there)).toHaveLength(64)
    expect(bytesOf(there)).toBe(bytesOf(here))
  }, 30_000)

  it('prints the shirt of the chosen player', async () => {
    const design = withPlayers(document, roster(2))
    const player = playerId(Object.keys(design.players)[0] ?? '')
    const answer = await printInWorker(asked(design, { view: { ...view, player } }))
    expect(bytesOf(answer)).toHaveLength(64)
    expect(bytesOf(answer)).not.toBe(bytesOf(await printHere(asked(design))))
  })

  it('tells how far a team is', async () => {
    const told: (readonly [number, number])[] = []
    const request = asked(withPlayers(document, roster(3)), { what: 'team' })
    const answer = await printInWorker(request, { onProgress: (...step) => told.push(step) })
    expect(answer?.kind).toBe('packed')
    expect(told).toEqual([1, 2, 3].map(done => [done, 3]))
  })

  it('refuses as printing here does, and for a team says whose shirt it is', async () => {
    const design = withPlayers(documentOf({ layers: { name: textLayer('😀') } }), roster(1))
    const here = await printHere(asked(design))
    expect(await printInWorker(asked(design))).toEqual(here)
    const found = here.kind === 'refused' ? here.obstacles : []
    const obstacles = Object.keys(design.players).map(player => ({ player, found }))
    expect(await printInWorker(asked(design, { what: 'team' }))).toEqual({ kind: 'team-refused', obstacles })
  })

  it('answers with a failure when the garment does not ship', async () => {
    const answer = await printInWorker(asked(document, { garment: 'toga' }))
    expect(answer).toEqual({ kind: 'failed', message: 'There is no garment "toga".' })
  })

  it('answers nothing when it is given up, and ends the worker', async () => {
    const givingUp = new AbortController()
    const coming = printInWorker(asked(document), { signal: givingUp.signal })
    givingUp.abort()
    expect(await coming).toBeNull()
  })

  it('answers with a failure when the worker does not load', async () => {
    const coming = printInWorker(asked(document))
    workers[0]?.onerror?.({ message: '' })
    expect(await coming).toMatchObject({ kind: 'failed' })
  })
})
