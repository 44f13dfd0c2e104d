import { atTheApp } from '../browser/atTheApp.ts'
import { dragFrames, framesRows } from '../browser/dragFrames.ts'
import type { Row } from '../measure.ts'
import { buildNaiveApp } from '../naive/buildNaiveApp.ts'

/** A text dragged over the chest, beside a stage that paints everything anew. */
export async function textDrag(): Promise<readonly Row[]> {
  const naive = await buildNaiveApp()
  return atTheApp(async ({ openEditor }) => {
    const dragged = async (build?: string) => {
      const designer = await openEditor(build)
      await designer.addText('KITLOOM')
      const box = designer.page.locator('[data-cloth] svg[data-selected] > g > path').first()
      await box.waitFor({ state: 'attached' })
      const found = await dragFrames(designer.page, box, 40)
      await designer.page.close()
      return found
    }
    return framesRows('text', { Kitloom: await dragged(), 'full repaint with mipmaps': await dragged(naive) })
  })
}
