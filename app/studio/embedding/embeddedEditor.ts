import { createState, type State } from '../../../engine/index.ts'
import { embeddingCall } from '../../../server/contract/embedding.ts'
import type { Services } from '../../session/services.ts'
import { createHostLink, type HostLink } from './hostLink.ts'
import type { HostMessage } from './messages.ts'

type Opening = Extract<HostMessage, { readonly type: 'open' }>

/** What an editor in a frame knows of the page round it. */
export interface EmbeddedEditor {
  readonly send: HostLink['send']
  /** What the page wants to be opened; a new value each time. */
  readonly opening: State<Opening | null>
  /** Whether the page goes on with an order itself. */
  readonly isOrderedOutside: State<boolean>
}

type Commons = Pick<Services, 'publicClient' | 'language' | 'theme'>

/** Talks to the page round the frame; `null` for an editor in a window of its own, and where the shop names no sites. */
export async function talkToHost(
  page: Window,
  { publicClient, language, theme }: Commons,
): Promise<EmbeddedEditor | null> {
  if (page.parent === page) return null
  const response = await publicClient.send(embeddingCall)
  if (response.kind !== 'ok' || response.value.origins.length === 0) return null
  const opening = createState<Opening | null>(null)
  const isOrderedOutside = createState(false)
  const link = createHostLink({
    host: page.parent,
    origins: response.value.origins,
    take(message) {
      if (message.type === 'open') return opening.set(message)
      if (message.language) language.set(message.language)
      if (message.theme) theme.set(message.theme)
      if (message.checkout) isOrderedOutside.set(message.checkout === 'page')
      return undefined
    },
  })
  page.addEventListener('message', link.receive)
  return { send: link.send, opening, isOrderedOutside }
}
