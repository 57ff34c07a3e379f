import type { Visitor } from '../../backend/conformance/host'
import type { Role } from '../../backend/call'

/** Fields of every response to a write. */
export interface Head {
  id: string
  version: number
  number: string
}

interface WriteOptions {
  version?: number
  method?: 'post' | 'put'
}

/**
 * Sends a write as a user of the role.
 * @throws with the response if it is refused
 */
export const createWriter =
  (getVisitor: (role: Role) => Promise<Visitor>) =>
  async <Saved = Head>(
    role: Role,
    path: string,
    body: object,
    { version, method = 'post' }: WriteOptions = {},
  ): Promise<Saved> => {
    const answer = await (
      await getVisitor(role)
    )[method](path, body, version === undefined ? {} : { 'If-Match': `"${version}"` })
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
    return (await answer.json()) as Saved
  }
