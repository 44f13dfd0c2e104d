import { useCallback, useEffect, useState } from 'react'
import { readCheckpoint } from '../../../engine/index.ts'
import { garments } from '../../../plugins/index.ts'
import { type Answer, isPassing } from '../../api/answer.ts'
import type { SharedDesign } from '../../api/createApi.ts'
import type { Exhibit } from '../../live/openExhibit.ts'
import { useServices } from '../../shell/ServicesContext.ts'
import { useStudio } from '../../studio/StudioContext.ts'
import type { Studio } from '../../studio/studio.ts'
import { readShown, type SharedSource } from './sharedCalls.ts'

/** What a link opens, or a card of the store. */
export type Shared =
  | { readonly kind: 'loading' }
  | { readonly kind: 'shown'; readonly design: SharedDesign; readonly exhibit: Exhibit }
  /** Below `trouble` of the words. */
  | { readonly kind: 'trouble'; readonly word: 'unknown' | 'expired' | 'revoked' | 'offline' | 'newer' }

/** The design of a link or of the store, and how to ask for it once more. */
export function useShared(source: SharedSource): readonly [shared: Shared, again: () => void] {
  const { ask } = useServices()
  const { kind, id } = source
  const { exhibit } = useStudio()
  const [shared, setShared] = useState<Shared>({ kind: 'loading' })
  const [asked, setAsked] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each asking is one more
  useEffect(() => {
    let isLeft = false
    let opened: Exhibit | null = null
    void readShown(ask, { kind, id }).then(answer => {
      if (isLeft) return
      const found = readShared(answer, exhibit)
      if (found.kind === 'shown') opened = found.exhibit
      setShared(found)
    })
    return () => {
      isLeft = true
      opened?.close()
      setShared({ kind: 'loading' })
    }
  }, [kind, id, ask, exhibit, asked])

  return [shared, useCallback(() => setAsked(count => count + 1), [])]
}

function readShared(answer: Answer<SharedDesign>, exhibit: Studio['exhibit']): Shared {
  if (answer.kind !== 'answered') return { kind: 'trouble', word: troubleOf(answer) }
  const design = answer.value
  const garment = garments.find(({ id }) => id === design.productType)
  const document = readCheckpoint(design.document)
  if (!garment || !document) return { kind: 'trouble', word: 'newer' }
  return { kind: 'shown', design, exhibit: exhibit(garment, document) }
}

function troubleOf(answer: Exclude<Answer<unknown>, { kind: 'answered' }>) {
  if (answer.kind === 'unreachable' || isPassing(answer)) return 'offline'
  if (answer.code === 'share-expired') return 'expired'
  return answer.code === 'share-revoked' ? 'revoked' : 'unknown'
}
