// A crowd of connections in its own process, so that it does not slow down the measuring one. Each
// sends a text and then reads nothing.
import { once } from 'node:events'
import { connect } from 'node:net'
import type { Crowd } from './silent-crowd'

process.once('message', (crowd: Crowd) => void openConnections(crowd))

async function openConnections({ port, count, text }: Crowd): Promise<void> {
  const sockets = Array.from({ length: count }, () => {
    const socket = connect(port, '127.0.0.1').pause()
    socket.on('error', () => undefined)
    socket.write(text)
    return socket
  })
  for (const socket of sockets)
    if (socket.connecting) await Promise.race([once(socket, 'connect'), once(socket, 'close')])
  process.send?.('open')
}
