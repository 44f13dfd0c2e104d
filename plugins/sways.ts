import { modelUrls } from './models.ts'
import { swayFile, swayingMeshOf } from './swayingMeshes.ts'

const found = import.meta.glob<string>('./garments/*/*.sway', { query: '?url', import: 'default', eager: true })
const names = new Map(Object.entries(modelUrls).map(([name, url]) => [url, name]))

/** Where it is told how a mesh sways along a clip; `null` for a garment that has no sway: it follows its wearer's bones. */
export function swayUrlOf(model: string, clip: string): string | null {
  const [url = ''] = model.split('#')
  const mesh = swayingMeshOf(names.get(url)?.replace(/\.glb$/, '') ?? '')
  return (mesh && found[`./garments/${swayFile(mesh, clip)}`]) ?? null
}
