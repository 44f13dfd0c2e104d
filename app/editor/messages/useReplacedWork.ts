import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AuthorId, Engine, EntryId, HistoryItem } from '../../../engine/index.ts'
import { useServices } from '../../session/ServicesContext.ts'
import { useOpenedDesign } from '../../studio/OpenDesignContext.ts'

/** Others are heard within seconds of coming back; what they replace later is no news of the time apart. */
const settlingMs = 10_000

/** The list of what was replaced while this page was offline. */
interface ReplacedWork {
  /** `null` while nobody looks at it. */
  readonly listed: readonly HistoryItem[] | null
  close(): void
}

/** When the page comes back from offline: says how many of the changes made meanwhile somebody else has replaced. */
export function useReplacedWork(): ReplacedWork {
  const { engine } = useOpenedDesign()
  const { toasts } = useServices()
  const { t } = useTranslation()
  const [listed, list] = useState<readonly HistoryItem[] | null>(null)
  useEffect(() => {
    return followComebacks(engine, (apart, replaced) => {
      const text = t('replaced.text', { count: replaced.length, total: apart.size })
      const actions = [{ label: t('replaced.show'), act: () => list(replaced) }]
      toasts.show({ key: 'replaced', severity: 'warn', text, actions })
    })
  }, [engine, toasts, t])
  return { listed, close: () => list(null) }
}

type Tell = (apart: ReadonlySet<EntryId>, replaced: readonly HistoryItem[]) => void

function followComebacks(engine: Engine, tell: Tell): () => void {
  const standing = () => standingSteps(engine.history.current().items, engine.timeline.log().author)
  let before: ReadonlySet<EntryId> | null = null
  let stop = () => {}
  const left = () => {
    stop()
    before ??= standing()
  }
  const back = () => {
    if (before === null) return
    const known = before
    before = null
    const apart = new Set([...standing()].filter(step => !known.has(step)))
    if (apart.size === 0) return
    let told = 0
    const look = () => {
      const replaced = replacedSteps(engine.history.current().items, apart)
      if (replaced.length > told) tell(apart, replaced)
      told = replaced.length
    }
    const following = engine.history.changes$.subscribe(look)
    const ending = setTimeout(() => stop(), settlingMs)
    stop = () => {
      following.unsubscribe()
      clearTimeout(ending)
      stop = () => {}
    }
  }
  if (!navigator.onLine) left()
  addEventListener('offline', left)
  // Before the transports hear of it, so that nothing of the others has come yet.
  addEventListener('online', back, true)
  return () => {
    stop()
    removeEventListener('offline', left)
    removeEventListener('online', back, true)
  }
}

/** The steps of an author that still count. */
export const standingSteps = (items: readonly HistoryItem[], author: AuthorId): ReadonlySet<EntryId> =>
  new Set(
    items
      .filter(item => item.author === author && !isReplaced(item) && item.standing.kind !== 'undone')
      .map(of => of.id),
  )

/** Those of the given steps that somebody else has written over or deleted, oldest first. */
export const replacedSteps = (items: readonly HistoryItem[], steps: ReadonlySet<EntryId>): readonly HistoryItem[] =>
  items.filter(item => steps.has(item.id) && isReplaced(item))

/** Whether nothing of a step is seen any more because of somebody else. */
function isReplaced({ author, standing }: HistoryItem): boolean {
  return (standing.kind === 'overwritten' || standing.kind === 'hidden') && standing.by !== author
}
