import { createTransport } from 'nodemailer'
import type { Mailer } from '@backend/app-context'
import type { MailConfiguration } from './configuration'

/** Milliseconds that the mail server has to answer. */
const TIMEOUT_MS = 10_000

/**
 * Sends mail over SMTP. Each mail has its own connection: mails are few, and nothing stays open
 * when the server ends.
 */
export function openMailer({ smtpUrl, from, appUrl }: MailConfiguration): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    // No part of a mail may be read from a file or an address that it names.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    appUrl,
    async send({ to, bcc = [], replyTo, subject, text, attachment }) {
      const { rejected } = await transport.sendMail({
        from,
        to: to.map(toAddress),
        bcc: bcc.map(toAddress),
        ...(replyTo && { replyTo: toAddress(replyTo) }),
        subject,
        text,
        ...(attachment && {
          attachments: [
            {
              filename: attachment.name,
              contentType: attachment.media_type,
              content: Buffer.from(attachment.content),
            },
          ],
        }),
      })
      return rejected
    },
  }
}

const toAddress = ({ name, email }: { name: string; email: string }) => ({ name, address: email })
