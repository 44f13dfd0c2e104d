import { type ComponentType, useCallback, useEffect, useState } from 'react'
import { createState } from '../../../engine/index.ts'
import { useServices } from '../../session/ServicesContext.ts'
import type { Services } from '../../session/services.ts'
import { fetchDocument } from '../../studio/designs/fetchDocument.ts'
import { keptDocument } from '../../studio/designs/keptDocument.ts'
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
 * The design before its log is read: as this device had it open last, or as the server shows it. `null` where neither
 * has it, `undefined` until it has come.
 */
export function useEarlyDesign(id: string): ShownDesign | null | undefined {
  const services = useServices()
  const [early, setEarly] = useState<ShownDesign | null>()

  useEffect(() => {
    let isLeft = false
    const show = (found: ShownDesign | null) => !isLeft && setEarly(found)
    bringEarly(services, id).then(show, () => show(null))
    return () => {
      isLeft = true
    }
  }, [services, id])

  return early
}

async function bringEarly(services: Services, id: string): Promise<ShownDesign | null> {
  const { memory, words, bringWords } = services
  const bringing = import('../../studio/fetchStudioWords.ts').then(({ fetchRosterWords }) =>
    bringWords(fetchRosterWords),
  )
  // It is waited for below, where a design was found.
  bringing.catch(() => {})
  const found = keptDocument(memory, id) ?? (await fetchDocument(services, id))
  const garment = found && (await fetchWordedGarment(words, found.garment))
  if (!garment) return null
  await bringing
  return { id, garment, document: createState(found.document), opened: null }
}

/**
 * Opens the design, once it is known whether it can be shown before: its log and what draws it are more than all else of
 * the page.
 */
export function useDesignOpening(
  id: string,
  early: ShownDesign | null | undefined,
): readonly [DesignOpening, retry: () => void] {
  const services = useServices()
  const fetchStudio = useFetchStudio()
  const isShown = early === undefined ? undefined : early !== null
  const open = useCallback(async (): Promise<OpenedResource<DesignOpening>> => {
    if (isShown === undefined) return { found: { kind: 'coming' } }
    const fetched = Promise.all([fetchStudio(), import('./FollowReview.tsx')])
    // What is shown already stays, and what was written into it.
    const parts = await (isShown ? fetched.catch(() => null) : fetched)
    if (!parts) return { found: { kind: 'missing' } }
    const [studio, { FollowReview }] = parts
    const { found, ...resource } = await openDesignById(services, studio, id)
    return { found: { kind: 'known', design: found, studio, FollowReview }, ...resource }
  }, [services, fetchStudio, id, isShown])
  const [found, retry] = useOpenedResource(open)
  return [found ?? coming, retry]
}

const coming: DesignOpening = { kind: 'coming' }
