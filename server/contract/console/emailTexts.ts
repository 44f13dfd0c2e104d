import { z } from 'zod'
import { defineCall } from '../call.ts'
import { versionHeaders } from '../callParts.ts'
import { language } from '../tenantSettings.ts'

/** The emails to customers whose texts a shop can change. */
export const emailKinds = [
  'placed',
  'resubmit',
  'approve',
  'reject',
  'process',
  'deliver',
  'receive',
  'cancel',
  'ownCancel',
  'ownReceive',
  'designApproved',
  'designRejected',
] as const
export const emailKind = z.enum(emailKinds)
export type EmailKind = z.infer<typeof emailKind>

const ofOrder = ['shop', 'number', 'total'] as const
const ofDesign = ['shop', 'design'] as const
export type EmailPlaceholder = (typeof ofOrder | typeof ofDesign)[number]

/** What stands in braces in the texts of a kind, such as `{number}`. */
export const placeholdersOf = (kind: EmailKind): readonly EmailPlaceholder[] =>
  kind === 'designApproved' || kind === 'designRejected' ? ofDesign : ofOrder

/** Everything in braces, the braces included. */
export const placeholdersIn = (text: string): readonly string[] => text.match(/\{[^{}]*\}/g) ?? []

const visible = /^[^\p{Cc}]*(?:[\t\n\r][^\p{Cc}]*)*$/u

/** The parts that a shop writes; payment, reasons, links and the signature stand between opening and closing. */
export const emailText = z.strictObject({
  subject: z
    .string({ error: 'required' })
    .trim()
    .min(1, { error: 'required' })
    .max(150, { error: 'too-long' })
    .regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, { error: 'invalid-text' }),
  opening: z
    .string({ error: 'required' })
    .trim()
    .min(1, { error: 'required' })
    .max(2000, { error: 'too-long' })
    .regex(visible, { error: 'invalid-text' }),
  /** May be empty. */
  closing: z.string().trim().max(2000, { error: 'too-long' }).regex(visible, { error: 'invalid-text' }).default(''),
})
export type EmailText = z.output<typeof emailText>

const textParts = z.object({ subject: z.string(), opening: z.string(), closing: z.string() })
const kindTexts = z.object({
  kind: emailKind,
  language,
  /** What is sent now. */
  text: textParts,
  standard: textParts,
  /** For `If-Match`; 0 for the standard text. */
  version: z.int(),
  placeholders: z.array(z.string()),
})
export type KindTexts = z.infer<typeof kindTexts>
const textList = z.object({ items: z.array(kindTexts) })
const params = z.object({ kind: emailKind, language })

export const listEmailTextsCall = defineCall({
  method: 'GET',
  path: '/api/console/email-texts',
  access: 'admin',
  right: 'manage',
  summary: 'List the texts of the shop’s emails, by kind and language',
  response: textList,
})

export const changeEmailTextCall = defineCall({
  method: 'PUT',
  path: '/api/console/email-texts/:kind/:language',
  access: 'admin',
  right: 'manage',
  summary: 'Change what an email says',
  params,
  headers: versionHeaders,
  body: emailText,
  response: textList,
})

export const resetEmailTextCall = defineCall({
  method: 'DELETE',
  path: '/api/console/email-texts/:kind/:language',
  access: 'admin',
  right: 'manage',
  summary: 'Go back to the standard text of an email',
  params,
  response: textList,
})

/** Made by what makes the email itself, of an order or a design that does not exist. */
export const previewEmailCall = defineCall({
  method: 'POST',
  path: '/api/console/email-texts/:kind/:language/preview',
  access: 'admin',
  right: 'manage',
  summary: 'See an email with other texts before it is saved',
  params,
  body: emailText,
  response: z.object({ subject: z.string(), text: z.string(), html: z.string() }),
})
