import { createPeople, type People } from '../../backend/conformance/host'
import { createHttpSend } from '../../backend/conformance/hosts/over-http'
import type { Role } from '../../backend/call'

/** Returns the demo's users, who call the server at this URL. */
export const connectPeople = (url: string): People =>
  createPeople({ createSend: () => createHttpSend(url), close: async () => {} })

/** Downloads a PDF as a user of the role. */
export async function downloadPdf(people: People, role: Role, path: string): Promise<Uint8Array> {
  const answer = await (await people.as(role)).get(path)
  if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`)
  return new Uint8Array(await answer.arrayBuffer())
}
