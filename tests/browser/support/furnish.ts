import type { BrowserContext } from '@playwright/test'
import { type ScreenAddress, screenAddresses } from '../../support/screenAddresses.ts'
import { serverHands } from './serverHands.ts'

const surnames = ['Sok', 'Chan', 'Kim', 'Meas', 'ចាន់', 'សុខ', 'គឹម', 'Vann', 'Pich', 'លី', 'Touch']
const team = (name: string, first: number) =>
  surnames.map((surname, index) => ({
    name: surname,
    number: String(first + index),
    size: index % 3 === 0 ? 'M' : 'L',
    team: name,
    goalkeeper: index === 0,
  }))

/**
 * Gives Dara what somebody has who has been here for a while: two teams, and designs in every state, of which one is
 * shared and one is in the store.
 * @returns every screen, with addresses that show something
 */
export async function furnish(context: BrowserContext): Promise<readonly ScreenAddress[]> {
  const hands = await serverHands(context, 'dara')
  await hands.ask('post', '/api/players/import', { rows: [...team('អង្គរ', 1), ...team('Angkor U17', 12)] })
  const submit = async (id: string) => {
    const { version } = await hands.card(id)
    await hands.ask('post', `/api/designs/${id}/submit`, {}, version)
  }
  await hands.sendKit('Angkor FC, away', 'sash')
  const shown = await hands.sendKit('ទីមអង្គរ', 'stripes')
  await hands.publish(shown)
  const ready = await hands.sendKit('Angkor U17', 'halves')
  await submit(ready)
  await hands.decide(ready, 'approve', 'ស្អាតណាស់')
  await submit(await hands.sendKit('School cup', 'chevron'))
  const last = await hands.sendKit('Angkor FC', 'kbach')
  const { path } = await hands.share(last, 'comment')
  const addresses: Readonly<Record<string, string>> = {
    shared: path,
    checkout: `/design/checkout/${ready}`,
    preview: `/preview?design=${last}`,
  }
  return screenAddresses.map(screen => ({
    ...screen,
    address: addresses[screen.name] ?? screen.address,
    isMember: screen.isMember || screen.name === 'checkout' || screen.name === 'preview',
  }))
}
