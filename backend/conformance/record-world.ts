import type { OperationId } from '@/shared/api/generated/operations'
import type { Role, Schemas } from '../call'
import type { Case, Cases } from './case'
import type { People } from './host'

/** What the cases of every kind of record have to know of one. */
export type RecordWorld<Write extends object> = {
  kind: Schemas['RecordKind']
  /** Where the kind lies, such as `/clients/`. */
  path: string
  operations: { list: OperationId; create: OperationId; read: OperationId; update: OperationId }
  /** All that it may be sorted by, one way; each goes the other way too. */
  sorts: readonly string[]
  /** Somebody who may write, change, read and attach. */
  worker: Role
  /** The roles that read comments, files and history, and comment. */
  readers: readonly Role[]
  /** Those of them who attach files; all, where it isn't said. */
  attachers?: readonly Role[]
  /** One that lacks nothing and clashes with no other, not yet saved. */
  write(people: People): Promise<Write>
  /** A saved one that all its readers see, as it was written; left out where they see whatever its worker has just written. */
  saved?(people: People): Promise<{ head: Schemas['RecordHead']; write: Write }>
  /** A text of it that its worker may change whenever it is `saved`; the log has it by this name. */
  text: keyof Write & string
}

/** The same of a company, which is found by its country too. */
export type PartnerWorld<Write extends object> = RecordWorld<Write> & {
  /** Somebody else, who finds it in the list. */
  seeker: Role
  /** One that lacks nothing, of that country, and of that name where it has to have one. */
  writeIn(people: People, place: { country: string; name?: string }): Promise<Write>
}

/** The same of a document. */
export type DocumentWorld<Write extends object> = RecordWorld<Write> & {
  step: OperationId
  /** What its worker may ask for of a new one. */
  nextStep: { to: string; reason?: string }
  /** A step of a new one that asks for a reason. */
  reasonedStep: { to: string }
}

/** What every answer with a record begins with. */
export async function readHead(answer: Response): Promise<Schemas['RecordHead']> {
  if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`)
  return (await answer.json()) as Schemas['RecordHead']
}

/** Cases of several kinds of record for the same operations, side by side. */
export function mergeCases(...parts: Cases[]): Cases {
  const all = new Map<string, Case[]>()
  for (const part of parts) {
    for (const [operation, cases] of Object.entries(part))
      all.set(operation, [...(all.get(operation) ?? []), ...cases])
  }
  return Object.fromEntries(all)
}
