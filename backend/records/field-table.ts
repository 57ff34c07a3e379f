import { dequal } from 'dequal/lite'
import type { Schemas } from '../call'
import { Problem, type FieldError } from '../problems/problem'
import { safeParse, type GenericSchema, type InferOutput } from 'valibot'

type FieldChange = Schemas['FieldChange']

/** The part of a line table that its record's field table uses. */
export type LineTable<Write, Logged extends Write, Status> = {
  getEditableFields: (status: Status) => string[]
  findLockedErrors: (before: Write, after: Write, editable: readonly string[]) => FieldError[]
  findChanges: (before: Logged, after: Logged) => FieldChange[]
  confidential: readonly string[]
}

/** Every field of a document must define its statuses; a record without statuses has none. */
type StatusFields<Write, Status> = [Status] extends [never]
  ? unknown
  : { [Name in Exclude<keyof Write, 'id' | 'lines'>]: { editableIn: readonly Status[] } }

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
  const fieldList = createFieldList(fields)
  const confidential = new Set<string>([...fieldList.confidential, ...(lines?.confidential ?? [])])

  const findLockedErrors = (
    before: Write,
    after: Write,
    editable: readonly string[],
  ): FieldError[] => [
    ...fieldList
      .findDifferingFields(before, after)
      .filter((field) => !editable.includes(field))
      .map((field): FieldError => ({ pointer: `/${field}`, code: 'locked' })),
    ...(lines?.findLockedErrors(before, after, editable) ?? []),
  ]

  return {
    /** Every field except the lines, in the order of the table. */
    names: fieldList.names,

    /**
     * Returns the editable fields. `lines` means adding, removing and editing lines; names of line
     * fields follow.
     */
    getEditableFields: (status: Status): Name[] =>
      [
        ...fieldList.getEditableFields(status, true),
        ...(lines?.getEditableFields(status) ?? []),
      ] as Name[],

    /** Returns an error for each locked field that changed, with its own pointer. */
    findLockedErrors,

    /**
     * Asserts that only editable fields changed.
     * @throws Problem 409 if no field may change, 422 with the locked fields that changed
     */
    assertEditable(before: Write, after: Write, editable: readonly string[]): void {
      if (editable.length === 0) throw new Problem('not_allowed_now')
      const errors = findLockedErrors(before, after, editable)
      if (errors.length > 0) throw Problem.invalid(...errors)
    },

    /** Returns every changed field in the order of the table, then the lines by position. */
    findChanges: (before: Logged, after: Logged): FieldChange[] => [
      ...fieldList.findChanges(before, after, null),
      ...(lines?.findChanges(before, after) ?? []),
    ],

    /** Removes changes that users without access to costs may not see. */
    omitConfidential: (changes: readonly FieldChange[]): FieldChange[] =>
      changes.filter(({ field }) => !confidential.has(field)),
  }
}

/** Creates the field table of a document's lines. */
export function createLineTable<
  Line extends { id: string },
  Logged extends Line,
  Status extends string,
>({
  editableIn,
  title,
  fields,
}: {
  /**
   * Statuses in which lines may be added, removed and edited. Fields with their own statuses stay
   * editable in existing lines.
   */
  editableIn: readonly Status[]
  /** The name of a line in the log if it is added or removed. */
  title: (line: Logged) => string
  fields: Fields<Line, Logged, Status>
}): LineTable<{ lines: readonly Line[] }, { lines: readonly Logged[] }, Status> {
  const list = createFieldList<Line, Logged, Status>(fields)

  function findChanges(before: readonly Logged[], after: readonly Logged[]): FieldChange[] {
    const earlier = new Map(before.map((line) => [line.id, line]))
    const later = new Set(after.map((line) => line.id))
    const removed = before.flatMap((line, i) =>
      later.has(line.id) ? [] : [{ field: 'line', line: i + 1, from: title(line), to: null }],
    )
    const addedOrChanged = after.flatMap((line, i): FieldChange[] => {
      const previousLine = earlier.get(line.id)
      return previousLine
        ? list.findChanges(previousLine, line, i + 1)
        : [{ field: 'line', line: i + 1, from: null, to: title(line) }]
    })
    return [...removed, ...addedOrChanged, ...findOrderChange(before, after)]
  }

  return {
    getEditableFields: (status) => [
      ...(editableIn.includes(status) ? ['lines'] : []),
      ...list.getEditableFields(status, false),
    ],

    findLockedErrors: ({ lines: before }, { lines: after }, editable) => {
      if (editable.includes('lines')) return []
      if (!dequal(getIds(before), getIds(after))) return [{ pointer: '/lines', code: 'locked' }]
      return after.flatMap((line, i) => {
        const previousLine = before[i]
        const fields = previousLine
          ? list
              .findDifferingFields(previousLine, line)
              .filter((field) => !editable.includes(field))
          : []
        return fields.map((field) => ({ pointer: `/lines/${i}/${field}`, code: 'locked' as const }))
      })
    },

    findChanges: (before, after) => findChanges(before.lines, after.lines),
    confidential: list.confidential,
  }
}

const getIds = (lines: readonly { id: string }[]): string[] => lines.map(({ id }) => id)

/** Returns the change if remaining lines were reordered, as their former positions. */
function findOrderChange(
  before: readonly { id: string }[],
  after: readonly { id: string }[],
): FieldChange[] {
  const positionById = new Map(before.map((line, i) => [line.id, i + 1]))
  const positions = after.flatMap((line) => positionById.get(line.id) ?? [])
  const from = positions.toSorted((a, b) => a - b)
  return dequal(from, positions)
    ? []
    : [{ field: 'lines', line: null, from: from.join(', '), to: positions.join(', ') }]
}

/** The definition of a field of a record or a line. */
type Field<Write, Logged, Status> = {
  /**
   * Statuses in which the field may change. Omitted for records without statuses, and for line
   * fields that are editable with the lines.
   */
  editableIn?: readonly Status[]
  /** True if only users who see costs read the field's changes in the log. */
  isConfidential?: true
  /** The value to compare, if there are several notations: 40 and 40.000. */
  toComparable?: (write: Write) => unknown
  /**
   * The text for the log: names instead of ids, amounts as in the contract. Omitted if the value
   * itself is logged.
   */
  formatLogged?: (logged: Logged) => string | null
}

/** An entry per field. Fields that are neither text nor number must define their log format. */
export type Fields<Write, Logged, Status> = {
  [Name in Exclude<keyof Write, 'id' | 'lines'>]: Write[Name] extends
    string | number | boolean | null
    ? Field<Write, Logged, Status>
    : Field<Write, Logged, Status> & Required<Pick<Field<Write, Logged, Status>, 'formatLogged'>>
}

/** Creates the field list of a record, or of its lines. */
function createFieldList<Write extends object, Logged extends Write, Status extends string>(
  fields: Fields<Write, Logged, Status>,
) {
  const all = new Map(
    Object.entries(fields) as [keyof Write & string, Field<Write, Logged, Status>][],
  )
  const names = [...all.keys()]

  const getComparableValue = (record: Write, name: keyof Write & string): unknown => {
    const { toComparable } = all.get(name) ?? {}
    return toComparable ? toComparable(record) : record[name]
  }

  const formatLoggedValue = (record: Logged, name: keyof Write & string): string | null => {
    const { formatLogged } = all.get(name) ?? {}
    if (formatLogged) return formatLogged(record)
    return record[name] === null ? null : String(record[name])
  }

  const findDifferingFields = (before: Write, after: Write): (keyof Write & string)[] =>
    names.filter(
      (name) => !dequal(getComparableValue(before, name), getComparableValue(after, name)),
    )

  return {
    names,
    /**
     * Returns the fields that can be edited in a status.
     * @param defaultValue the result for fields without `editableIn`
     */
    getEditableFields: (status: Status, defaultValue: boolean) =>
      names.filter((name) => all.get(name)?.editableIn?.includes(status) ?? defaultValue),
    findDifferingFields,
    /**
     * Returns the changes of a record or line.
     * @param line the position of the line; null for the record itself
     */
    findChanges: (before: Logged, after: Logged, line: number | null): FieldChange[] =>
      findDifferingFields(before, after).map((field) => ({
        field,
        line,
        from: formatLoggedValue(before, field),
        to: formatLoggedValue(after, field),
      })),
    confidential: names.filter((name) => all.get(name)?.isConfidential),
  }
}

/** A validator of the contract with known fields. */
type ObjectSchema = GenericSchema & { readonly entries: Readonly<Record<string, GenericSchema>> }

type NullableFields<Write> = {
  [Name in keyof Write as null extends Write[Name] ? Name : never]: null
}

/**
 * Returns every nullable field of a schema with null. Completes samples, and records that were
 * stored before the contract had the field.
 */
export function createEmptyFields<Schema extends ObjectSchema>({
  entries,
}: Schema): NullableFields<InferOutput<Schema>> {
  const names = Object.keys(entries).filter(
    (name) => entries[name] && safeParse(entries[name], null).success,
  )
  return Object.fromEntries(names.map((name) => [name, null])) as NullableFields<
    InferOutput<Schema>
  >
}
