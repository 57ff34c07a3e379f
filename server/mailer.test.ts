import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openMailer } from './mailer'

let office: SMTPServer
let taken: { to: string[]; mail: string }[]
let isFull: boolean

async function take(
  stream: Readable,
  { envelope }: { envelope: { rcptTo: { address: string }[] } },
  done: (error?: Error) => void,
) {
  const mail = await text(stream)
  if (!isFull) taken.push({ to: envelope.rcptTo.map(({ address }) => address), mail })
  done(isFull ? new Error('Full') : undefined)
}

beforeEach(async () => {
  taken = []
  isFull = false
  office = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, done) => void take(stream, session, done),
  })
  office.listen(0, '127.0.0.1', () => undefined)
  await once(office.server, 'listening')
})
afterEach(() => new Promise<void>((resolve) => office.close(resolve)))

const openTestMailer = () => {
  const { port } = office.server.address() as AddressInfo
  return openMailer({
    smtpUrl: `smtp://127.0.0.1:${port}`,
    from: 'Timberdesk <no-reply@desk.example>',
    appUrl: 'https://desk.example',
  })
}
const mail = {
  to: { name: 'Rūta Jankauskienė', email: 'ruta@medis.example' },
  subject: 'Jūsų slaptažodis',
  text: 'Sveiki, Rūta',
}

test('a mail reaches the mail server as written', async () => {
  await openTestMailer().send(mail)
  expect(taken).toMatchObject([{ to: ['ruta@medis.example'] }])
  expect(taken[0]?.mail).toMatch(/^From: Timberdesk <no-reply@desk\.example>/m)
  expect(taken[0]?.mail).toMatch(/^Subject: =\?UTF-8\?/m)
})

test('a mail that the server rejects gives an error', async () => {
  isFull = true
  await expect(openTestMailer().send(mail)).rejects.toThrow('Full')
  expect(taken).toEqual([])
})
