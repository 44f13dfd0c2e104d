import type { ImageHit } from '../contract/images.ts'

/** A package of icons from which pictures are offered. */
export interface IconSet {
  readonly name: string
  readonly type: ImageHit['type']
  /** Whether an icon is worth finding: sets hold the same one in several skins and sizes. */
  readonly isOffered: (icon: string) => boolean
  /** Names an icon that is called by a code. */
  readonly wordsOf?: (icon: string) => readonly string[]
}

const skins = /-(?:light|medium-light|medium|medium-dark|dark)$/
const regions = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' })
const regionsInKhmer = new Intl.DisplayNames(['km'], { type: 'region', fallback: 'none' })

/** Not in the list of states, and played for all the same. */
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
