import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { maxAttempts } from '../../../server/mail/retries.ts'
import { openWebhookSender } from '../../../server/webhooks/sendWebhook.ts'
import { sendDueWebhooks } from '../../../server/webhooks/webhookWorker.ts'
import { databases } from '../../support/server/databases.ts'
import { addAdmin, expectCode, openDesignServer } from '../../support/server/designers.ts'
import { addCustomer } from '../../support/server/namedPrincipals.ts'
import type { TestServer } from '../../support/server/openTestServer.ts'
import { placeOrder, withKey } from '../../support/server/orderers.ts'
import { webhookReceiver } from '../../support/server/webhookReceiver.ts'

const path = '/api/console/webhooks'

describe.each(databases)('webhooks on $name', kind => {
  let api: TestServer
  let admin: Awaited<ReturnType<typeof addAdmin>>
  let receiver: Awaited<ReturnType<typeof webhookReceiver>>
  beforeAll(async () => {
    api = await openDesignServer(kind)
    admin = await addAdmin(api)
    receiver = await webhookReceiver()
  })
  afterAll(async () => {
    await receiver.close()
    await api.close()
  })
  beforeEach(async () => {
    for (const { id } of (await admin.get(path)).json().items) await expectCode(admin.delete(`${path}/${id}`), 200)
    receiver.received.length = 0
    receiver.rule.respond = response => void response.end('thanks')
  })

  /** Every name leads to the receiver. */
  const send = openWebhookSender({
    onlyHttps: false,
    mayReach: address => address === '127.0.0.1',
    resolve: async () => [{ address: '127.0.0.1', family: 4 }],
    timeout: 400,
  })
  const sweep = () => sendDueWebhooks({ database: api.database, send, version: '1.2.3', now: () => api.clock.now })
  const add = async (body: object = {}) => {
    const url = `http://hooks.shop.example:${receiver.port}/in`
    const events = ['order.placed', 'order.approved', 'order.paid']
    return (await expectCode(admin.post(path, { url, events, ...body }), 201)).json()
  }
  const deliveries = async (id: string) => (await expectCode(admin.get(`${path}/${id}/deliveries`), 200)).json().items

  it('tell of an order, signed with the secret that was shown once, and never of its people', async () => {
    const { webhook, secret } = await add()
    const { order } = await placeOrder(await addCustomer(api))
    expect(await Promise.all([sweep(), sweep()])).toContain(1)
    expect(receiver.received).toHaveLength(1)
    const [{ headers, body } = never()] = receiver.received
    const [, time, signature] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(headers['kitloom-signature'])) ?? []
    expect(Number(time)).toBe(Math.floor(api.clock.now / 1000))
    expect(createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')).toBe(signature)
    const sent = JSON.parse(body)
    expect(sent).toMatchObject({
      event: 'order.placed',
      order: { id: order.id, number: order.number, status: 'REVIEWING', grandTotal: order.grandTotal },
    })
    expect(body).not.toMatch(/Sok Dara|Player 1|club\.example/)
    expect(headers).toMatchObject({ 'kitloom-event': 'order.placed', 'kitloom-delivery': sent.id })
    expect(await deliveries(webhook.id)).toMatchObject([
      { id: sent.id, status: 'delivered', attempts: 1, error: '', response: { status: 200, body: 'thanks' } },
    ])
    expect(JSON.stringify((await admin.get(path)).json())).not.toContain(secret)
  })

  it('get the events that they want, and none while they are turned off', async () => {
    const { webhook } = await add({ events: ['order.approved', 'order.paid'] })
    const { order } = await placeOrder(await addCustomer(api))
    await expectCode(admin.post(`/api/console/orders/${order.id}/approve`, {}, { 'if-match': '"1"' }), 200)
    const payment = { amount: 500, method: 'cash' }
    await expectCode(admin.post(`/api/console/orders/${order.id}/payments`, payment, withKey()), 201)
    await sweep()
    expect(receiver.received.map(({ body }) => JSON.parse(body).event).toSorted()).toEqual([
      'order.approved',
      'order.paid',
    ])
    const changed = await expectCode(
      admin.patch(`${path}/${webhook.id}`, { active: false, events: ['order.placed'] }, { 'if-match': '"1"' }),
      200,
    )
    expect(changed.json()).toMatchObject({ webhook: { active: false, version: 2 }, secret: null })
    await placeOrder(await addCustomer(api))
    expect(await sweep()).toBe(0)
    await expectCode(admin.post(`${path}/${webhook.id}/test`), 409)
  })

  it('are not told of what was rolled back', async () => {
    const { webhook } = await add()
    const { order } = await placeOrder(await addCustomer(api))
    await expectCode(admin.post(`/api/console/orders/${order.id}/approve`, {}, { 'if-match': '"7"' }), 412)
    expect((await deliveries(webhook.id)).map(({ event }: { event: string }) => event)).toEqual(['order.placed'])
  })

  it('are tried again, later each time, and sent again by hand after the last try', async () => {
    const { webhook } = await add()
    receiver.rule.respond = response => void response.writeHead(500).end('no\u0000')
    await expectCode(admin.post(`${path}/${webhook.id}/test`), 201)
    await sweep()
    expect(await sweep()).toBe(0)
    expect(await deliveries(webhook.id)).toMatchObject([
      {
        status: 'waiting',
        attempts: 1,
        error: 'The address responded with 500.',
        response: { status: 500, body: 'no' },
      },
    ])
    for (let tries = 1; tries < maxAttempts; tries++) {
      api.clock.now += 7 * 3_600_000
      expect(await sweep()).toBe(1)
    }
    const [failed] = await deliveries(webhook.id)
    expect(failed).toMatchObject({ status: 'failed', attempts: maxAttempts, nextAttemptAt: null })
    receiver.rule.respond = response => void response.end('back')
    await expectCode(admin.post(`${path}/${webhook.id}/deliveries/${failed.id}/resend`), 200)
    await sweep()
    expect(await deliveries(webhook.id)).toMatchObject([{ id: failed.id, status: 'delivered', attempts: 1 }])
    expect(new Set(receiver.received.map(({ body }) => body)).size).toBe(1)
  })

  it('follow no redirect, wait for nobody for long and read the beginning of a response only', async () => {
    const { webhook } = await add()
    const endings = [
      [(response: Responding) => void response.writeHead(302, { location: '/other' }).end(), /responded with 302/],
      [() => undefined, /No response within/],
      [(response: Responding) => void response.destroy(), /./],
    ] as const
    for (const [respond, error] of endings) {
      receiver.rule.respond = respond
      await expectCode(admin.post(`${path}/${webhook.id}/test`), 201)
      await sweep()
      const [latest] = await deliveries(webhook.id)
      expect(latest).toMatchObject({ status: 'waiting', error: expect.stringMatching(error) })
      api.clock.now += 1
    }
    expect(receiver.received.map(request => request.path)).toEqual(['/in', '/in', '/in'])
    receiver.rule.respond = response => {
      const more = () => {
        if (!response.destroyed) response.write('x'.repeat(64_000), more)
      }
      response.on('error', () => undefined)
      more()
    }
    await expectCode(admin.post(`${path}/${webhook.id}/test`), 201)
    await sweep()
    const [endless] = await deliveries(webhook.id)
    expect(endless).toMatchObject({ status: 'delivered', response: { status: 200 } })
    expect(endless.response.body).toHaveLength(1_000)
  })

  it('with a new secret sign with it alone, and are removed with all their deliveries', async () => {
    const { webhook, secret } = await add()
    await expectCode(admin.post(`${path}/${webhook.id}/test`), 201)
    const renewed = await expectCode(
      admin.patch(`${path}/${webhook.id}`, { newSecret: true }, { 'if-match': '"1"' }),
      200,
    )
    expect(renewed.json().secret).toMatch(/^whsec_.{43}$/)
    expect(renewed.json().secret).not.toBe(secret)
    await expectCode(admin.patch(`${path}/${webhook.id}`, { active: true }, { 'if-match': '"1"' }), 412)
    await expectCode(admin.delete(`${path}/${webhook.id}`), 200)
    expect(await sweep()).toBe(0)
    await expectCode(admin.get(`${path}/${webhook.id}/deliveries`), 404)
  })

  it.each([
    ...['ftp://shop.example/', 'not an address', 'http://user:pass@shop.example/', 'http://localhost:3000/'],
    ...['http://127.0.0.1/', 'http://0x7f.1/', 'http://[::1]/', 'http://[::ffff:10.0.0.1]/', 'http://169.254.169.254/'],
  ])('cannot be sent to %s', async url => {
    const refused = await expectCode(admin.post(path, { url, events: ['order.placed'] }), 400)
    expect(refused.json().fields).toMatchObject([{ path: 'url' }])
  })

  it('are ten at most', async () => {
    const events = ['order.placed']
    const added = await Promise.all(
      Array.from({ length: 12 }, (_, at) => admin.post(path, { url: `http://shop.example/${at}`, events })),
    )
    expect(added.map(({ statusCode }) => statusCode).toSorted()).toEqual([...Array(10).fill(201), 409, 409])
    await expectCode(admin.post(path, { url: 'http://shop.example/', events: [] }), 400)
    await expectCode(admin.post(path, { url: 'http://shop.example/', events: ['design.ready'] }), 400)
  })
})

function never(): never {
  throw new Error('The receiver got nothing.')
}

type Responding = Parameters<Awaited<ReturnType<typeof webhookReceiver>>['rule']['respond']>[0]
