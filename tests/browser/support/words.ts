import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { garments } from '../../../plugins/index.ts'
import { demoInks } from '../../../server/seeding/demoInks.ts'
import { isNightly } from '../../support/nightly.ts'

export type Language = 'kh' | 'en'

/** The language that a change is told in; at night a story is told in both. */
export const languages = (usual: Language): readonly Language[] => (isNightly ? ['kh', 'en'] : [usual])

/** What the colour book of the demo calls an ink, by its name in English. */
export function inkName(name: string, language: Language): string {
  const ink = demoInks.find(known => known.name === name)
  return (language === 'kh' && ink?.nameKh) || name
}

interface Words {
  readonly [key: string]: string | Words | undefined
}

const read = (path: string): Words => JSON.parse(readFileSync(path, 'utf8'))

const rooms = readdirSync('app/screens').filter(room => existsSync(`app/screens/${room}/words`))

/** What the page says in a language: `app:undo.undo`, `sharedDesign:title`, `colour:name`, `soccer:zones.base`. */
export function wordsOf(language: Language): (key: string) => string {
  const sources: Record<string, Words> = {
    app: Object.assign(
      {},
      ...['i18n/words/', 'studio/words/', 'studio/roster/words/'].map(part => read(`app/${part}${language}.json`)),
    ),
    comments: read(`app/studio/comments/words/${language}.json`),
    console: read(`app/console/words/${language}.json`),
    ...Object.fromEntries(rooms.map(room => [room, read(`app/screens/${room}/words/${language}.json`)])),
    ...Object.fromEntries(
      readdirSync('plugins/tools').map(tool => [tool, read(`plugins/tools/${tool}/labels.${language}.json`)]),
    ),
    ...Object.fromEntries(garments.map(({ slug, labels }) => [slug, labels[language]])),
  }
  return key => {
    const [source = '', path = ''] = key.split(':')
    let found: string | Words | undefined = sources[source]
    for (const part of path.split('.')) found = typeof found === 'object' ? found[part] : undefined
    if (typeof found !== 'string') throw new Error(`The page has no words for "${key}" in ${language}.`)
    return found
  }
}
