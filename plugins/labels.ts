/** Words below keys, some of them below further ones. */
interface Words {
  readonly [key: string]: string | Words
}

// All of a language in one file: a file for each tool was a request for each tool.
const fetched = {
  en: () => import('./labels.en.ts'),
  kh: () => import('./labels.kh.ts'),
}

/** The words of the tools in one language, below `tool.<id>`. */
export async function fetchLabels(language: 'en' | 'kh'): Promise<Readonly<Record<string, Words>>> {
  const { labels } = await fetched[language]()
  return Object.fromEntries(
    Object.entries<Words>(labels).map(([file, words]) => [`tool.${file.split('/').at(-2)}`, words]),
  )
}
