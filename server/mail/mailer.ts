import { createTransport } from 'nodemailer'
import type { Email } from './email.ts'

/** Whatever carries emails to their mailboxes. */
export interface Mailer {
  /**
   * @param id stays the same when an email is sent again, so that a mailbox can tell
   * @throws Error when the email was not taken; `isHopeless` tells whether trying again makes sense
   */
  send(id: string, email: Email): Promise<void>
  close(): void
}

/** Whether the other side refused the email for good: an SMTP answer of 5xx, such as a mailbox that does not exist. */
export function isHopeless(error: unknown): boolean {
  const code = error instanceof Error && 'responseCode' in error ? Number(error.responseCode) : 0
  return code >= 500 && code < 600
}

interface SmtpPlace {
  /** `smtps://user:password@host:465`, or `smtp://…` which begins TLS when the other side offers it. */
  readonly url: string
  /** Address that emails come from, such as `Kitloom <letters@example.com>`. */
  readonly from: string
}

const timeout = 15_000

/** Sends by SMTP. Nothing connects before the first email. */
export function openSmtpMailer({ url, from }: SmtpPlace): Mailer {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 2,
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
    // An email is text of ours: nothing in it may name a file or an address to be fetched.
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
