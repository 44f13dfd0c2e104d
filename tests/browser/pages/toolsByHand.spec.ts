import { expect, test } from '@playwright/test'
import { garments } from '../../../plugins/index.ts'
import { panels } from '../../../plugins/panels.ts'
import { isNightly } from '../../support/nightly.ts'
import { openEditor } from '../support/designer.ts'
import { type Hand, keyboard, mouse, touch } from '../support/hands.ts'
import { runDrill, toolDrills } from '../support/toolDrills.ts'
import type { Language } from '../support/words.ts'

/** A hand, the size of the screen it is at, and in which language and on which garment every change is tried. */
const hands: readonly (readonly [Hand, { readonly width: number; readonly height: number }, Language, string])[] = [
  [mouse, { width: 1280, height: 720 }, 'kh', 'soccer'],
  [touch, { width: 390, height: 844 }, 'en', 'hoodie'],
  [keyboard, { width: 1280, height: 720 }, 'en', 'soccer'],
]

test('every tool with a panel has a drill', () => {
  expect(toolDrills.map(({ tool }) => tool).sort()).toEqual(Object.keys(panels).sort())
})

for (const [hand, viewport, usualLanguage, usualGarment] of hands) {
  for (const language of ['kh', 'en'] as const) {
    for (const slug of ['soccer', 'hoodie']) {
      if (!isNightly && (language !== usualLanguage || slug !== usualGarment)) continue
      test(`every tool is used by ${hand.name} on a ${slug} in ${language}, and taken back`, async ({ browser }) => {
        const garment = garments.find(known => known.slug === slug)
        if (!garment) throw new Error(`There is no ${slug}.`)
        const context = await browser.newContext({ viewport, hasTouch: hand.name === 'touch' })
        const address = `/design/${slug}?template=${garment.templates[0]?.id}`
        const designer = await openEditor(context, { language, garment: slug, address })
        for (const drill of toolDrills) await test.step(drill.tool, () => runDrill({ designer, hand, garment }, drill))
        expect(designer.complaints).toEqual([])
        await context.close()
      })
    }
  }
}
