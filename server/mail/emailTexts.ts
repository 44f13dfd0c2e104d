import { eq } from 'drizzle-orm'
import type { EmailKind, EmailPlaceholder, EmailText } from '../contract/console/emailTexts.ts'
import type { Language } from '../contract/tenantSettings.ts'
import type { Transaction } from '../db/database.ts'
import { emailTexts } from '../db/schema/emailTexts.ts'
import { standardTexts } from './standardTexts.ts'

/** The statement that finds what a shop has written itself for a kind of email. */
export const ownTexts = (tx: Transaction, kind: EmailKind) =>
  tx
    .select({
      language: emailTexts.language,
      subject: emailTexts.subject,
      opening: emailTexts.opening,
      closing: emailTexts.closing,
    })
    .from(emailTexts)
    .where(eq(emailTexts.kind, kind))

type OwnText = EmailText & { readonly language: Language }

/** What an email says: the shop's own text, else the standard one. */
export const textAmong = (own: readonly OwnText[], kind: EmailKind, language: Language): EmailText =>
  own.find(text => text.language === language) ?? standardTexts[kind][language]

export const textOf = async (tx: Transaction, kind: EmailKind, language: Language): Promise<EmailText> =>
  textAmong(await ownTexts(tx, kind), kind, language)

/** Puts values in the place of `{name}`, once: braces in a value stay as they are. */
export const filledWith =
  (values: Readonly<Partial<Record<EmailPlaceholder, string>>>) =>
  (text: string): string =>
    text.replace(/\{([^{}]*)\}/g, (whole, name: string) =>
      Object.hasOwn(values, name) ? (values[name as EmailPlaceholder] ?? whole) : whole,
    )
