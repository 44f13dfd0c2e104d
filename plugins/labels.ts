/** Words below keys, some of them below further ones. */
interface Words {
  readonly [key: string]: string | Words
}

const labelFiles = import.meta.glob<Words>('./tools/*/labels.*.json', { import: 'default' })

/** The words of the tools in one language, below `tool.<id>`. */
export async function fetchLabels(language: 'en' | 'kh'): Promise<Readonly<Record<string, Words>>> {
  const files = Object.entries(labelFiles).filter(([file]) => file.endsWith(`labels.${language}.json`))
  return Object.fromEntries(
    await Promise.all(files.map(async ([file, fetch]) => [`tool.${file.split('/').at(-2)}`, await fetch()] as const)),
  )
}
