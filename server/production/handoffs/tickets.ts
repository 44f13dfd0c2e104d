import { createHmac, timingSafeEqual } from 'node:crypto'
import type { HandoffRow } from './handoffRows.ts'

/** How long an address of a file works, in ms: a browser shows it, and servers on the way may write it down. */
const lifetime = 60 * 60 * 1000

const signatureOf = (id: string, until: number, key: string): Buffer =>
  createHmac('sha256', key).update(`${id}.${until}`).digest()

/** What gets the files of a hand-off for an hour: its id, the end in ms since 1970, and a signature. */
export function writeTicket({ id, secretHash }: HandoffRow, now: number): string {
  const until = now + lifetime
  return `${id}.${until}.${signatureOf(id, until, secretHash).toString('hex')}`
}

/** The id of the hand-off that a ticket names; null for what is no ticket. It is good only if `isGood` says so. */
export const idOfTicket = (ticket: string): string | null => form.exec(ticket)?.[1] ?? null

export function isGood(ticket: string, { id, secretHash }: HandoffRow, now: number): boolean {
  const [, own, until = '', signature = ''] = form.exec(ticket) ?? []
  const end = Number(until)
  return own === id && end > now && timingSafeEqual(Buffer.from(signature, 'hex'), signatureOf(id, end, secretHash))
}

const form = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.(\d{1,15})\.([0-9a-f]{64})$/
