/** Where Pixabay's pictures are, and nothing else: the shop fetches from no other address. */
const places: Readonly<Record<string, RegExp>> = {
  'pixabay.com': /^\/get\/[\w.-]+$/,
  'cdn.pixabay.com': /^\/photo\/\d{4}\/(?:\d\d\/){4}[\w.-]+$/,
}

/** The address as it is asked for; `null` for any that is not of a picture on Pixabay's own hosts. */
export function pixabayPicture(text: string): URL | null {
  const url = URL.canParse(text) ? new URL(text) : null
  if (url?.protocol !== 'https:' || url.port !== '' || url.username !== '' || url.password !== '') return null
  if (url.search !== '' || url.hash !== '') return null
  return places[url.hostname]?.test(url.pathname) ? url : null
}
