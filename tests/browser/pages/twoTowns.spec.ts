import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, expect, test } from '@playwright/test'
import pg from 'pg'
import { canonical } from '../../support/peers.ts'
import { drawKit } from '../../support/server/drawKit.ts'
import { type MainServer, mainServer } from '../../support/server/mainServer.ts'
import { type Designer, openEditor } from '../support/designer.ts'
import { followLink, isOnServer, makeLink } from '../support/links.ts'
import { savedLog } from '../support/savedLog.ts'
import { serverDriver } from '../support/serverDriver.ts'
import type { DemoCustomer } from '../support/signIn.ts'

const { DATABASE_URL, REDIS_URL } = process.env

/** Somebody signed in, whose pages are served by the server of his town. */
async function openTown(browser: Browser, server: MainServer, customer: DemoCustomer, shop = 'angkor') {
  const context = await browser.newContext({ baseURL: server.address() })
  return { context, driver: await serverDriver(context, customer, shop) }
}

const documentOf = async (designer: Designer) => canonical((await savedLog(designer)).document)

/** What somebody reads who opens the log that a server gives. */
function documentIn(update: string): string {
  const { engine, take } = drawKit()
  take(update)
  const document = canonical(engine.document.current())
  engine.dispose()
  return document
}

if (!DATABASE_URL || !REDIS_URL) {
  test('two people in two towns are left out: DATABASE_URL or REDIS_URL is not set', () => {})
} else {
  test.describe('two people in two towns', () => {
    const database = `kitloom_${randomUUID().replaceAll('-', '')}`
    const files = mkdtempSync(join(tmpdir(), 'kitloom-towns-'))
    const own = Object.assign(new URL(DATABASE_URL), { pathname: `/${database}` }).href
    const environment = { DATABASE_URL: own, REDIS_URL, DATA_DIR: files }
    const [capital, coast] = [mainServer(environment), mainServer(environment)]
    const asOwner = async (text: string): Promise<void> => {
      const client = new pg.Client({ connectionString: DATABASE_URL })
      await client.connect()
      await client.query(text).finally(() => client.end())
    }

    test.beforeAll(async () => {
      test.setTimeout(300_000)
      await asOwner(`create database ${database}`)
      for (const server of [capital, coast]) await server.start()
    })
    test.afterAll(async () => {
      for (const server of [capital, coast]) await server.kill()
      await asOwner(`drop database if exists ${database} with (force)`)
      rmSync(files, { recursive: true, force: true })
    })

    test('design one kit over two servers, of which one is killed, and a second shop has none of it', async ({
      browser,
    }) => {
      test.setTimeout(480_000)
      const dara = await openTown(browser, capital, 'dara')
      const bopha = await openTown(browser, coast, 'bopha')
      const first = await openEditor(dara.context, { language: 'en' })
      await first.colour('base', '1D3FBF')
      await isOnServer(first.page)
      const design = new URL(first.page.url()).searchParams.get('design') ?? ''
      const link = new URL(await makeLink(first, 'edit'))

      const second = await followLink(bopha.context, coast.address() + link.pathname + link.search + link.hash)
      await second.openTool('colour')
      await expect(second.zoneValue('base')).toContainText('#1D3FBF')
      await second.colour('collar', 'F3E3C3')
      await expect(first.zoneValue('collar')).toContainText('#F3E3C3')
      await first.colour('sleeves', '0F3D2E')
      await expect(second.zoneValue('sleeves')).toContainText('#0F3D2E')

      await bopha.context.setOffline(true)
      await expect(second.page.locator('[data-place]')).toHaveAttribute('data-place', 'offline')
      await second.colour('shorts', '15161A')
      await first.addText('Naga')
      await first.colour('base', '7A1022')
      await isOnServer(first.page)

      await capital.kill()
      const acknowledged = await documentOf(first)
      const { update } = await bopha.driver.request('get', `/api/designs/shared/${link.pathname.split('/').at(-1)}/log`)
      expect(documentIn(update)).toBe(acknowledged)
      await expect(first.page.locator('[data-place]')).not.toHaveAttribute('data-place', 'saved')
      await first.colour('sleeves', 'C2182B')

      await capital.start()
      await bopha.context.setOffline(false)
      for (const { page } of [first, second]) await isOnServer(page)
      await expect(first.zoneValue('shorts')).toContainText('#15161A')
      await expect(second.zoneValue('sleeves')).toContainText('#C2182B')
      await second.openTool('text')
      await expect(second.textRow('Naga')).toBeVisible()
      const both = await documentOf(first)
      expect(await documentOf(second)).toBe(both)
      const kept = await dara.driver.request('get', `/api/designs/${design}/log`)
      expect(documentIn(kept.update)).toBe(both)

      const stranger = await openTown(browser, coast, 'dara', 'mekong')
      expect((await stranger.driver.request('get', '/api/designs')).total).toBe(0)
      await expect(stranger.driver.card(design)).rejects.toThrow('not-found')
      await expect(stranger.driver.request('get', `/api/designs/${design}/log`)).rejects.toThrow('not-found')
      const page = await stranger.context.newPage()
      await page.addInitScript(() => localStorage.setItem('lang', 'en'))
      await page.goto(`${link.pathname}?tenant=mekong${link.hash}`)
      await expect(page.getByRole('alert')).toContainText('This link doesn’t work')
      for (const { context } of [dara, bopha, stranger]) await context.close()
    })
  })
}
