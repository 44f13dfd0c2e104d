import { fontId, namedFont } from '../../../engine/index.ts'
import { type ListedFont, listFontsourceCall } from '../../../server/contract/fontsource.ts'
import { listFontsCall } from '../../../server/contract/resources.ts'
import type { Client } from '../../session/api/createClient.ts'
import type { OfferedFamily } from './offeredFamily.ts'

interface FetchedFonts {
  /** `null` when they did not come, here and below. */
  readonly service: readonly ListedFont[] | null
  readonly shop: readonly OfferedFamily[] | null
}

/** What the font service and the shop have beside the font book. */
export async function fetchFonts(client: Pick<Client, 'send'>): Promise<FetchedFonts> {
  const [listed, shop] = await Promise.all([client.send(listFontsourceCall), shopFonts(client)])
  return { service: listed.kind === 'ok' ? listed.value : null, shop }
}

/** The fonts that the shop has uploaded; `null` when they did not come. */
async function shopFonts(client: Pick<Client, 'send'>): Promise<readonly OfferedFamily[] | null> {
  const response = await client.send(listFontsCall, { query: { page: 1, pageSize: 100, search: '' } })
  if (response.kind !== 'ok') return null
  return response.value.items.flatMap(({ id, family, lang }) => {
    const font = fontId(id)
    if (namedFont(font)?.kind !== 'upload') return []
    return [{ source: 'own', family, lang, font, variants: [{ font, weight: 400, style: 'normal' }], subsets: [] }]
  })
}
