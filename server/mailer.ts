import { createTransport } from 'nodemailer'
import type { Mailer } from '@backend/surroundings'
import type { PostOffice } from './configuration'

/** Milliseconds that a post office has to answer. */
const PATIENCE = 10_000

/** Sends mail over SMTP. Each mail has a connection of its own: they are few, and nothing is left open when the server ends. */
export function openMailer({ smtpUrl, from, appUrl }: PostOffice): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: PATIENCE,
    greetingTimeout: PATIENCE,
    socketTimeout: PATIENCE,
    // Texts are ours alone: nothing in one may name a file or an address to fetch.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    appUrl,
    async send({ to, subject, text }) {
      await transport.sendMail({ from, to: { name: to.name, address: to.email }, subject, text })
    },
  }
}
