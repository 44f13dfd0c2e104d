import { useEffect, useEffectEvent, useState } from 'react'
import type { PlayerValues } from '../../../../plugins/index.ts'
import {
  closeRosterLinkCall,
  createRosterLinkCall,
  decideRepliesCall,
  linkDays,
  type ReplyStatus,
  type RosterReply,
  readRosterCall,
} from '../../../../server/contract/orders/rosterLink.ts'
import { useRequest } from '../../../session/api/useRequest.ts'
import { useServices } from '../../../session/ServicesContext.ts'
import { useOpenedDesign } from '../../../studio/OpenDesignContext.ts'
import { useProblemWord } from '../../../ui/forms/problemWord.ts'
import { textsOf } from '../roster/rosterDraft.ts'
import type { OrderRoster } from '../roster/useRoster.ts'

/** So often the page asks who has answered while it is looked at, in ms. */
const interval = 10_000

/** Only the device that made a link knows its secret: the server keeps a hash. */
const memoryOf = (link: string): string => `kitloom-roster-link:${link}`

/** The link through which players enter themselves, and what they entered. */
export function useSelfEntry(roster: OrderRoster) {
  const { client, memory, toasts, block } = useServices()
  const { id } = useOpenedDesign()
  const problem = useProblemWord()
  const found = useRequest(['roster', id], () => client.send(readRosterCall, { params: { id } }))
  const [isBusy, setBusy] = useState(false)
  const { links, replies } = found.kind === 'ok' ? found.value : { links: [], replies: [] }
  const link = links.find(({ id: known }) => memory.read(memoryOf(known)) !== null) ?? links[0] ?? null
  const secret = link && memory.read(memoryOf(link.id))
  const isOpen = link !== null

  const refresh = useEffectEvent(() => void (document.visibilityState === 'visible' && found.retry()))
  useEffect(() => {
    if (!isOpen) return undefined
    const polling = setInterval(() => refresh(), interval)
    return () => clearInterval(polling)
  }, [isOpen])

  const run = async (act: () => Promise<void>) => {
    if (isBusy) return
    setBusy(true)
    await block.during(act())
    setBusy(false)
  }
  const notify = (error: Parameters<typeof problem>[0]) =>
    toasts.show({ key: 'selfEntry', severity: 'error', text: problem(error) })

  return {
    found,
    link,
    /** `null` for a link that was made on another device. */
    address: secret ? `${location.origin}/order/roster${location.search}#${secret}` : null,
    waiting: replies.filter(({ status }) => status === 'waiting'),
    approved: replies.filter(({ status }) => status === 'approved').length,
    isBusy,
    create: () =>
      run(async () => {
        const response = await client.send(createRosterLinkCall, { params: { id }, body: { days: linkDays.initial } })
        if (response.kind !== 'ok') return notify(response)
        memory.write(memoryOf(response.value.id), response.value.secret)
        return found.retry()
      }),
    close: () =>
      run(async () => {
        if (!link) return
        const response = await client.send(closeRosterLinkCall, { params: { id, link: link.id } })
        if (response.kind !== 'ok') return notify(response)
        return found.retry()
      }),
    /** Approved players come into the design first: decided twice, they are in it once. */
    decide: (decided: readonly RosterReply[], decision: Exclude<ReplyStatus, 'waiting'>) =>
      run(async () => {
        if (decision === 'approved' && !takeReplies(roster, decided)) return
        const body = { replies: decided.map(reply => reply.id), decision }
        const response = await client.send(decideRepliesCall, { params: { id }, body })
        if (response.kind !== 'ok') return notify(response)
        return found.retry()
      }),
  }
}

export type SelfEntryState = ReturnType<typeof useSelfEntry>

/** Adds players under the ids of their replies; `false` when the design refuses. */
function takeReplies({ rows, choices, change }: OrderRoster, replies: readonly RosterReply[]): boolean {
  const known = new Set(rows.map(row => row.id))
  const add = replies
    .filter(({ id }) => !known.has(id))
    .map(({ id, name, number, size, shortsSize, sleeve }, index) => {
      const player: PlayerValues = { name, number, size, shortsSize, sleeve, goalkeeper: false, quantity: 1 }
      return { id, at: rows.length + index, values: { ordered: 'yes', ...textsOf(player, choices) } }
    })
  return add.length === 0 || change({ remove: [], add, set: [] })
}
