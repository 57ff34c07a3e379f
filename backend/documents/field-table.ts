import type { components } from '@/shared/api/generated/schema'
import { Problem } from '../problems/problem'
import { createFieldList, type Fields } from './field-list'

type FieldChange = components['schemas']['FieldChange']
type FieldError = components['schemas']['FieldError']

/** The part of a line table that its record's field table uses. */
export type LineTable<Write, Logged extends Write, Status> = {
  openIn: (status: Status) => string[]
  findLocked: (before: Write, after: Write, editable: readonly string[]) => FieldError[]
  changes: (before: Logged, after: Logged) => FieldChange[]
  confidential: readonly string[]
}

/** Every field of a document must define its open statuses; a record without statuses has none. */
type StatusFields<Write, Status> = [Status] extends [never]
  ? unknown
  : { [Name in Exclude<keyof Write, 'id' | 'lines'>]: { openIn: readonly Status[] } }

/**
 * Creates the field table of a record kind: editable statuses, log format and visibility per field.
 * @typeParam Write the submitted record; its lines have their own table (`createLineTable`)
 * @typeParam Logged the record with the names of its references
 * @typeParam Name the contract's names of editable fields
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
    /** Every field except the lines, in the order of the table. */
    names: own.names,

    /**
     * Returns the open fields. `lines` means adding, removing and editing lines; names of line
     * fields follow.
     */
    openIn: (status: Status): Name[] =>
      [...own.openIn(status, true), ...(lines?.openIn(status) ?? [])] as Name[],

    /** Returns an error for each locked field that changed, with its own pointer. */
    locked,

    /** @throws Problem 409 if no field may change, 422 with the locked fields that changed */
    expectOpen(before: Write, after: Write, editable: readonly string[]): void {
      if (editable.length === 0) throw new Problem('not_allowed_now')
      const errors = locked(before, after, editable)
      if (errors.length > 0) throw Problem.invalid(...errors)
    },

    /** Returns every changed field in the order of the table, then the lines by position. */
    changes: (before: Logged, after: Logged): FieldChange[] => [
      ...own.changes(before, after, null),
      ...(lines?.changes(before, after) ?? []),
    ],

    /** Removes changes that users without access to costs may not see. */
    withoutConfidential: (changes: readonly FieldChange[]): FieldChange[] =>
      changes.filter(({ field }) => !confidential.has(field)),
  }
}
