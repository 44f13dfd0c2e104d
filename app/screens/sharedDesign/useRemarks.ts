import { useMemo } from 'react'
import { type Trouble, useAnswer } from '../../session/api/useAnswer.ts'
import { useServices } from '../../session/ServicesContext.ts'
import { type RemarkThread, remarkThreads } from './remarkThreads.ts'
import { readRemarks, type SharedSource } from './sharedCalls.ts'

export type AskedRemarks = { readonly again: () => void } & (
  | { readonly kind: 'loading' }
  | { readonly kind: 'answered'; readonly threads: readonly RemarkThread[] }
  | { readonly kind: 'failed'; readonly trouble: Trouble }
)

/** The remarks on a shared design, for whom its link tells them to. */
export function useRemarks(source: SharedSource): AskedRemarks {
  const { ask } = useServices()
  const asked = useAnswer(['remarks', source.kind, source.id], () => readRemarks(ask, source))
  const items = asked.kind === 'answered' ? asked.value.items : null
  const threads = useMemo(() => remarkThreads(items ?? []), [items])
  return asked.kind === 'answered' ? { kind: 'answered', threads, again: asked.again } : asked
}
