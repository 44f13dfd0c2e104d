import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { OrderRequest } from '../../server/contract/orders/orderRequest.ts'
import { isNightly } from '../support/nightly.ts'
import { random } from '../support/random.ts'
import type { Sender } from '../support/server/designers.ts'
import { fetchingSender } from '../support/server/fetchingSender.ts'
import { orderOf, withKey } from '../support/server/orderers.ts'
import { type RoomsProcess, startRoomsProcess } from '../support/server/startRoomsProcess.ts'

/** `ORDER_KILLS=200 npx vitest run killedOrders` is the long run. */
const kills = Number(process.env.ORDER_KILLS ?? (isNightly ? 10 : 1))
const lanes = 3

interface Attempt {
  readonly key: string
  readonly body: OrderRequest
  /** What the server reply of it; `null` while it has reply nothing. */
  reply: { readonly id: string; readonly number: number; invoice: number | null } | null
}

describe('a server that is killed while people order', () => {
  let folder: string
  let server: RoomsProcess
  const chance = random(Number(process.env.ORDER_SEED ?? 17))
  const start = async () => {
    server = await startRoomsProcess([], { DATA_DIR: folder, DATABASE_URL: '', REDIS_URL: '', TEST_UNLIMITED: '1' })
  }
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'kitloom-killed-'))
    await start()
  })
  afterEach(async () => {
    await server.kill()
    rmSync(folder, { recursive: true, force: true })
  })
  const guest = () =>
    fetchingSender(path => `http://127.0.0.1:${server.port}${path}`, { 'x-guest-secret': `guest-${randomUUID()}` })

  it('has every order and invoice that it acknowledged, once, and no number is missing', {
    timeout: Math.max(600_000, kills * 60_000),
  }, async () => {
    const who = guest()
    const request = await vi.waitFor(() => orderOf(who), { timeout: 300_000, interval: 500 })
    const attempts: Attempt[] = []
    for (let kill = 0; kill < kills; kill++) {
      const known = attempts.filter(isAcknowledged).length
      const ordering = Promise.allSettled(Array.from({ length: lanes }, () => orderUntilKilled(who, request, attempts)))
      const enough = known + 1 + chance.below(8)
      await vi.waitFor(() => expect(attempts.filter(isAcknowledged).length).toBeGreaterThanOrEqual(enough), {
        timeout: 300_000,
        interval: 1 + chance.below(20),
      })
      await server.kill()
      await ordering
      await start()
      await expectKept(who, attempts)
      if ((kill + 1) % 20 === 0)
        console.log(`Killed ${kill + 1} times: all ${attempts.length} orders are as they were.`)
    }
    // What was not acknowledged is sent once more, as a browser does.
    for (const attempt of attempts) if (!isAcknowledged(attempt)) await place(who, attempt)
    for (const attempt of attempts) await invoiceOf(who, attempt)
    const numbers = attempts.map(({ reply }) => reply?.number ?? 0)
    const invoices = attempts.map(({ reply }) => reply?.invoice ?? 0)
    expect(await countOrders(who)).toBe(attempts.length)
    for (const given of [numbers, invoices])
      expect(given.sort((a, b) => a - b)).toEqual(attempts.map((_, at) => at + 1))
    console.log(`${kills} kills, ${attempts.length} orders: none lost, no number missing or twice.`)
  })
})

const isAcknowledged = ({ reply }: Attempt) => reply !== null

async function orderUntilKilled(who: Sender, request: OrderRequest, attempts: Attempt[]): Promise<void> {
  for (;;) {
    const attempt: Attempt = {
      key: randomUUID(),
      body: { ...request, trackingSecret: randomUUID() },
      reply: null,
    }
    attempts.push(attempt)
    await place(who, attempt)
    await invoiceOf(who, attempt)
  }
}

/** Sends again what a busy machine had no time for, as a browser does. */
async function untilReady(send: () => ReturnType<Sender['post']>): ReturnType<Sender['post']> {
  for (;;) {
    const response = await send()
    if (response.statusCode !== 503) return response
    await setTimeout(500)
  }
}

async function place(who: Sender, attempt: Attempt): Promise<void> {
  const response = await untilReady(() => who.post('/api/orders', attempt.body, withKey(attempt.key)))
  expect([200, 201]).toContain(response.statusCode)
  const { id, number } = response.json()
  attempt.reply = { id, number, invoice: null }
}

async function invoiceOf(who: Sender, { reply }: Attempt): Promise<void> {
  if (!reply) return
  const response = await untilReady(() => who.post(`/api/orders/${reply.id}/invoice`))
  expect(response.statusCode).toBe(200)
  const { number } = response.json()
  expect(reply.invoice ?? number).toBe(number)
  reply.invoice = number
}

/** The newest of what was acknowledged is there, with its numbers. */
async function expectKept(who: Sender, attempts: readonly Attempt[]): Promise<void> {
  for (const { reply } of attempts.filter(isAcknowledged).slice(-12)) {
    if (!reply) continue
    const response = await who.get(`/api/orders/${reply.id}`)
    expect(response.statusCode, `order ${reply.number}`).toBe(200)
    expect(response.json().number).toBe(reply.number)
  }
}

const countOrders = async (who: Sender): Promise<number> => (await who.get('/api/orders')).json().total
