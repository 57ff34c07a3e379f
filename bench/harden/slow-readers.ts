import type { HardenServer, Row, StoreName } from './attack'
import { logIn } from './callers'
import { attackSilently } from './silent-crowd'

export const stores: readonly StoreName[] = ['SQLite', 'PostgreSQL']

const FILE_BYTES = 9_900_000

/** Downloads one large file many times, and reads no byte. */
export async function run(server: HardenServer): Promise<Row[]> {
  const cookie = await logIn(server, 'global_manager')
  const target = await uploadLargeFile(server, cookie)
  return attackSilently(
    server,
    '120 slow readers of 10 MB',
    120,
    `GET ${target} HTTP/1.1\r\nHost: desk.example\r\nCookie: ${cookie}\r\n\r\n`,
  )
}

/**
 * Uploads a large file to a client.
 * @returns the path of the file
 */
async function uploadLargeFile({ url }: HardenServer, cookie: string): Promise<string> {
  const list = (await (await fetch(`${url}/api/clients/`, { headers: { cookie } })).json()) as {
    items: { id: string }[]
  }
  const path = `/api/records/client/${list.items[0]?.id}/attachments/`
  const form = new FormData()
  form.set('file', new File(['%PDF-1.7 '.padEnd(FILE_BYTES, 'oak ')], 'catalogue.pdf'))
  const answer = await fetch(url + path, { method: 'POST', headers: { cookie }, body: form })
  if (!answer.ok) throw new Error(`The upload answered ${answer.status}: ${await answer.text()}`)
  const { id } = (await answer.json()) as { id: string }
  return `${path}${id}/`
}
