import type { Plugin } from 'vite'
import { fontBook } from '../../engine/lettering/fontBook.ts'
import type { FaceFile } from '../../engine/lettering/neededFaces.ts'
import type { Script } from '../../engine/lettering/script.ts'
import { faceFilesOf } from '../../server/files/faceFiles.ts'

const name = 'virtual:faces'

/** Faces of these scripts come with the page; lists of the others, some of a hundred files, are fetched when they are typed. */
const listedScripts: readonly (Script | undefined)[] = ['Latin', 'Khmer']

/** `virtual:faces`: where a page finds the files of each face of the font book, by its id. */
export function faceFiles(): Plugin {
  const isFetched = ({ scripts: [main] }: (typeof fontBook)[number]) => !listedScripts.includes(main)
  const isOurs = (id: string) => id === name || id.startsWith(`${name}/`)
  return {
    name: 'kitloom-faces',
    resolveId: id => (isOurs(id) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith('\0') || !isOurs(id.slice(1))) return undefined
      const long = fontBook.find(font => id === `\0${name}/${font.id}`)
      if (long) return `${imported('own', faceFilesOf(long.id))}\nexport default own`
      const listed = fontBook.filter(font => !isFetched(font))
      return [
        ...listed.map(({ id: font }, index) => imported(`face${index}`, faceFilesOf(font))),
        `const listed = { ${listed.map(({ id: font }, index) => `${JSON.stringify(font)}: face${index}`).join(', ')} }`,
        `const long = { ${fontBook.filter(isFetched).map(lazy).join(', ')} }`,
        'export const findFaceFiles = async font => listed[font] ?? (await long[font]?.())?.default ?? []',
      ].join('\n')
    },
  }
}

const lazy = ({ id }: (typeof fontBook)[number]): string =>
  `${JSON.stringify(id)}: () => import(${JSON.stringify(`${name}/${id}`)})`

/** Source text that has the files of a face, with the addresses that the bundler gives them. */
function imported(variable: string, files: readonly FaceFile[]): string {
  const imports = files.map(({ file }, index) => `import ${variable}at${index} from ${JSON.stringify(`${file}?url`)}`)
  const entries = files.map(({ ranges }, index) => `{ file: ${variable}at${index}, ranges: ${JSON.stringify(ranges)} }`)
  return `${imports.join('\n')}\nconst ${variable} = [${entries.join(', ')}]`
}
