import type { Schemas } from '../call'
import type { RecordKindDefinition } from '../records/record-kind'
import { Problem } from '../problems/problem'
import type { PaperCall, PaperDefinition, PaperName, PaperVersion } from './paper'

export type PaperKinds = Record<
  Schemas['RecordKind'],
  Pick<RecordKindDefinition, 'policy' | 'papers'>
>

export type PaperPath = { kind: Schemas['RecordKind']; id: string; paper: PaperName }

/** Version of a paper; by default the latest, for the first client. */
export type PaperChoice = {
  revision?: number | null | undefined
  client_id?: string | null | undefined
}

/** A version of a paper, with its record. */
export type FoundPaper = {
  name: PaperName
  definition: PaperDefinition<unknown>
  subject: unknown
  version: PaperVersion
}

/**
 * Finds a record and its papers.
 * @throws Problem 403 for a role that may not read the record's extras, 404 for a hidden record
 */
export async function openPaperRecord(
  kinds: PaperKinds,
  { db, person }: PaperCall,
  { kind, id }: Pick<PaperPath, 'kind' | 'id'>,
) {
  const { policy, papers = {} } = kinds[kind]
  if (!policy.readerRoles.includes(person.role)) throw new Problem('forbidden')
  return { papers, subject: await policy.requireRecord(db, person, id) }
}

/**
 * Finds a version of a paper.
 * @throws Problem 403 for a role that may not read this paper, 404 if there is no such version
 */
export async function requirePaper(
  kinds: PaperKinds,
  call: PaperCall,
  path: PaperPath,
  choice: PaperChoice,
): Promise<FoundPaper> {
  const { papers, subject } = await openPaperRecord(kinds, call, path)
  const definition = papers[path.paper]
  assertReader(definition, call.person)
  const version = (await definition.listVersions(call, subject)).find(
    ({ revision, client }) =>
      (choice.revision === undefined || choice.revision === revision) &&
      (choice.client_id === undefined || choice.client_id === (client?.id ?? null)),
  )
  if (!version) throw new Problem('not_found')
  return { name: path.paper, definition, subject, version }
}

/**
 * Asserts that the user may read a paper.
 * @throws Problem 404 for a paper that the record does not have, 403 for a role that may not read
 * it
 */
export function assertReader(
  definition: PaperDefinition<unknown> | undefined,
  { role }: PaperCall['person'],
): asserts definition {
  if (!definition) throw new Problem('not_found')
  if (!definition.roles.includes(role)) throw new Problem('forbidden')
}
