import { type ComponentType, useCallback, useEffect, useMemo, useState } from 'react'
import { createState, type GarmentPlugin } from '../../../engine/index.ts'
import { useServices } from '../../session/ServicesContext.ts'
import { type KeptDocument, keptDocument } from '../../studio/designs/keptDocument.ts'
import { fetchWordedGarment } from '../../studio/garmentWords.ts'
import { useFetchStudio } from '../../studio/StudioContext.ts'
import type { Studio } from '../../studio/studio.ts'
import { type DesignById, openDesignById } from '../../studio/useDesignById.tsx'
import { type OpenedResource, useOpenedResource } from '../../studio/useOpenedResource.ts'
import type { ShownDesign } from './ShownDesignContext.ts'

/** How far the design of the page is opened, with the studio that opened it. */
export type DesignOpening =
  | { readonly kind: 'coming' }
  /** What opens it could not be fetched. */
  | { readonly kind: 'missing' }
  | {
      readonly kind: 'known'
      readonly design: DesignById
      readonly studio: Studio
      /** Follows its review: without it nothing may be changed. */
      readonly FollowReview: ComponentType
    }

/**
 * The design as it was when it was open on this device last: `null` where nothing is kept of it, `undefined` until what it
 * is shown with has come.
 */
export function useKeptDesign(id: string): ShownDesign | null | undefined {
  const { memory, words, bringWords } = useServices()
  const [kept] = useState(() => keptDocument(memory, id))
  const [garment, setGarment] = useState<GarmentPlugin | null>()

  useEffect(() => {
    if (!kept) return undefined
    let isLeft = false
    const show = (found: GarmentPlugin | null) => !isLeft && setGarment(found)
    bringMeans(kept, { words, bringWords }).then(show, () => show(null))
    return () => {
      isLeft = true
    }
  }, [kept, words, bringWords])

  return useMemo(() => {
    if (!kept || garment === null) return null
    return garment && { id, garment, document: createState(kept.document), opened: null }
  }, [id, kept, garment])
}

type Words = Pick<ReturnType<typeof useServices>, 'words' | 'bringWords'>

async function bringMeans({ garment }: KeptDocument, { words, bringWords }: Words): Promise<GarmentPlugin | null> {
  const [found] = await Promise.all([
    fetchWordedGarment(words, garment),
    import('../../studio/fetchStudioWords.ts').then(({ fetchRosterWords }) => bringWords(fetchRosterWords)),
  ])
  return found
}

/**
 * Opens the design, once it is known whether it can be shown before: its log and what draws it are more than all else of
 * the page.
 */
export function useDesignOpening(
  id: string,
  kept: ShownDesign | null | undefined,
): readonly [DesignOpening, retry: () => void] {
  const services = useServices()
  const fetchStudio = useFetchStudio()
  const isKept = kept === undefined ? undefined : kept !== null
  const open = useCallback(async (): Promise<OpenedResource<DesignOpening>> => {
    if (isKept === undefined) return { found: { kind: 'coming' } }
    const fetched = Promise.all([fetchStudio(), import('./FollowReview.tsx')])
    // What is shown already stays, and what was written into it.
    const parts = await (isKept ? fetched.catch(() => null) : fetched)
    if (!parts) return { found: { kind: 'missing' } }
    const [studio, { FollowReview }] = parts
    const { found, ...resource } = await openDesignById(services, studio, id)
    return { found: { kind: 'known', design: found, studio, FollowReview }, ...resource }
  }, [services, fetchStudio, id, isKept])
  const [found, retry] = useOpenedResource(open)
  return [found ?? coming, retry]
}

const coming: DesignOpening = { kind: 'coming' }
