import { atTheApp } from '../browser/atTheApp.ts'
import { dragFrames, framesRows } from '../browser/dragFrames.ts'
import type { Row } from '../measure.ts'
import { buildNaiveApp } from '../naive/buildNaiveApp.ts'

/** A colour dragged through the square of the picker, beside a stage that paints everything anew. */
export async function colourDrag(): Promise<readonly Row[]> {
  const naive = await buildNaiveApp()
  return atTheApp(async ({ openEditor }) => {
    const dragged = async (build?: string) => {
      const { page, words, openTool } = await openEditor(build)
      await openTool('colour')
      const found = await dragFrames(page, page.getByLabel(words('app:picker.square')), 80)
      await page.close()
      return found
    }
    return framesRows('colour', { Kitloom: await dragged(), 'full repaint with mipmaps': await dragged(naive) })
  })
}
