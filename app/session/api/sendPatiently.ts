import type { ClientResponse, Refused } from './clientResponse.ts'

/** With five seconds between them, a minute. */
const maxTries = 12

/**
 * Sends again what a busy server did not take, each time after as long as it asks for. After a minute or so its refusal is
 * the response.
 * @param waiting told before each wait
 */
export async function sendPatiently<Value>(
  send: () => Promise<ClientResponse<Value>>,
  waiting: () => void,
): Promise<ClientResponse<Value>> {
  for (let tries = 1; ; tries++) {
    const response = await send()
    if (!isBusy(response) || tries >= maxTries) return response
    waiting()
    const seconds = Math.min(response.waitSeconds ?? 5, 60)
    await new Promise(resolve => setTimeout(resolve, seconds * 1_000))
  }
}

const isBusy = (response: ClientResponse<unknown>): response is Refused =>
  response.kind === 'refused' && response.status === 503
