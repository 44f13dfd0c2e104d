import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AuthorId, Engine, EntryId, HistoryItem } from '../../../engine/index.ts'
import { useServices } from '../../session/ServicesContext.ts'
import { useOpenedDesign } from '../../studio/OpenDesignContext.ts'

/** Peers are received within seconds of reconnecting; what they replace later did not happen while offline. */
const settlingMs = 10_000

/** The list of what was replaced while this page was offline. */
interface ReplacedWork {
  /** `null` while the dialog is closed. */
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
    return followComebacks(engine, (offlineSteps, replaced) => {
      const text = t('replaced.text', { count: replaced.length, total: offlineSteps.size })
      const actions = [{ label: t('replaced.show'), act: () => list(replaced) }]
      toasts.show({ key: 'replaced', severity: 'warn', text, actions })
    })
  }, [engine, toasts, t])
  return { listed, close: () => list(null) }
}

type Notify = (offlineSteps: ReadonlySet<EntryId>, replaced: readonly HistoryItem[]) => void

function followComebacks(engine: Engine, notify: Notify): () => void {
  const status = () => activeSteps(engine.history.current().items, engine.timeline.log().author)
  let before: ReadonlySet<EntryId> | null = null
  let stop = () => {}
  const left = () => {
    stop()
    before ??= status()
  }
  const back = () => {
    if (before === null) return
    const known = before
    before = null
    const offlineSteps = new Set([...status()].filter(step => !known.has(step)))
    if (offlineSteps.size === 0) return
    let notifiedCount = 0
    const refresh = () => {
      const replaced = replacedSteps(engine.history.current().items, offlineSteps)
      if (replaced.length > notifiedCount) notify(offlineSteps, replaced)
      notifiedCount = replaced.length
    }
    const following = engine.history.changes$.subscribe(refresh)
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
export const activeSteps = (items: readonly HistoryItem[], author: AuthorId): ReadonlySet<EntryId> =>
  new Set(
    items.filter(item => item.author === author && !isReplaced(item) && item.status.kind !== 'undone').map(of => of.id),
  )

/** Those of the given steps that somebody else has written over or deleted, oldest first. */
export const replacedSteps = (items: readonly HistoryItem[], steps: ReadonlySet<EntryId>): readonly HistoryItem[] =>
  items.filter(item => steps.has(item.id) && isReplaced(item))

/** Whether nothing of a step is seen any more because of somebody else. */
function isReplaced({ author, status }: HistoryItem): boolean {
  return (status.kind === 'overwritten' || status.kind === 'hidden') && status.by !== author
}
