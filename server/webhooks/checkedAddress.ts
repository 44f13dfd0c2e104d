import { isIP } from 'node:net'
import { Problem } from '../http/problem.ts'
import { isPublicAddress } from './publicAddress.ts'

/**
 * The address of a webhook as it is kept. Where a name leads to is checked whenever something is sent.
 *
 * @throws Problem invalid-request for one that is not https in production, has a password in it, or is an IP address
 *   that is not public
 */
export function checkedAddress(text: string, production: boolean): string {
  const url = new URL(text)
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (production && url.protocol !== 'https:') throw refusal('The address has to begin with https.')
  // It would be told to everybody who may read the list.
  if (url.username !== '' || url.password !== '') throw refusal('The address must not contain a user or a password.')
  const isLocal = /(^|\.)(localhost|local|internal|home\.arpa)\.?$/.test(host)
  if (isLocal || (isIP(host) !== 0 && !isPublicAddress(host))) {
    throw refusal('The address has to be on the public internet.')
  }
  url.hash = ''
  return url.href
}

const refusal = (message: string) =>
  new Problem('invalid-request', { fields: [{ path: 'url', code: 'invalid-address', message }] })
