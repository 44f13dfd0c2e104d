import type { Language } from '../../i18n/languages.ts'
import { designableTypes, slugOf } from '../../session/products.ts'

const kantumruy = 'node_modules/@fontsource-variable/kantumruy-pro/files/kantumruy-pro'

const headlineFaces: Readonly<Record<Language, string>> = {
  kh: 'node_modules/@fontsource/koulen/files/koulen-khmer-400-normal.woff2',
  en: 'node_modules/@fontsource-variable/big-shoulders-display/files/big-shoulders-display-latin-wght-normal.woff2',
}

const textFaces: Readonly<Record<Language, string>> = {
  kh: `${kantumruy}-khmer-wght-normal.woff2`,
  en: `${kantumruy}-latin-wght-normal.woff2`,
}

/** The faces of headlines and of text, which a browser would find only after it has laid the page out. */
export const facesOf = (language: Language): readonly string[] => [headlineFaces[language], textFaces[language]]

/** What every screen with a studio fetches, in the language of the page. */
const studioModules = (language: Language): readonly string[] => [
  'app/studio/browserStudio.ts',
  'app/studio/fetchStudioWords.ts',
  `app/studio/words/${language}.json`,
  `app/studio/roster/words/${language}.json`,
  `plugins/labels.${language}.ts`,
]

/** What the screen of a shared design fetches; its garment is known when the design has come. */
export const sharedModules = (language: Language): readonly string[] => [
  'app/screens/sharedDesign/SharedScreen.tsx',
  'app/studio/kits/ShownKit.tsx',
  ...studioModules(language),
]

/**
 * Modules of an editor, as the build names them. A browser would find them one after the other: the screen and the studio
 * after the first script has run, the stage and the panel after those.
 */
export function editorModules(path: string, language: Language): readonly string[] {
  const slug = designableTypes.map(slugOf).find(known => path === `/design/${known}`)
  if (slug === undefined) return []
  return [
    'app/editor/EditorScreen.tsx',
    ...studioModules(language),
    `plugins/garments/${slug}/garment.ts`,
    'app/editor/stage/GarmentView.tsx',
    'plugins/tools/colour/panel.tsx',
    textFaces[language],
  ]
}
