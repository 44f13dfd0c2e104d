import { expectCode, sendKit } from '../../support/server/designers.ts'
import { enter } from '../../support/server/enter.ts'
import type { TestServer } from '../../support/server/openTestServer.ts'

/** Texts that no caller may ever see: of another shop, and of another customer of the same shop. */
export const canaries = ['canary-of-mekong', 'canary-of-another'] as const

/** Stores the texts wherever texts are stored; returns the ids of their objects. */
export async function plantCanaries(api: TestServer): Promise<readonly string[]> {
  const ids: string[] = []
  for (const [slug, word] of [['mekong', canaries[0]] as const, ['angkor', canaries[1]] as const]) {
    const owner = await enter(api, { slug, firstName: word })
    const { id } = await sendKit(owner, { name: word, players: [word] })
    const player = await expectCode(owner.post('/api/players', { name: word, number: '7', size: 'M', team: word }), 201)
    const share = await expectCode(owner.post(`/api/designs/${id}/shares`, { scope: 'edit', label: word }), 201)
    const note = { panel: word, xMm: 0, yMm: 0, text: word }
    const comment = await expectCode(owner.post(`/api/designs/${id}/comments`, note), 201)
    await expectCode(owner.post('/api/contact', { contact: '012 999 888', subject: word, message: word }), 201)
    ids.push(id, owner.id, owner.session, player.json().id, share.json().id, comment.json().id)
    // A link gives access to everybody in its own shop.
    if (slug === 'mekong') ids.push(share.json().secret)
  }
  return ids
}
