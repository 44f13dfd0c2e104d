import { useState } from 'react'
import type { AssetId, Colour, ImageCredit } from '../../../engine/index.ts'
import { useRequest } from '../../session/api/useRequest.ts'
import type { Services } from '../../session/services.ts'
import { tintedSvg } from '../../studio/images/edit/tones.ts'
import type { ImageRefusal } from '../../studio/images/takeImage.ts'
import { useDesignAccess } from '../design/DesignAccess.ts'
import { findItems, type LibraryItem, type LibraryPage, type LibraryQuery } from './libraryItems.ts'

const firstQuery: LibraryQuery = {
  shelf: 'graphics',
  words: '',
  folder: 'all',
  type: 'vector',
  transparent: false,
  page: 0,
}

/** Why an image of the library could not be taken. */
export type LibraryProblem = ImageRefusal['reason'] | 'host-down'

interface LibraryUse {
  /** What can be seen on the cloth: signs in one ink come in it. */
  readonly ink: Colour
  readonly taken: (asset: AssetId, credit: ImageCredit) => void
}

/** What is found in the library, and how one of it is taken into the design. */
export function useLibrary({ client, fetch }: Services, { ink, taken }: LibraryUse) {
  const { images } = useDesignAccess().media
  const [query, setQuery] = useState(firstQuery)
  const [busy, setBusy] = useState<string | null>(null)
  const [problem, setProblem] = useState<{ readonly item: LibraryItem; readonly reason: LibraryProblem } | null>(null)
  const request = useRequest<LibraryPage>(['library', JSON.stringify(query)], () => findItems(client, query))
  const take = async (item: LibraryItem, tint: Colour | null): Promise<void> => {
    if (busy !== null) return
    setBusy(item.key)
    setProblem(null)
    const file = await fileOf(item, tint ?? (item.isInk ? ink : null), fetch)
    const outcome = file && (await images.take(file))
    setBusy(null)
    if (!outcome) return setProblem({ item, reason: 'host-down' })
    if (outcome.kind === 'refused') return setProblem({ item, reason: outcome.reason })
    taken(outcome.asset, item.credit)
  }
  return {
    query,
    /** Another question begins at its first page. */
    search: (change: Partial<LibraryQuery>) => setQuery({ ...query, page: 0, ...change }),
    request,
    busy,
    problem,
    take: (item: LibraryItem, tint: Colour | null) => void take(item, tint),
  }
}

/** The file of an item, with its black in another colour where one is given; `null` where its host does not give it. */
export async function fileOf(item: LibraryItem, tint: Colour | null, fetch: Services['fetch']): Promise<Blob | null> {
  try {
    const response = await fetch(item.url)
    if (!response.ok) return null
    if (!tint || !item.isVector) return await response.blob()
    return new Blob([tintedSvg(await response.text(), tint)], { type: 'image/svg+xml' })
  } catch {
    return null
  }
}
