import type { Locator } from '@playwright/test'
import { bookPatterns } from '../../../engine/patternBook.ts'
import type { Designer } from '../../browser/support/designer.ts'
import { drop } from '../../browser/support/imageFiles.ts'
import { png } from '../../support/png.ts'
import { swatches } from './recolour.ts'

/** One thing that is done with a tool again and again. */
export interface Gesture {
  readonly name: string
  /** What the browser tells when the hand has done it. */
  readonly event: 'click' | 'input' | 'drop' | 'keydown'
  /** Opens the tool and lays ready what the gesture needs. */
  prepare(designer: Designer): Promise<void>
  /** Comes before every change and is not timed. */
  reach?(designer: Designer, round: number): Promise<void>
  change(designer: Designer, round: number): Promise<void>
}

const inPanel = ({ page }: Designer, name: string | RegExp): Locator =>
  page.getByRole('complementary').getByRole('button', { name, exact: true })
const field = ({ page, words }: Designer, key: string) =>
  page.getByRole('complementary').getByLabel(words(key), { exact: true }).first()
const pick = (values: readonly string[], round: number) => values[round % values.length] ?? ''

const layouts = ['hoops', 'halves', 'chevron', 'sash', 'diamonds', 'rays', 'quarters']
/** All on the first page of the grid. */
const tiles = ['dots', 'kbach', 'chevrons', 'checks', 'zigzag', 'harlequin', 'lattice']
/** In either language. */
const patternName = (id: string): RegExp => {
  const entry = bookPatterns.find(pattern => pattern.id === id)
  return new RegExp(`^(${entry?.en}|${entry?.kh})$`)
}
const templates = ['sash', 'hoops', 'halves', 'kbach', 'chevron', 'stripes', 'centre']

const square = (round: number) => ({
  name: 'square.png',
  mimeType: 'image/png',
  buffer: Buffer.from(png(600, 600, [(round * 97) % 256, (round * 151) % 256, round % 2 === 0 ? 255 : 0, 255])),
})

/** The first of them lay stripes, a pattern, a text, a number and images on the kit that the last ones find there. */
export const gestures: readonly Gesture[] = [
  {
    name: 'colour',
    event: 'click',
    prepare: designer => designer.openTool('colour'),
    change: (designer, round) => inPanel(designer, pick(swatches, round)).first().click(),
  },
  {
    name: 'stripes',
    event: 'click',
    prepare: designer => designer.openTool('stripes'),
    change: (designer, round) =>
      inPanel(designer, designer.words(`soccer:layouts.stripe.${pick(layouts, round)}`)).click(),
  },
  {
    name: 'pattern',
    event: 'click',
    prepare: designer => designer.openTool('pattern'),
    change: (designer, round) => inPanel(designer, patternName(pick(tiles, round))).click(),
  },
  {
    name: 'text',
    event: 'input',
    prepare: designer => designer.addText('KITLOOM'),
    change: (designer, round) => field(designer, 'text:words').fill(round % 2 === 0 ? 'ខ្លាអង្គរ' : 'ANGKOR FC'),
  },
  {
    name: 'number',
    event: 'input',
    async prepare(designer) {
      await designer.openTool('number')
      await inPanel(designer, designer.words('soccer:slots.frontNumber')).click()
    },
    change: (designer, round) => field(designer, 'number:digits').fill(String(88 - round * 11)),
  },
  {
    name: 'crest',
    event: 'drop',
    async prepare(designer) {
      await designer.openTool('crest')
      await drop(designer.page, inPanel(designer, new RegExp(designer.words('crest:drop'))), square(20))
      await inPanel(designer, new RegExp(designer.words('app:image.replace'))).waitFor()
    },
    change: (designer, round) =>
      drop(designer.page, inPanel(designer, new RegExp(designer.words('app:image.replace'))), square(round)),
  },
  {
    name: 'image',
    event: 'keydown',
    async prepare(designer) {
      await designer.openTool('image')
      await drop(designer.page, inPanel(designer, new RegExp(designer.words('image:drop'))), square(21))
      await inPanel(designer, new RegExp(designer.words('app:image.replace'))).waitFor()
    },
    reach: async ({ page }) => void (await page.locator('[data-cloth] [role=img]').first().focus()),
    change: ({ page }) => page.keyboard.press('Shift+ArrowDown'),
  },
  {
    name: 'cut',
    event: 'click',
    prepare: designer => designer.openTool('cut'),
    change: (designer, round) =>
      inPanel(designer, designer.words(`soccer:options.collar.values.${round % 2 === 0 ? 'v' : 'crew'}`)).click(),
  },
  {
    name: 'template',
    event: 'click',
    prepare: designer => designer.openTool('templates'),
    reach: (designer, round) =>
      inPanel(designer, new RegExp(designer.words(`soccer:templates.${pick(templates, round)}`)))
        .first()
        .click(),
    change: ({ page, words }) =>
      page
        .getByRole('alertdialog')
        .getByRole('button', { name: words('templates:use'), exact: true })
        .click(),
  },
]
