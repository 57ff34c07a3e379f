import type { components } from '@/shared/api/generated/schema'
import { isEqual } from '@/shared/lib/is-equal'

type FieldChange = components['schemas']['FieldChange']

/** What is to be known of a field of a record or of a line. */
type Field<Written, Logged, Status> = {
  /** The statuses in which it may be changed. A record without steps leaves it out; a line too, where it is open whenever the lines are. */
  openIn?: readonly Status[]
  /** Only those who see what a document costs read in the log how it changed. */
  isConfidential?: true
  /** The value to compare where two ways of writing mean the same: 40 and 40.000. */
  toComparable?: (written: Written) => unknown
  /** How the log says it: names instead of ids, amounts as the contract has them. Left out where it is logged as written. */
  formatLogged?: (logged: Logged) => string | null
}

/** An entry for each field that is written; one that is more than a text or a number has to say how it is logged. */
export type Fields<Written, Logged, Status> = {
  [Name in Exclude<keyof Written, 'id' | 'lines'>]: Written[Name] extends
    string | number | boolean | null
    ? Field<Written, Logged, Status>
    : Field<Written, Logged, Status> &
        Required<Pick<Field<Written, Logged, Status>, 'formatLogged'>>
}

/** The fields of a record, or of each of its lines. */
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
    /** The fields that are open in this status. @param otherwise whether those are that say nothing of it */
    openIn: (status: Status, otherwise: boolean) =>
      names.filter((name) => all.get(name)?.openIn?.includes(status) ?? otherwise),
    differing,
    /** Every field that differs. @param line the place of the line that they belong to; null for the record's own */
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
