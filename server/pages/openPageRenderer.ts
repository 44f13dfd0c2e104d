import type { PageRenderer } from '../contract/pageStart.ts'

/** The app's renderer, which the build puts beside the server. It is loaded with the first page that somebody opens. */
export function openPageRenderer(): PageRenderer {
  let loading: Promise<PageRenderer> | null = null
  const load = async (): Promise<PageRenderer> => {
    const address = new URL('./pages/renderPage.js', import.meta.url).href
    const loaded: { readonly renderPage: PageRenderer } = await import(/* @vite-ignore */ address)
    return loaded.renderPage
  }
  return async request => {
    loading ??= load()
    loading.catch(() => {
      loading = null
    })
    return (await loading)(request)
  }
}
