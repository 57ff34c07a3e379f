import type { HardenServer, Row } from './attack'
import { attackSilently } from './silent-crowd'

const SENT_BYTES = 700_000

/** Announces logins of 1 MB, sends most of each, and falls silent. */
export function run(server: HardenServer): Promise<Row[]> {
  const head =
    'POST /api/login/ HTTP/1.1\r\nHost: desk.example\r\nContent-Type: application/json\r\n'
  const body = `{"email":"${'x'.repeat(SENT_BYTES)}`
  return attackSilently(
    server,
    '400 half-sent logins',
    400,
    `${head}Content-Length: 1000000\r\n\r\n${body}`,
  )
}
