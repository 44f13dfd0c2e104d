import { afterAll, beforeAll, expect, it } from 'vitest'
import { isPublicAddress } from '../../../server/webhooks/publicAddress.ts'
import { openWebhookSender } from '../../../server/webhooks/sendWebhook.ts'
import { webhookReceiver } from '../../support/server/webhookReceiver.ts'

it.each([
  ...['127.0.0.1', '127.8.9.1', '0.0.0.0', '10.1.2.3', '172.16.0.1', '172.31.255.255', '192.168.1.1', '100.64.0.1'],
  ...['169.254.169.254', '192.0.0.8', '198.18.0.1', '203.0.113.9', '224.0.0.1', '255.255.255.255'],
  ...['::', '::1', '::ffff:127.0.0.1', '::ffff:8.8.8.8', '64:ff9b::7f00:1', 'fc00::1', 'fd12::1', 'fe80::1', 'ff02::1'],
  ...['2001:db8::1', '2002:7f00:1::', '2001::1', 'localhost', ''],
])('%s is not public', address => {
  expect(isPublicAddress(address)).toBe(false)
})

it.each(['8.8.8.8', '1.1.1.1', '172.32.0.1', '100.128.0.1', '2606:4700::1111', '2a00:1450::1'])('%s is', address => {
  expect(isPublicAddress(address)).toBe(true)
})

const sent = { headers: {}, body: '{}' }
let receiver: Awaited<ReturnType<typeof webhookReceiver>>
beforeAll(async () => {
  receiver = await webhookReceiver()
})
afterAll(() => receiver.close())

it('connects to nothing inside, whichever of its addresses a name leads to', async () => {
  const inside = { address: '127.0.0.1', family: 4 }
  const outside = { address: '93.184.216.34', family: 4 }
  for (const addresses of [[inside], [outside, inside], [inside, outside]]) {
    const send = openWebhookSender({ onlyHttps: false, resolve: async () => addresses })
    const url = `http://rebinding.example:${receiver.port}/`
    await expect(send({ ...sent, url })).rejects.toThrow('not an address of the public internet')
  }
  const send = openWebhookSender({ onlyHttps: false })
  for (const host of ['127.0.0.1', '[::1]', '0x7f000001', '2130706433', 'localhost', '[::ffff:7f00:1]']) {
    await expect(send({ ...sent, url: `http://${host}:${receiver.port}/` })).rejects.toThrow('public internet')
  }
  expect(receiver.received).toEqual([])
})

it('sends nothing without TLS where that is asked for', async () => {
  const send = openWebhookSender({ onlyHttps: true, mayReach: () => true })
  await expect(send({ ...sent, url: `http://127.0.0.1:${receiver.port}/` })).rejects.toThrow('not https')
  expect(receiver.received).toEqual([])
})

it('says when a name leads nowhere', async () => {
  const send = openWebhookSender({ onlyHttps: false, resolve: async () => [] })
  await expect(send({ ...sent, url: 'http://nowhere.example/' })).rejects.toThrow('nowhere.example has no address.')
})
