import { expectCode, sendKit } from '../../support/server/designers.ts'
import { enter } from '../../support/server/enter.ts'
import type { House } from '../../support/server/openHouse.ts'

/** Words that nobody who asks may ever read: of another shop, and of another customer of the same one. */
export const canaries = ['canary-of-mekong', 'canary-of-another'] as const

/** Puts the words wherever words are kept; answers the ids of what holds them. */
export async function plantCanaries(house: House): Promise<readonly string[]> {
  const ids: string[] = []
  for (const [slug, word] of [['mekong', canaries[0]] as const, ['angkor', canaries[1]] as const]) {
    const owner = await enter(house, { slug, firstName: word })
    const { id } = await sendKit(owner, { name: word, players: [word] })
    const player = await expectCode(owner.post('/api/players', { name: word, number: '7', size: 'M', team: word }), 201)
    const share = await expectCode(owner.post(`/api/designs/${id}/shares`, { scope: 'edit', label: word }), 201)
    const remark = { panel: word, xMm: 0, yMm: 0, text: word }
    const comment = await expectCode(owner.post(`/api/designs/${id}/comments`, remark), 201)
    await expectCode(owner.post('/api/contact', { contact: '012 999 888', subject: word, message: word }), 201)
    ids.push(id, owner.id, owner.session, player.json().id, share.json().id, comment.json().id)
    // A link opens a design to whoever has it in its own shop.
    if (slug === 'mekong') ids.push(share.json().secret)
  }
  return ids
}
