import { contractVersion, type EditorMessage, type HostMessage, hostMessage } from './messages.ts'

/** The window round the frame. */
interface Host {
  postMessage(message: unknown, origin: string): void
}

interface HostLinkOptions {
  readonly host: Host
  /** Sites that the shop lets show its editor. */
  readonly origins: readonly string[]
  /** Called with each message that was understood. */
  take(message: HostMessage): void
}

/** The talk of an editor in a frame with the page round it. */
export interface HostLink {
  /** Says something to the page, once it is known which of the sites it is. */
  send(message: EditorMessage): void
  /** Receives a message of any window; those of windows that may send nothing are left without an answer. */
  receive(event: Pick<MessageEvent<unknown>, 'source' | 'origin' | 'data'>): void
}

export function createHostLink({ host, origins, take }: HostLinkOptions): HostLink {
  let site: string | null = null
  /** What was to be said before the page spoke: the last of each kind. */
  const waiting = new Map<EditorMessage['type'], EditorMessage>()
  const post = (message: EditorMessage, origin: string) =>
    host.postMessage({ kitloom: contractVersion, ...message }, origin)
  const send = (message: EditorMessage): void => {
    if (site === null) waiting.set(message.type, message)
    else post(message, site)
  }
  const refuse = (code: 'unknown-version' | 'unknown-message', text: string) => send({ type: 'refused', code, text })
  // It says nothing but that somebody listens: the page is not known before it answers.
  if (origins.length > 0) post({ type: 'ready' }, '*')
  return {
    send,
    receive({ source, origin, data }) {
      if (source !== host || !origins.includes(origin) || !isForEditors(data)) return
      if (site === null) {
        site = origin
        for (const message of waiting.values()) post(message, site)
        waiting.clear()
      }
      if (origin !== site) return
      if (data.kitloom !== contractVersion)
        return refuse('unknown-version', `This editor speaks version ${contractVersion} of the contract.`)
      const { success, data: message, error } = hostMessage.safeParse(data)
      if (success) take(message)
      else refuse('unknown-message', firstProblem(error.issues))
    },
  }
}

/** Pages send messages to other frames too, and browsers and their extensions to all. */
const isForEditors = (data: unknown): data is { readonly kitloom: unknown } =>
  typeof data === 'object' && data !== null && 'kitloom' in data

const firstProblem = ([issue]: readonly {
  readonly path: readonly PropertyKey[]
  readonly message: string
}[]): string =>
  issue
    ? `${issue.path.map(String).join('.') || 'The message'}: ${issue.message}`.slice(0, 200)
    : 'The message is not known.'
