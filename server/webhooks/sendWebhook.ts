import { lookup as lookupDns } from 'node:dns/promises'
import { type IncomingMessage, request as overHttp } from 'node:http'
import { request as overHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isPublicAddress } from './publicAddress.ts'

/** Sends one request and returns the response. */
export type SendWebhook = (sent: SentWebhook) => Promise<WebhookResponse>

interface SentWebhook {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

interface WebhookResponse {
  readonly status: number
  /** Its first characters. */
  readonly body: string
}

interface Reach {
  /** Whether `http:` is refused. */
  readonly onlyHttps: boolean
  /** Whether requests may go to an IP address; tests allow their own. */
  readonly mayReach?: (address: string) => boolean
  /** All IP addresses of a host. */
  readonly resolve?: (host: string) => Promise<readonly { readonly address: string; readonly family: number }[]>
  /** Milliseconds for all of it. */
  readonly timeout?: number
}

/** The bytes of a response that are kept. */
const keptBytes = 1_000

/**
 * Sends webhooks to the public internet only. The IP address that was checked is the one that is connected to, so a name
 * cannot change in between. Redirects are not followed, and of the response only the beginning is read.
 */
export function openWebhookSender({
  onlyHttps,
  mayReach = isPublicAddress,
  resolve = host => lookupDns(host, { all: true }),
  timeout = 10_000,
}: Reach): SendWebhook {
  const lookup: LookupFunction = (host, options, found) => {
    resolve(host).then(
      addresses => {
        const [first] = addresses
        if (!first) found(new Error(`${host} has no address.`), [])
        // One that may not be reached is enough: which of them is tried is not ours to choose.
        else if (!addresses.every(({ address }) => mayReach(address))) found(notPublic(host), [])
        else if (options.all) found(null, [...addresses])
        else found(null, first.address, first.family)
      },
      (error: Error) => found(error, []),
    )
  }
  return ({ url, headers, body }) => {
    const target = new URL(url)
    const host = target.hostname.replace(/^\[|\]$/g, '')
    if (onlyHttps && target.protocol !== 'https:') return Promise.reject(new Error('The address is not https.'))
    // No name is looked up for an IP address.
    if (isIP(host) && !mayReach(host)) return Promise.reject(notPublic(host))
    const length = String(Buffer.byteLength(body))
    const signal = AbortSignal.timeout(timeout)
    return new Promise((done, failed) => {
      const start = target.protocol === 'https:' ? overHttps : overHttp
      const options = {
        method: 'POST',
        headers: { ...headers, 'content-length': length },
        lookup,
        signal,
        agent: false,
      }
      const sent = start(target, { ...options, maxHeaderSize: 16_384 }, response => {
        readStart(response).then(text => done({ status: response.statusCode ?? 0, body: text }), failed)
      })
      sent.on('error', error => failed(signal.aborted ? new Error(`No response within ${timeout / 1000} s.`) : error))
      sent.end(body)
    })
  }
}

const notPublic = (host: string) => new Error(`${host} is not an address of the public internet.`)

async function readStart(response: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  let size = 0
  try {
    for await (const part of response) {
      parts.push(part)
      size += part.length
      if (size >= keptBytes) break
    }
  } catch {
    // The status has arrived: a body that breaks off changes nothing.
  }
  response.destroy()
  // PostgreSQL keeps no U+0000.
  return Buffer.concat(parts).subarray(0, keptBytes).toString('utf8').replaceAll('\u0000', '')
}
