import { createTransport } from 'nodemailer'
import type { Mailer } from './mailer.ts'

export interface SmtpPlace {
  /** `smtps://user:password@host:465`, or `smtp://…` which begins TLS when the other side offers it. */
  readonly url: string
  /** Address that letters come from, such as `Kitloom <letters@example.com>`. */
  readonly from: string
}

const patience = 15_000

/** Sends by SMTP. Nothing connects before the first letter. */
export function openSmtpMailer({ url, from }: SmtpPlace): Mailer {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 2,
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
    // A letter is text of ours: nothing in it may name a file or an address to be fetched.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const domain = /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost'
  return {
    async send(id, { to, subject, text, html }) {
      // As an object an address is taken as it stands; a string could name several.
      await transport.sendMail({
        messageId: `<${id}@${domain}>`,
        from,
        to: { name: '', address: to },
        subject,
        text,
        html,
      })
    },
    close: () => transport.close(),
  }
}
