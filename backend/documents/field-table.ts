import type { components } from '@/shared/api/generated/schema'
import { Problem } from '../problems/problem'
import { createFieldList, type Fields } from './field-list'

type FieldChange = components['schemas']['FieldChange']
type FieldError = components['schemas']['FieldError']

/** What the table of a record asks of its lines. */
export type LineTable<Write, Logged extends Write, Status> = {
  openIn: (status: Status) => string[]
  findLocked: (before: Write, after: Write, editable: readonly string[]) => FieldError[]
  changes: (before: Logged, after: Logged) => FieldChange[]
  confidential: readonly string[]
}

/** A document's fields all say in which statuses they are open; a record without steps has none to say. */
type StatusFields<Write, Status> = [Status] extends [never]
  ? unknown
  : { [Name in Exclude<keyof Write, 'id' | 'lines'>]: { openIn: readonly Status[] } }

/**
 * The fields of a kind of record: in which status each is open, how the log has it, and who reads that.
 * @typeParam Write what is written; its lines have a table of their own (`createLineTable`)
 * @typeParam Logged the same, with the names of what it points at
 * @typeParam Name how the contract calls the fields where it says which are open
 */
export function createFieldTable<
  Write extends object,
  Logged extends Write,
  Status extends string,
  Name extends string,
>({
  fields,
  lines,
}: {
  fields: Fields<Write, Logged, Status> & StatusFields<Write, Status>
  lines?: LineTable<Write, Logged, Status>
}) {
  const own = createFieldList(fields)
  const confidential = new Set<string>([...own.confidential, ...(lines?.confidential ?? [])])

  const locked = (before: Write, after: Write, editable: readonly string[]): FieldError[] => [
    ...own
      .differing(before, after)
      .filter((field) => !editable.includes(field))
      .map((field): FieldError => ({ pointer: `/${field}`, code: 'locked' })),
    ...(lines?.findLocked(before, after, editable) ?? []),
  ]

  return {
    /** Every field but the lines, in the order of the table. */
    names: own.names,

    /** The fields that are open in this status; `lines` is the lines as a whole, beside it those fields of the lines that are there. */
    openIn: (status: Status): Name[] =>
      [...own.openIn(status, true), ...(lines?.openIn(status) ?? [])] as Name[],

    /** Fields that differ and may not: each with its own pointer, so that a screen can show it in its place. */
    locked,

    /** @throws Problem 409 when nothing may change any more, 422 with the fields that may not */
    expectOpen(before: Write, after: Write, editable: readonly string[]): void {
      if (editable.length === 0) throw new Problem('not_allowed_now')
      const errors = locked(before, after, editable)
      if (errors.length > 0) throw Problem.invalid(...errors)
    },

    /** Every field that differs, in the order of the table, then the lines by their place. */
    changes: (before: Logged, after: Logged): FieldChange[] => [
      ...own.changes(before, after, null),
      ...(lines?.changes(before, after) ?? []),
    ],

    /** Changes as those read them who may not see what a document costs. */
    withoutConfidential: (changes: readonly FieldChange[]): FieldChange[] =>
      changes.filter(({ field }) => !confidential.has(field)),
  }
}
