import { readFile } from 'node:fs/promises'
import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { clips } from '../../../engine/avatar/index.ts'
import { shippedGarment } from '../../support/openSoccer.ts'
import { watchPage } from '../../support/watchPage.ts'
import { openEditor } from '../support/designer.ts'
import { serverDriver } from '../support/serverDriver.ts'
import { teamDriver } from '../support/teamDriver.ts'
import { wordsOf } from '../support/words.ts'

const words = wordsOf('en')
const text = (key: string) => words(`preview:${key}`)
const phone = { width: 390, height: 844 }

test.use({ viewport: phone, hasTouch: true })

/** Somebody else opens a link on their phone and goes on to see the design worn. */
async function seeWorn(context: BrowserContext, path: string): Promise<Page> {
  await context.addInitScript(() => localStorage.setItem('lang', 'en'))
  const page = await context.newPage()
  await page.goto(path)
  await page.getByRole('link', { name: words('sharedDesign:worn') }).click()
  await expect(page).toHaveURL(/\/preview\?share=/)
  await expect(page.locator('main[data-shown]')).toBeVisible()
  return page
}

test('opens /preview from a shared link on a phone, changes everything once, downloads a video and finds it plays', async ({
  context,
  browser,
}) => {
  test.slow()
  const driver = await serverDriver(context, 'dara')
  const player = { size: 'M', shortsSize: null, sleeve: null, goalkeeper: false, quantity: 1 } as const
  const players = [
    { ...player, name: 'Dara', number: '1' },
    { ...player, name: 'សុខា', number: '10' },
  ]
  const { path } = await driver.share(
    await driver.sendKit('Rain squad', 'varsity', players, shippedGarment('hoodie')),
    'view',
  )
  const town = await browser.newContext({ viewport: phone, hasTouch: true, serviceWorkers: 'block' })
  const page = await seeWorn(town, path)
  const complaints = watchPage(page)

  // The figure stands free between the two bars.
  const bar = await page.locator('main footer > div').boundingBox()
  expect(bar?.height ?? 0).toBeGreaterThan(0)
  expect(bar?.height ?? 844).toBeLessThan(132)
  const figure = page.getByRole('button', { name: text('figure'), exact: true })
  await figure.tap()
  // Who plays in a team stays with those who may edit it.
  await expect(page.getByLabel(text('shirtOf'))).toHaveCount(0)
  const settled = () => expect(page.locator('main[data-shown]')).toBeVisible()
  await page.getByRole('radio', { name: text('avatar.player_3') }).click({ force: true })
  const choose = async (name: string, label: string) => {
    await page.getByRole('combobox', { name: text(name), exact: true }).selectOption({ label: text(label) })
    await settled()
  }
  await choose('part.build', 'build.slim')
  await choose('part.hair', 'hair.curls')
  await choose('part.skin', 'skin.umber')
  await choose('part.boots', 'boots.nike_tiempo_lg8')
  await choose('camera', 'cameras.round')
  await page.getByRole('checkbox', { name: text('ball') }).uncheck()
  await choose('part.animation', 'animation.wave_hip_hop_dance')
  await page.getByRole('radio', { name: words('app:stage.view.back'), exact: true }).click({ force: true })
  await page.getByRole('radio', { name: text('versions.goalkeeper'), exact: true }).click({ force: true })
  await page.getByRole('radio', { name: text('backgrounds.studio'), exact: true }).click({ force: true })
  await expect(page).toHaveURL(
    /avatar=player_3.*build=slim.*hair=curls.*skin=umber.*boots=nike_tiempo_lg8.*animation=wave/,
  )
  await figure.tap()
  await page.getByRole('button', { name: text('slow') }).tap()
  await page.getByRole('slider', { name: text('time') }).fill('0.5')
  await page.getByRole('button', { name: text('play'), exact: true }).tap()

  const coming = page.waitForEvent('download', { timeout: 200_000 })
  await page.getByRole('button', { name: text('video') }).tap()
  const download = await coming
  expect(download.suggestedFilename()).toMatch(/^Rain squad\.(mp4|webm)$/)
  const { seconds, differences } = await watched(
    await town.newPage(),
    await readFile(await download.path()),
    download.suggestedFilename(),
  )
  const { seconds: once } = clips.wave_hip_hop_dance
  expect(seconds).toBeGreaterThan(once * Math.ceil(4 / once) - 0.5)
  expect(seconds).toBeLessThan(once * Math.ceil(4 / once) + 2)
  for (const difference of differences) expect(difference).toBeGreaterThan(0.5)
  expect(complaints).toEqual([])
  await town.close()
})

test('shows on a figure whom the roster of the editor names', async ({ context }) => {
  test.slow()
  const designer = await openEditor(context, { language: 'en', address: '/design/soccer?template=kbach' })
  const { page } = designer
  await expect(page.locator('main[data-painted]:not([data-painted="0"])')).toBeVisible()
  const team = teamDriver(designer)
  await team.pasteList('Number\tName\n7\tសុភា\n1\tDARA')
  await team.addButton(2).tap()
  await expect(team.review).toBeHidden()
  await page.getByRole('button', { name: words('app:more'), exact: true }).tap()
  await page.getByRole('link', { name: words('app:palette.preview') }).tap()
  await expect(page.locator('main[data-shown]')).toBeVisible()
  await page.getByRole('button', { name: text('figure'), exact: true }).tap()
  await expect(page.getByLabel(text('shirtOf')).locator('option')).toHaveText(['7 សុភា', '1 DARA'])
})

/** How long a video is, in s, and how much its images differ one from the next, in levels of grey. */
async function watched(page: Page, bytes: Buffer, name: string) {
  const type = name.endsWith('mp4') ? 'video/mp4' : 'video/webm'
  return page.evaluate(
    async ({ data, media }) => {
      const video = document.createElement('video')
      video.muted = true
      const binary = Uint8Array.from(atob(data), character => character.charCodeAt(0))
      video.src = URL.createObjectURL(new Blob([binary], { type: media }))
      const received = (event: string) => new Promise(resolve => video.addEventListener(event, resolve, { once: true }))
      await received('loadeddata')
      // What was recorded piece by piece tells its length when it was gone through.
      if (!Number.isFinite(video.duration)) {
        video.currentTime = 1e6
        await received('seeked')
      }
      const seconds = Number.isFinite(video.duration) ? video.duration : video.currentTime
      const canvas = Object.assign(document.createElement('canvas'), { width: 64, height: 64 })
      const pen = canvas.getContext('2d', { willReadFrequently: true })
      const images: Uint8ClampedArray[] = []
      for (const share of [0.1, 0.35, 0.6, 0.85]) {
        video.currentTime = share * seconds
        await received('seeked')
        pen?.drawImage(video, 0, 0, 64, 64)
        images.push(pen?.getImageData(0, 0, 64, 64).data ?? new Uint8ClampedArray())
      }
      const differences = images.slice(1).map((image, at) => {
        const before = images[at]
        return image.reduce((sum, level, index) => sum + Math.abs(level - (before?.[index] ?? 0)), 0) / image.length
      })
      return { seconds, differences }
    },
    { data: bytes.toString('base64'), media: type },
  )
}
