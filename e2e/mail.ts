// Starts a server for one test: its emails reach a real SMTP server that the test reads, and the
// test moves its clock.
import { fork, type ChildProcess } from 'node:child_process'
import { EventEmitter, once } from 'node:events'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { test as base } from './support/test'

export interface ReceivedMail {
  /** All recipients. */
  to: string[]
  text: string
  /** The link in the email; null if there is none. */
  link: string | null
  /** Files in their order. */
  attachments: { name: string; content: Uint8Array }[]
}

export interface MailTestServer {
  /** `http://127.0.0.1:4200`, without a trailing slash. */
  url: string
  /** Waits for the next unread email to the address, and returns it. */
  mailTo: (email: string) => Promise<ReceivedMail>
  /** Advances the server's clock by milliseconds. Due jobs run within a second. */
  moveClock: (milliseconds: number) => Promise<void>
}

/**
 * After the ports of the server and the demo and port 4190, which browsers block. Each worker has
 * its own port.
 */
const firstPort = Number(process.env['E2E_PORT'] ?? 4180) + 20

/**
 * `page` opens the worker's own server. Its tests share that server, and nothing with other specs.
 */
export const test = base.extend<object, { house: MailTestServer }>({
  house: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads fixtures from it.
    async ({}, use, { parallelIndex }) => {
      const { house, close } = await openMailTestServer(firstPort + parallelIndex)
      await use(house)
      await close()
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: async ({ house }, use) => use(house.url),
})

async function openMailTestServer(
  port: number,
): Promise<{ house: MailTestServer; close: () => Promise<void> }> {
  const office = await openMailServer()
  const server = fork(path.join(import.meta.dirname, 'serve.ts'), [String(port)], {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, SMTP_URL: office.url },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  await rejectOnExit(server)
  const house: MailTestServer = {
    url: `http://127.0.0.1:${port}`,
    mailTo: office.mailTo,
    async moveClock(milliseconds) {
      server.send(milliseconds)
      await rejectOnExit(server)
    },
  }
  async function close() {
    server.kill('SIGTERM')
    await once(server, 'exit')
    await office.close()
  }
  return { house, close }
}

/**
 * Waits for the first message of the server.
 * @throws if the server exits
 */
async function rejectOnExit(server: ChildProcess): Promise<void> {
  const ended = once(server, 'exit').then(([code]) => {
    throw new Error(`The server ended: ${String(code)}`)
  })
  await Promise.race([once(server, 'message'), ended])
}

/** Starts an SMTP server that accepts every email and keeps it until it is read. */
async function openMailServer() {
  const unread: ReceivedMail[] = []
  const arrivals = new EventEmitter()
  async function receive(stream: Readable, to: string[], callback: () => void) {
    const mail = await PostalMime.parse(await buffer(stream), { attachmentEncoding: 'arraybuffer' })
    const text = mail.text ?? ''
    const attachments = mail.attachments.map(({ filename, content }) => ({
      name: filename ?? '',
      content: new Uint8Array(content as ArrayBuffer),
    }))
    unread.push({ to, text, link: /^https?:\S+$/m.exec(text)?.[0] ?? null, attachments })
    callback()
    arrivals.emit('mail')
  }
  const office = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, { envelope }, callback) =>
      void receive(
        stream,
        envelope.rcptTo.map(({ address }) => address),
        callback,
      ),
  })
  office.listen(0, '127.0.0.1', () => undefined)
  await once(office.server, 'listening')
  const { port } = office.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    async mailTo(email: string): Promise<ReceivedMail> {
      for (;;) {
        const at = unread.findIndex(({ to }) => to.includes(email))
        const [mail] = at < 0 ? [] : unread.splice(at, 1)
        if (mail) return mail
        await once(arrivals, 'mail')
      }
    },
    close: () => new Promise<void>((resolve) => office.close(resolve)),
  }
}
