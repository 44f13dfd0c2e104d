import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { handlePrintRequest } from '../../../../app/studio/print/handlePrintRequest.ts'
import { type PrintMessage, type PrintRequest, printInWorker } from '../../../../app/studio/print/printInWorker.ts'
import { outlineRings } from '../../../../engine/areas.ts'
import { type DesignDocument, playerId } from '../../../../engine/index.ts'
import { fontId, newPlayer } from '../../../../engine/plugin.ts'
import { printPanels } from '../../../../engine/print/index.ts'
import { tools } from '../../../../plugins/index.ts'
import { documentOf, textLayer } from '../../../support/drawing.ts'
import { installedFaces, shipped } from '../../../support/faces.ts'
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
      port2.postMessage(await handlePrintRequest(data, { ...installedFaces, onProgress }))
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
const requested = (design: DesignDocument, changes: Partial<PrintRequest> = {}): PrintRequest => ({
  what: 'shirt',
  document: design,
  garment: 'soccer',
  view,
  code: 'KL-7F3A9C2E',
  madeAt: new Date('2026-01-02T03:04:05Z'),
  ...changes,
})
const shaper = await shipped(...faces)

/** Their sha256: a long list of bytes is slow to compare and says nothing. */
const bytesOf = (response: { readonly kind: string; readonly bytes?: Uint8Array }) =>
  response.bytes ? sha256(response.bytes) : response.kind

/** Without a worker. */
const printHere = ({ document: design, code, madeAt }: PrintRequest) =>
  printPanels({
    document: design,
    garment: soccer,
    tools,
    code,
    madeAt,
    ...view,
    resources: { shaper, rings: outlineRings, image: () => null },
    readImage: async () => null,
  })

describe('printing in a worker', () => {
  it('[A19] gives the bytes that printing here gives', async () => {
    const request = requested(document)
    const [there, here] = [await printInWorker(request), await printHere(request)]
    expect(bytesOf(there)).toHaveLength(64)
    expect(bytesOf(there)).toBe(bytesOf(here))
  }, 30_000)

  it('prints the shirt of the chosen player', async () => {
    const design = withPlayers(document, roster(2))
    const player = playerId(Object.keys(design.players)[0] ?? '')
    const response = await printInWorker(requested(design, { view: { ...view, player } }))
    expect(bytesOf(response)).toHaveLength(64)
    expect(bytesOf(response)).not.toBe(bytesOf(await printHere(requested(design))))
  })

  it('tells how far a team is', async () => {
    const reported: (readonly [number, number])[] = []
    const request = requested(withPlayers(document, roster(3)), { what: 'team' })
    const response = await printInWorker(request, { onProgress: (...step) => reported.push(step) })
    expect(response?.kind).toBe('packed')
    expect(reported).toEqual([1, 2, 3].map(done => [done, 3]))
  })

  it('refuses as printing here does, and for a team says whose shirt it is', async () => {
    const design = withPlayers(documentOf({ layers: { name: textLayer('😀') } }), roster(1))
    const here = await printHere(requested(design))
    expect(await printInWorker(requested(design))).toEqual(here)
    const found = here.kind === 'refused' ? here.obstacles : []
    const obstacles = Object.keys(design.players).map(player => ({ player, found }))
    expect(await printInWorker(requested(design, { what: 'team' }))).toEqual({ kind: 'team-refused', obstacles })
  })

  it('looks at every shirt without printing it', async () => {
    const design = withPlayers(document, roster(2))
    const response = await printInWorker(requested(design, { what: 'check' }))
    const shirts = response.kind === 'checked' ? response.shirts : expect.unreachable(response.kind)
    expect(shirts.map(({ player }) => player)).toEqual([null, null, ...Object.keys(design.players)])
  })

  it('answers with a failure when the garment does not ship', async () => {
    const response = await printInWorker(requested(document, { garment: 'toga' }))
    expect(response).toEqual({ kind: 'failed', message: 'There is no garment "toga".' })
  })

  it('answers nothing when it is given up, and ends the worker', async () => {
    const givingUp = new AbortController()
    const coming = printInWorker(requested(document), { signal: givingUp.signal })
    givingUp.abort()
    expect(await coming).toBeNull()
  })

  it('answers with a failure when the worker does not load', async () => {
    const coming = printInWorker(requested(document))
    workers[0]?.onerror?.({ message: '' })
    expect(await coming).toMatchObject({ kind: 'failed' })
  })
})

describe('printing while a face does not come', () => {
  const team = withPlayers(
    documentOf({ layers: { name: textLayer('NAME', { slot: 'playerName', font: fontId('oswald') }) } }),
    Object.fromEntries(
      ['SOKHA', 'Łukasz', 'DARA', 'سالم', 'CHAN'].map((name, index) => [
        playerId(`p${index}`),
        newPlayer({ name, number: String(index + 1), order: `a${index}` }),
      ]),
    ),
  )
  const printed = (what: PrintRequest['what'], ...failing: readonly string[]) =>
    handlePrintRequest(requested(team, { what }), {
      ...installedFaces,
      fetch: async file =>
        failing.some(part => file.includes(part)) ? new Response('', { status: 404 }) : installedFaces.fetch(file),
      onProgress() {},
    })
  const waitsFor = (player: string, font: string) => ({
    player,
    found: [{ kind: 'font-missing', layer: 'name', font }],
  })

  it('packs every shirt that does not need it, and names the font for the others', async () => {
    expect(await printed('team', 'oswald-latin-ext', 'lalezar')).toMatchObject({
      kind: 'packed',
      left: [waitsFor('p1', 'oswald'), waitsFor('p3', 'lalezar')],
    })
  })

  it('prints no letter in another face than its own', async () => {
    const outcome = await printed('check', 'oswald-latin-ext')
    const found = outcome.kind === 'checked' ? outcome.shirts.filter(({ obstacles }) => obstacles.length > 0) : []
    expect(found).toMatchObject([{ player: 'p1', obstacles: [{ kind: 'font-missing', font: 'oswald' }] }])
  })

  it('packs nothing when all of them need it, and says why', async () => {
    const outcome = await printed('team', 'oswald')
    expect(outcome.kind).toBe('team-refused')
    const found = outcome.kind === 'team-refused' ? outcome.obstacles.flatMap(({ found: each }) => each) : []
    expect(new Set(found.map(({ kind }) => kind))).toEqual(new Set(['font-missing']))
  })
})
