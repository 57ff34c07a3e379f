import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { SAMPLE_PAPER } from '@backend/papers/sample-paper'
import { renderPdf } from '@backend/papers/pdf/render-pdf'
import { openMailer } from './mailer'
import { loadPaperFonts } from './paper-fonts'

let smtpServer: SMTPServer
let received: { to: string[]; mail: string }[]
let isFull: boolean

async function receive(
  stream: Readable,
  { envelope }: { envelope: { rcptTo: { address: string }[] } },
  done: (error?: Error) => void,
) {
  const mail = await text(stream)
  if (!isFull) received.push({ to: envelope.rcptTo.map(({ address }) => address), mail })
  done(isFull ? new Error('Full') : undefined)
}

beforeEach(async () => {
  received = []
  isFull = false
  smtpServer = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) =>
      done(address.startsWith('gone@') ? new Error('Unknown') : undefined),
    onData: (stream, session, done) => void receive(stream, session, done),
  })
  smtpServer.listen(0, '127.0.0.1', () => undefined)
  await once(smtpServer.server, 'listening')
})
afterEach(() => new Promise<void>((resolve) => smtpServer.close(resolve)))

const openTestMailer = () => {
  const { port } = smtpServer.server.address() as AddressInfo
  return openMailer({
    smtpUrl: `smtp://127.0.0.1:${port}`,
    from: 'Timberdesk <no-reply@desk.example>',
    appUrl: 'https://desk.example',
  })
}
const mail = {
  to: [{ name: 'Rūta Jankauskienė', email: 'ruta@medis.example' }],
  subject: 'Jūsų slaptažodis',
  text: 'Sveiki, Rūta',
}

it('a mail reaches the mail server as written', async () => {
  await openTestMailer().send(mail)
  expect(received).toMatchObject([{ to: ['ruta@medis.example'] }])
  expect(received[0]?.mail).toMatch(/^From: Timberdesk <no-reply@desk\.example>/m)
  expect(received[0]?.mail).toMatch(/^Subject: =\?UTF-8\?/m)
})

it('a paper arrives as a PDF at all recipients, and its copy is hidden', async () => {
  const content = await renderPdf({ clock: () => new Date(), loadPaperFonts }, SAMPLE_PAPER)
  const sender = { name: 'Claire Fontaine', email: 'claire@desk.example' }
  await openTestMailer().send({
    ...mail,
    to: [...mail.to, { name: '', email: 'office@medis.example' }],
    bcc: [sender],
    replyTo: sender,
    attachment: { name: 'D-2026-0118.pdf', media_type: 'application/pdf', content },
  })
  const [arrived] = received
  expect(arrived?.to).toEqual(['ruta@medis.example', 'office@medis.example', sender.email])
  expect(arrived?.mail).toMatch(/^Reply-To: Claire Fontaine <claire@desk\.example>/m)
  expect(arrived?.mail).not.toMatch(/^Bcc:/m)
  expect(arrived?.mail).toMatch(/filename=D-2026-0118\.pdf/)
  const [, encoded = ''] =
    /filename=D-2026-0118\.pdf\s+([A-Za-z0-9+/=\s]+)/.exec(arrived?.mail ?? '') ?? []
  const attached = Buffer.from(encoded, 'base64')
  expect(attached.subarray(0, 4).toString()).toBe('%PDF')
  expect(new Uint8Array(attached)).toEqual(new Uint8Array(content))
})

it('an address that the server refuses is returned, and the others get the mail', async () => {
  const gone = { name: 'Ona', email: 'gone@medis.example' }
  expect(await openTestMailer().send({ ...mail, to: [...mail.to, gone] })).toEqual([gone.email])
  expect(received).toMatchObject([{ to: ['ruta@medis.example'] }])
})

it('a mail that the server rejects gives an error', async () => {
  isFull = true
  await expect(openTestMailer().send(mail)).rejects.toThrow('Full')
  expect(received).toEqual([])
})
