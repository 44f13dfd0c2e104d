import { expect, test } from '@playwright/test'
import { garments } from '../../../plugins/index.ts'
import { panels } from '../../../plugins/panels.ts'
import { isNightly } from '../../support/nightly.ts'
import { openEditor } from '../support/designer.ts'
import { type Hand, keyboard, mouse, touch } from '../support/hands.ts'
import { runDrill, toolDrills } from '../support/toolDrills.ts'
import type { Language } from '../support/words.ts'

interface Trial {
  readonly hand: Hand
  readonly viewport: { readonly width: number; readonly height: number }
  /** What every change tries; at night both garments are tried in both languages. */
  readonly usual: { readonly language: Language; readonly garment: string }
}

const trials: readonly Trial[] = [
  { hand: mouse, viewport: { width: 1280, height: 720 }, usual: { language: 'kh', garment: 'soccer' } },
  { hand: touch, viewport: { width: 390, height: 844 }, usual: { language: 'en', garment: 'hoodie' } },
  { hand: keyboard, viewport: { width: 1280, height: 720 }, usual: { language: 'en', garment: 'soccer' } },
]

test('every tool with a panel has a drill', () => {
  expect(toolDrills.map(({ tool }) => tool).sort()).toEqual(Object.keys(panels).sort())
})

for (const { hand, viewport, usual } of trials) {
  for (const language of ['kh', 'en'] as const) {
    for (const slug of ['soccer', 'hoodie']) {
      if (!isNightly && (language !== usual.language || slug !== usual.garment)) continue
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
