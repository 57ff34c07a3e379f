import type { Visitor } from '../../backend/conformance/visitor'
import type { Role } from '../../backend/call'

/** What every answer to a write begins with. */
export type Head = { id: string; version: number; number: string }

type WriteOptions = { version?: number; method?: 'post' | 'put' }

/** Writes as somebody of that role would, by a call. @throws where it is refused, with what was answered */
export const createWriter =
  (visitorOf: (role: Role) => Promise<Visitor>) =>
  async <Saved = Head>(
    role: Role,
    path: string,
    body: object,
    { version, method = 'post' }: WriteOptions = {},
  ): Promise<Saved> => {
    const answer = await (
      await visitorOf(role)
    )[method](path, body, version === undefined ? {} : { 'If-Match': `"${version}"` })
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
    return (await answer.json()) as Saved
  }
