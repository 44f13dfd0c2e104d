const found = import.meta.glob<string>('./garments/*/*.glb', { query: '?url', import: 'default', eager: true })

/** Address of every baked mesh by the name its garment calls it, such as `soccer/shirt-crew-short.glb`. */
export const modelUrls: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(found).map(([path, url]) => [path.replace('./garments/', ''), url]),
)
