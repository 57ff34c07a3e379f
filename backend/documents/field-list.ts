import type { components } from '@/shared/api/generated/schema'
import { isEqual } from '@/shared/lib/is-equal'

type FieldChange = components['schemas']['FieldChange']

/** The definition of a field of a record or a line. */
type Field<Written, Logged, Status> = {
  /**
   * Statuses in which the field may change. Omitted for records without statuses, and for line
   * fields that are open with the lines.
   */
  openIn?: readonly Status[]
  /** True if only users who see costs read the field's changes in the log. */
  isConfidential?: true
  /** The value to compare, if there are several notations: 40 and 40.000. */
  toComparable?: (written: Written) => unknown
  /**
   * The text for the log: names instead of ids, amounts as in the contract. Omitted if the value
   * itself is logged.
   */
  formatLogged?: (logged: Logged) => string | null
}

/** An entry per field. Fields that are neither text nor number must define their log format. */
export type Fields<Written, Logged, Status> = {
  [Name in Exclude<keyof Written, 'id' | 'lines'>]: Written[Name] extends
    string | number | boolean | null
    ? Field<Written, Logged, Status>
    : Field<Written, Logged, Status> &
        Required<Pick<Field<Written, Logged, Status>, 'formatLogged'>>
}

/** Creates the field list of a record, or of its lines. */
export function createFieldList<
  Written extends object,
  Logged extends Written,
  Status extends string,
>(fields: Fields<Written, Logged, Status>) {
  const all = new Map(
    Object.entries(fields) as [keyof Written & string, Field<Written, Logged, Status>][],
  )
  const names = [...all.keys()]

  const comparedIn = (record: Written, name: keyof Written & string): unknown => {
    const { toComparable } = all.get(name) ?? {}
    return toComparable ? toComparable(record) : record[name]
  }

  const logged = (record: Logged, name: keyof Written & string): string | null => {
    const { formatLogged } = all.get(name) ?? {}
    if (formatLogged) return formatLogged(record)
    return record[name] === null ? null : String(record[name])
  }

  const differing = (before: Written, after: Written): (keyof Written & string)[] =>
    names.filter((name) => !isEqual(comparedIn(before, name), comparedIn(after, name)))

  return {
    names,
    /** @param otherwise the result for fields without `openIn` */
    openIn: (status: Status, otherwise: boolean) =>
      names.filter((name) => all.get(name)?.openIn?.includes(status) ?? otherwise),
    differing,
    /** @param line the position of the line; null for the record itself */
    changes: (before: Logged, after: Logged, line: number | null): FieldChange[] =>
      differing(before, after).map((field) => ({
        field,
        line,
        from: logged(before, field),
        to: logged(after, field),
      })),
    confidential: names.filter((name) => all.get(name)?.isConfidential),
  }
}
