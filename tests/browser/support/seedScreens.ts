import type { BrowserContext } from '@playwright/test'
import { type ScreenAddress, screenAddresses } from '../../support/screenAddresses.ts'
import { serverDriver } from './serverDriver.ts'

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
export async function seedScreens(context: BrowserContext): Promise<readonly ScreenAddress[]> {
  const driver = await serverDriver(context, 'dara')
  await driver.request('post', '/api/players/import', { rows: [...team('អង្គរ', 1), ...team('Angkor U17', 12)] })
  const submit = async (id: string) => {
    const { version } = await driver.card(id)
    await driver.request('post', `/api/designs/${id}/submit`, {}, version)
  }
  await driver.sendKit('Angkor FC, away', 'sash')
  const shown = await driver.sendKit('ទីមអង្គរ', 'stripes')
  await driver.publish(shown)
  const ready = await driver.sendKit('Angkor U17', 'halves')
  await submit(ready)
  await driver.decide(ready, 'approve', 'ស្អាតណាស់')
  await submit(await driver.sendKit('School cup', 'chevron'))
  const last = await driver.sendKit('Angkor FC', 'kbach')
  const { path } = await driver.share(last, 'comment')
  const order = await driver.placeOrder(last)
  const addresses: Readonly<Record<string, string>> = {
    shared: path,
    'order-track': `/order/track#${order.number}.${order.secret}`,
    'me-histories-one': `/me/histories/${order.id}`,
    'order-printinvoice': `/order/printinvoice?order=${order.id}`,
    checkout: `/design/checkout/${ready}`,
    preview: `/preview?design=${last}`,
  }
  return screenAddresses.map(screen => ({
    ...screen,
    address: addresses[screen.name] ?? screen.address,
    isMember: screen.isMember || screen.name === 'checkout' || screen.name === 'preview',
  }))
}
