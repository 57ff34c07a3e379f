import type { Choices, Side } from '@/shared/forms'
import { same } from '@/shared/lib/same'
import type { RecordForm, Row, Written } from './record-form'
import { rowsIn } from './values'

/** One place where two versions differ. A whole row came or went where `field` is null. */
export interface Difference {
  readonly id: string
  /** Null for one of the record's own fields. */
  readonly rowId: string | null
  readonly field: string | null
  /** The side that changed it, or one's own where both did. */
  readonly suggested: Side
  /** Both changed it, each in their own way. */
  readonly isContested: boolean
}

/** A record as it was opened, as it is typed here, and as somebody else saved it meanwhile. */
export interface Versions {
  readonly base: Written
  readonly mine: Written
  readonly theirs: Written
}

type AnyRow = Row & Written

const byId = (rows: readonly Row[]) => new Map(rows.map((row) => [row.id, row as AnyRow]))
const fieldsOf = (form: RecordForm) =>
  Object.keys(form.fields).filter((field) => field !== form.rows?.field)
const columnsOf = (form: RecordForm) => Object.keys(form.rows?.fields ?? {})
const idOf = (rowId: string, field: string | null) => `${rowId}.${field ?? ''}`

function judge(
  base: unknown,
  mine: unknown,
  theirs: unknown,
): Pick<Difference, 'suggested' | 'isContested'> {
  const isMine = !same(base, mine)
  return { suggested: isMine ? 'mine' : 'theirs', isContested: isMine && !same(base, theirs) }
}

/** Every place where what is typed differs from what is saved, and whose change it is. */
export function differences(
  form: RecordForm,
  { base, mine, theirs }: Versions,
): readonly Difference[] {
  const own = fieldsOf(form)
    .filter((field) => !same(mine[field], theirs[field]))
    .map((field) => ({
      id: field,
      rowId: null,
      field,
      ...judge(base[field], mine[field], theirs[field]),
    }))
  const [was, here, there] = [
    byId(rowsIn(form, base)),
    byId(rowsIn(form, mine)),
    byId(rowsIn(form, theirs)),
  ]
  const columns = columnsOf(form)
  const rows = [...new Set([...here.keys(), ...there.keys()])].flatMap((rowId) =>
    rowDifferences(columns, rowId, was.get(rowId), here.get(rowId), there.get(rowId)),
  )
  return [...own, ...rows]
}

function rowDifferences(
  columns: readonly string[],
  rowId: string,
  was?: AnyRow,
  here?: AnyRow,
  there?: AnyRow,
): readonly Difference[] {
  if (!here || !there)
    return [{ id: idOf(rowId, null), rowId, field: null, ...judge(was, here, there) }]
  return columns
    .filter((field) => !same(here[field], there[field]))
    .map((field) => ({
      id: idOf(rowId, field),
      rowId,
      field,
      ...judge(was?.[field], here[field], there[field]),
    }))
}

/**
 * The record with each difference settled as it was chosen. Rows stand in one's own order, those of the other after them; in the other's where
 * nothing was moved here.
 */
export function mergeRecord(
  form: RecordForm,
  { base, mine, theirs }: Versions,
  choices: Choices,
): Written {
  const isTheirs = (id: string) => choices[id] === 'theirs'
  const taken = fieldsOf(form).filter(isTheirs)
  const merged = { ...mine, ...pick(theirs, taken) }
  if (!form.rows) return merged
  const there = byId(rowsIn(form, theirs))
  const here = byId(rowsIn(form, mine))
  const kept = [...here.values()].flatMap((row) => {
    const other = there.get(row.id)
    if (!other) return isTheirs(idOf(row.id, null)) ? [] : [row]
    return [
      {
        ...row,
        ...pick(
          other,
          columnsOf(form).filter((field) => isTheirs(idOf(row.id, field))),
        ),
      },
    ]
  })
  const added = [...there.values()].filter(
    (row) => !here.has(row.id) && isTheirs(idOf(row.id, null)),
  )
  const rows = [...kept, ...added]
  return {
    ...merged,
    [form.rows.field]: isInOrderOf(rowsIn(form, base), rowsIn(form, mine))
      ? inOrderOf(rowsIn(form, theirs), rows)
      : rows,
  }
}

/** Whether rows that are in both stand in the same order. */
function isInOrderOf(before: readonly Row[], now: readonly Row[]): boolean {
  const shared = (rows: readonly Row[], others: readonly Row[]) =>
    rows.map(({ id }) => id).filter((id) => others.some((other) => other.id === id))
  return same(shared(before, now), shared(now, before))
}

/** Rows as others stand; those that are not among these stay behind the one that they follow. */
function inOrderOf(others: readonly Row[], rows: readonly Row[]): readonly Row[] {
  const places = new Map(others.map(({ id }, at) => [id, at]))
  let place = -1
  return rows
    .map((row) => ({ row, place: (place = places.get(row.id) ?? place) }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ row }) => row)
}

/**
 * What is typed, but for what may not be changed any more since somebody else saved: that is theirs, and nothing to choose.
 * @param editable the fields, and of rows that are settled the columns, that are still open
 */
export function withLocked(
  form: RecordForm,
  mine: Written,
  theirs: Written,
  editable: readonly string[],
): Written {
  const open = {
    ...theirs,
    ...pick(
      mine,
      fieldsOf(form).filter((field) => editable.includes(field)),
    ),
  }
  if (!form.rows) return open
  const here = byId(rowsIn(form, mine))
  const columns = columnsOf(form).filter((field) => editable.includes(field))
  const rows = editable.includes(form.rows.field)
    ? rowsIn(form, mine)
    : rowsIn(form, theirs).map((row) => ({ ...row, ...pick(here.get(row.id) ?? {}, columns) }))
  return { ...open, [form.rows.field]: rows }
}

const pick = (values: Written, names: readonly string[]): Written =>
  Object.fromEntries(names.filter((name) => name in values).map((name) => [name, values[name]]))
