import { pageStartId, type RenderedPage } from '../contract/pageStart.ts'

/** Files that a browser is to fetch at once, below the origin. */
export interface ScreenFiles {
  readonly styles: readonly string[]
  readonly scripts: readonly string[]
  readonly faces: readonly string[]
}

/** Where the app is mounted. */
const root = '<div id="root"></div>'

/** What a drawn page says itself. */
const replaced =
  /[ \t]*<(?:title>[^<]*<\/title>|meta name="(?:description|theme-color)"[^>]*>|link rel="icon"[^>]*>)\n?/g

const scriptTags = /<script type="module"|<link rel="modulepreload"/g

/**
 * Writes a page into `index.html` as the build made it. Where the page has text, its faces and its first image come before
 * any script, for they are all that a drawn page still lacks. Styles stay in their order. The scripts of the screen come
 * last; a browser would otherwise find them only after the first ones have run.
 */
export function fillTemplate(template: string, page: RenderedPage, { styles, scripts, faces }: ScreenFiles): string {
  // Nothing can be mounted in it: it stays as it is.
  if (!template.includes(root)) return template
  // A page with text needs its faces before its scripts; one without text needs them last.
  const { isRead } = page
  const later = (html: string) => (isRead ? html.replaceAll(scriptTags, '$& fetchpriority="low"') : html)
  const ofFaces = faces.map(
    file =>
      `<link rel="preload" as="font" type="font/woff2" crossorigin${isRead ? '' : ' fetchpriority="low"'} href="/${file}">`,
  )
  const first = [page.head, ...(isRead ? ofFaces : [])].join('')
  const files = [
    ...styles.map(file => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...scripts.map(file => `<link rel="modulepreload" crossorigin href="/${file}">`),
    ...(isRead ? [] : ofFaces),
  ]
  const start = `<script type="application/json" id="${pageStartId}">${escapeJson(page.start)}</script>`
  // Functions: in a string, `$&` of a design's name would be replaced.
  return later(template)
    .replace(replaced, '')
    .replace(/<html[^>]*>/, () => `<html ${page.attributes}>`)
    .replace(/<script\b|<\/head>/, tag => first + tag)
    .replace('</head>', () => `${later(files.join(''))}</head>`)
    .replace(root, () => `<div id="root">${page.body}</div>${start}`)
}

/** JSON that cannot end the element it stands in, nor begin a comment there. */
const escapeJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c')
