import { useTenantName } from '../session/useTenant.ts'

/** More than any tab or search result shows. */
const maxGraphemes = 60

/** Cut between letters as people see them: a Khmer letter keeps its vowels and feet. */
export function shortTitle(title: string): string {
  const graphemes = [...new Intl.Segmenter().segment(title)]
  if (graphemes.length <= maxGraphemes) return title
  return `${graphemes
    .slice(0, maxGraphemes - 1)
    .map(({ segment }) => segment)
    .join('')
    .trimEnd()}…`
}

/** The title of the page, with the shop's name. */
export function PageTitle({ children }: { readonly children: string }) {
  const shop = useTenantName()
  return <title>{`${shortTitle(children)} · ${shop}`}</title>
}
