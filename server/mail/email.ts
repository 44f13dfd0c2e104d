import { contrastOf } from '../../engine/index.ts'
import type { TenantSettings } from '../contract/tenantSettings.ts'

/** An email that is ready to send. */
export interface Email {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** An email as the outbox takes it. */
export interface WrittenEmail extends Email {
  /** Whether it carries a code or a link that lets somebody in: such a text is forgotten once it is sent. */
  readonly hasSecret: boolean
}

interface Link {
  readonly words: string
  readonly address: string
}

/** The plain text parts of an email, without HTML. */
export interface EmailPlan {
  readonly subject: string
  readonly opening: string
  readonly before: readonly string[]
  /** A one-time code, which is shown large. */
  readonly code?: string
  readonly link?: Link
  readonly after: readonly string[]
  readonly signature: string
}

/** What an email takes from the shop that sends it. */
export interface Sender {
  readonly settings: Pick<TenantSettings, 'homepage'>
}

/** Writes an email as text and as HTML, in which the button has the colour of the shop. */
export function writeEmail(sender: Sender, to: string, language: 'kh' | 'en', plan: EmailPlan): WrittenEmail {
  // The secret of a link is behind its #.
  const hasSecret = plan.code !== undefined || (plan.link?.address.includes('#') ?? false)
  return { to, subject: oneLine(plan.subject), text: asText(plan), html: asHtml(sender, language, plan), hasSecret }
}

const oneLine = (text: string) => text.replace(/\s+/gu, ' ').trim()

function asText({ opening, before, code, link, after, signature }: EmailPlan): string {
  const middle = [...(code ? [`    ${code}`] : []), ...(link ? [`${link.words}:\n${link.address}`] : [])]
  return `${[opening, ...before, ...middle, ...after, signature].join('\n\n')}\n`
}

const paragraph = (text: string) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`

const bigCode = (code: string) =>
  `<p style="margin:0 0 16px;font:700 32px/1.2 monospace;letter-spacing:6px">${escapeHtml(code)}</p>`

/** White or black on a colour `#rrggbb`: where white cannot be read, by the 4.5 of WCAG 2, black has more than that. */
const wordsOn = (colour: string) => (contrastOf('#ffffff', colour) >= 4.5 ? '#ffffff' : '#000000')

/** A border in the colour of the words shows where a pale button ends. */
const button = ({ words, address }: Link, colour: string) =>
  `<p style="margin:0 0 16px"><a href="${escapeHtml(address)}" style="display:inline-block;padding:12px 20px;border:1px solid ${wordsOn(colour)};border-radius:6px;background:${colour};color:${wordsOn(colour)};text-decoration:none">${escapeHtml(words)}</a></p>
<p style="margin:0 0 16px;font-size:13px;color:#52525b;word-break:break-all">${escapeHtml(address)}</p>`

function asHtml(sender: Sender, language: 'kh' | 'en', plan: EmailPlan): string {
  const { subject, opening, before, code, link, after, signature } = plan
  const parts = [
    paragraph(opening),
    ...before.map(paragraph),
    ...(code ? [bigCode(code)] : []),
    ...(link ? [button(link, sender.settings.homepage.theme.palette.color)] : []),
    ...after.map(paragraph),
    `<p style="margin:24px 0 0;color:#52525b">${escapeHtml(signature)}</p>`,
  ]
  return `<!doctype html>
<html lang="${language === 'kh' ? 'km' : 'en'}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:24px;background:#f4f4f5;color:#18181b;font:16px/1.6 'Kantumruy Pro','Khmer OS',sans-serif">
<div style="max-width:520px;margin:0 auto;padding:32px;background:#ffffff;border-radius:8px">
${parts.join('\n')}
</div>
</body>
</html>
`
}

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Escapes text for HTML, including attributes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, sign => signs[sign] ?? sign)
