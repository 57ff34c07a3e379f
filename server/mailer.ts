import { createTransport } from 'nodemailer'
import type { Mailer } from '@backend/app-context'
import type { MailConfiguration } from './configuration'

/** Milliseconds that the mail server has to answer. */
const TIMEOUT_MS = 10_000

/**
 * Sends emails over SMTP. Each email has its own connection: emails are few, and nothing stays open
 * when the server ends.
 */
export function openMailer({ smtpUrl, from, appUrl }: MailConfiguration): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    // No part of an email may be read from a file or an address that it names.
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
