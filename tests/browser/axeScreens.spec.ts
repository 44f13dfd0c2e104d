import { expect, test } from '@playwright/test'
import type { ScreenAddress } from '../support/screenAddresses.ts'
import { watchPage } from '../support/watchPage.ts'
import { expectOpenToEverybody } from './support/expectOpenToEverybody.ts'
import { furnish } from './support/furnish.ts'
import { screensIn } from './support/openScreen.ts'

test.use({ trace: 'off' })

const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
] as const
const mixes = (['kh', 'en'] as const).flatMap(language =>
  (['light', 'dark'] as const).flatMap(theme => sizes.map(size => ({ language, theme, ...size }))),
)
const isUsual = ({ language, theme, width }: (typeof mixes)[number]) =>
  (language === 'kh' && theme === 'light' && width === 1440) || (language === 'en' && theme === 'dark' && width === 390)
/** Both languages, both themes and both widths everyday; all eight mixes with EVERY_LOOK=1. */
const looks = mixes.filter(look => process.env.EVERY_LOOK || isUsual(look))

let screens: readonly ScreenAddress[] = []
test.beforeAll(async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL: baseURL ?? '' })
  screens = await furnish(context)
  await context.close()
})

for (const look of looks) {
  test(`every screen is open to everybody: ${look.language}, ${look.theme}, ${look.width} px`, async ({ context }) => {
    test.slow()
    const { page, open } = await screensIn(context, look)
    const complaints = watchPage(page)
    for (const screen of screens) {
      await open(screen)
      await expectOpenToEverybody(page, screen.name)
    }
    expect(complaints.filter(text => !/404|ERR_ABORTED/.test(text))).toEqual([])
  })
}
