import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { z } from 'zod'
import type { ImageHit } from '../contract/images.ts'
import type { LibraryImage } from './libraryImage.ts'

const { resolve } = createRequire(import.meta.url)

const measures = { width: z.number().optional(), height: z.number().optional() }
const iconFile = z.object({
  icons: z.record(z.string(), z.object({ body: z.string(), ...measures })),
  ...measures,
})
const infoFile = z.object({
  name: z.string(),
  author: z.object({ name: z.string(), url: z.string().default('') }),
  license: z.object({ title: z.string(), spdx: z.string().default(''), url: z.string().default('') }),
})

/** The default icon size of a set. */
const usual = 16

/** The icons of an installed package. */
export async function readIcons({ name, type, isOffered, wordsOf }: IconSet): Promise<readonly LibraryImage[]> {
  const read = async (file: string) => JSON.parse(await readFile(resolve(`@iconify-json/${name}/${file}`), 'utf8'))
  const [{ icons, ...whole }, info] = [
    iconFile.parse(await read('icons.json')),
    infoFile.parse(await read('info.json')),
  ]
  const source = { author: info.author.name, address: info.author.url, licence: info.license }
  return Object.entries(icons)
    .filter(([icon]) => isOffered(icon))
    .map(([icon, { body, width = whole.width ?? usual, height = whole.height ?? usual }]) => {
      const [plain, khmer = ''] = parted(wordsOf?.(icon) ?? icon.split('-'))
      return {
        id: `${name}/${icon}`,
        type,
        words: plain,
        khmer,
        width,
        height,
        source,
        svg: () => svgOf(body, width, height),
      }
    })
}

/** English and Khmer search words. */
const parted = (words: readonly string[]): readonly [string, string] => {
  const isKhmer = (word: string) => /\p{Script=Khmer}/u.test(word)
  return [words.filter(word => !isKhmer(word)).join(' '), words.filter(isKhmer).join(' ')]
}

/** The SVG of an icon, with black for `currentColor`: near-black parts take the colour that people choose. */
const svgOf = (body: string, width: number, height: number): string => {
  const large = Math.round(512 / height)
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${width * large}" height="${height * large}" viewBox="0 0 ${width} ${height}">${body.replaceAll('currentColor', '#000')}</svg>`
}

/** An icon package and the images that it provides. */
interface IconSet {
  readonly name: string
  readonly type: ImageHit['type']
  /** Whether an icon is offered: sets contain variants of the same icon. */
  readonly isOffered: (icon: string) => boolean
  /** The words of an icon that is named by a code. */
  readonly wordsOf?: (icon: string) => readonly string[]
}

const skins = /-(?:light|medium-light|medium|medium-dark|dark)$/
const regions = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' })
const regionsInKhmer = new Intl.DisplayNames(['km'], { type: 'region', fallback: 'none' })

/** Teams that are not in the list of countries. */
const nations: Readonly<Record<string, string>> = {
  'gb-eng': 'England',
  'gb-sct': 'Scotland',
  'gb-wls': 'Wales',
  'gb-nir': 'Northern Ireland',
  checkered: 'checkered race finish',
  'jolly-roger': 'pirate skull',
  earth: 'earth world',
  'united-nations': 'United Nations',
  'european-union': 'Europe',
}

const isRegion = (code: string) => /^[a-z]{2}$/.test(code) && regions.of(code.toUpperCase()) !== undefined

function nameOfFlag(code: string): readonly string[] {
  const own = nations[code]
  if (own !== undefined) return ['flag', own]
  const region = code.toUpperCase()
  return ['flag', regions.of(region) ?? '', regionsInKhmer.of(region) ?? '']
}

export const iconSets: readonly IconSet[] = [
  { name: 'game-icons', type: 'vector', isOffered: () => true },
  { name: 'fluent-emoji-flat', type: 'illustration', isOffered: icon => !skins.test(icon) },
  { name: 'maki', type: 'vector', isOffered: icon => !/-(?:11|15|jp)/.test(icon) },
  {
    name: 'circle-flags',
    type: 'illustration',
    isOffered: code => isRegion(code) || code in nations,
    wordsOf: nameOfFlag,
  },
]
