import type { OperationId } from '@contract/operations'
import type { Role, Schemas } from '../call'
import type { Case, Cases } from './case'
import type { People } from './host'

/** Properties of a record kind that its cases need. */
export type RecordWorld<Write extends object> = {
  kind: Schemas['RecordKind']
  /** Path of the kind, such as `/clients/`. */
  path: string
  operations: { list: OperationId; create: OperationId; read: OperationId; update: OperationId }
  /** Sorts of its list in one direction; the opposite ones are tested too. */
  sorts: readonly string[]
  /** Role that may create, change, read and attach. */
  worker: Role
  /** Roles that read comments, files and history, and comment. */
  readers: readonly Role[]
  /** Readers who may attach files; all by default. */
  attachers?: readonly Role[]
  /** Returns a complete payload that conflicts with no stored record. */
  write(people: People): Promise<Write>
  /** Creates a record that all readers see. By default they see any new one. */
  saved?(people: People): Promise<{ head: Schemas['RecordHead']; write: Write }>
  /** Text field that the worker may edit in a saved record, by its name in the history. */
  text: keyof Write & string
}

/** A record that is a company, which is also found by its country. */
export type PartnerWorld<Write extends object> = RecordWorld<Write> & {
  /** Another role that finds the company in the list. */
  seeker: Role
  /** Returns a complete payload of a company in this country, with this name if it is given. */
  writeIn(people: People, place: { country: string; name?: string }): Promise<Write>
}

/** A record that is a document. */
export type DocumentWorld<Write extends object> = RecordWorld<Write> & {
  transition: OperationId
  /** Transition of a new document that its worker may make. */
  nextTransition: { to: string; reason?: string }
  /** Transition of a new document that requires a reason; null if there is none. */
  reasonedTransition: { to: string } | null
}

/** Reads the common fields of a record's response. */
export async function readHead(answer: Response): Promise<Schemas['RecordHead']> {
  if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`)
  return (await answer.json()) as Schemas['RecordHead']
}

/** Merges cases of several record kinds for the same operations. */
export function mergeCases(...parts: Cases[]): Cases {
  const all = new Map<string, Case[]>()
  for (const part of parts) {
    for (const [operation, cases] of Object.entries(part))
      all.set(operation, [...(all.get(operation) ?? []), ...cases])
  }
  return Object.fromEntries(all)
}
