import type { Plugin } from 'vite'
import { fontBook } from '../../engine/lettering/fontBook.ts'
import type { FaceFile } from '../../engine/lettering/neededFaces.ts'
import { faceFilesOf } from '../../server/files/faceFiles.ts'

const name = 'virtual:faces'

/** Faces with more files than this are Chinese, Japanese or Korean. Their lists are long, so they are fetched by need. */
const maxListed = 12

/** `virtual:faces`: where a page finds the files of each face of the font book, by its id. */
export function faceFiles(): Plugin {
  const isLong = (font: (typeof fontBook)[number]) => faceFilesOf(font.id).length > maxListed
  const isOurs = (id: string) => id === name || id.startsWith(`${name}/`)
  return {
    name: 'kitloom-faces',
    resolveId: id => (isOurs(id) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith('\0') || !isOurs(id.slice(1))) return undefined
      const long = fontBook.find(font => id === `\0${name}/${font.id}`)
      if (long) return `${imported('own', faceFilesOf(long.id))}\nexport default own`
      const listed = fontBook.filter(font => !isLong(font))
      return [
        ...listed.map(({ id: font }, index) => imported(`face${index}`, faceFilesOf(font))),
        `const listed = { ${listed.map(({ id: font }, index) => `${JSON.stringify(font)}: face${index}`).join(', ')} }`,
        `const long = { ${fontBook.filter(isLong).map(lazy).join(', ')} }`,
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
