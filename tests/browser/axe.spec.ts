import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { openEditor } from './support/designer.ts'

const looks = [
  { language: 'kh', theme: 'light', width: 1440, height: 900 },
  { language: 'en', theme: 'dark', width: 1440, height: 900 },
  { language: 'kh', theme: 'dark', width: 390, height: 844 },
] as const

for (const { language, theme, width, height } of looks) {
  test(`the editor is open to everybody: ${language}, ${theme}, ${width} px`, async ({ context }) => {
    await context.addInitScript(colours => localStorage.setItem('theme', colours), theme)
    const designer = await openEditor(context, { language })
    await designer.page.setViewportSize({ width, height })
    for (const tool of ['colour', 'text', 'number', 'cut'] as const) {
      await designer.openTool(tool)
      const { violations } = await new AxeBuilder({ page: designer.page }).analyze()
      const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
      expect(grave.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.target).join(', ')}`)).toEqual([])
    }
  })
}
