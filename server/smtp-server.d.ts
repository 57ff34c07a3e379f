/** As much of the package as our tests use; it has no types of its own. */
declare module 'smtp-server' {
  import type { Server } from 'node:net'
  import type { Readable } from 'node:stream'

  interface Session {
    envelope: { rcptTo: { address: string }[] }
  }
  export class SMTPServer {
    constructor(options: {
      authOptional?: boolean
      disabledCommands?: string[]
      onRcptTo?: (
        address: { address: string },
        session: Session,
        done: (error?: Error) => void,
      ) => void
      onData?: (stream: Readable, session: Session, done: (error?: Error) => void) => void
    })
    server: Server
    listen(port: number, host: string, ready: () => void): void
    close(done: () => void): void
  }
}
