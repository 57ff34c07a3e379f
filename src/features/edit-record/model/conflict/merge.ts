import { dequal } from 'dequal/lite'
import type { ConflictChoices, Side } from '@/shared/forms'
import type { RecordFormConfig, PayloadLine, Payload } from '../record-form-config'
import { getPayloadLines } from '../record-form-values'

/** One difference of two versions. `field` is null if a whole row was added or removed. */
export interface Difference {
  readonly id: string
  /** Null for a field of the record itself. */
  readonly rowId: string | null
  readonly field: string | null
  /** The side that changed it; 'mine' if both did. */
  readonly suggested: Side
  /** True if both sides changed it to different values. */
  readonly isContested: boolean
}

/** Common base, local edits and remote version of a record. */
export interface RecordVersions {
  readonly base: Payload
  readonly mine: Payload
  readonly theirs: Payload
}

type AnyLine = PayloadLine & Payload

const indexById = (rows: readonly PayloadLine[]) =>
  new Map(rows.map((row) => [row.id, row as AnyLine]))
const getOwnFields = (config: RecordFormConfig) =>
  Object.keys(config.fields).filter((field) => field !== config.rows?.field)
const getColumns = (config: RecordFormConfig) => Object.keys(config.rows?.fields ?? {})
/** Id of a difference in a row; in the whole row if `field` is null. */
export const toDifferenceId = (rowId: string, field: string | null) => `${rowId}.${field ?? ''}`

function suggestSide(
  base: unknown,
  mine: unknown,
  theirs: unknown,
): Pick<Difference, 'suggested' | 'isContested'> {
  const isMine = !dequal(base, mine)
  return { suggested: isMine ? 'mine' : 'theirs', isContested: isMine && !dequal(base, theirs) }
}

/** Finds the differences of the local edits and the remote version. */
export function findRecordDifferences(
  config: RecordFormConfig,
  { base, mine, theirs }: RecordVersions,
): readonly Difference[] {
  const fields = getOwnFields(config)
    .filter((field) => !dequal(mine[field], theirs[field]))
    .map((field) => ({
      id: field,
      rowId: null,
      field,
      ...suggestSide(base[field], mine[field], theirs[field]),
    }))
  const [baseLines, localLines, remoteLines] = [
    indexById(getPayloadLines(config, base)),
    indexById(getPayloadLines(config, mine)),
    indexById(getPayloadLines(config, theirs)),
  ]
  const columns = getColumns(config)
  const rows = [...new Set([...localLines.keys(), ...remoteLines.keys()])].flatMap((rowId) =>
    findLineDifferences(
      columns,
      rowId,
      baseLines.get(rowId),
      localLines.get(rowId),
      remoteLines.get(rowId),
    ),
  )
  return [...fields, ...rows]
}

function findLineDifferences(
  columns: readonly string[],
  rowId: string,
  baseLine?: AnyLine,
  localLine?: AnyLine,
  remoteLine?: AnyLine,
): readonly Difference[] {
  if (!localLine || !remoteLine)
    return [
      {
        id: toDifferenceId(rowId, null),
        rowId,
        field: null,
        ...suggestSide(baseLine, localLine, remoteLine),
      },
    ]
  return columns
    .filter((field) => !dequal(localLine[field], remoteLine[field]))
    .map((field) => ({
      id: toDifferenceId(rowId, field),
      rowId,
      field,
      ...suggestSide(baseLine?.[field], localLine[field], remoteLine[field]),
    }))
}

/**
 * Applies the choices to the differences. Local rows come first in their order, then added remote
 * rows; if no local row was moved, the rows are in the remote order.
 */
export function mergeRecord(
  config: RecordFormConfig,
  { base, mine, theirs }: RecordVersions,
  choices: ConflictChoices,
): Payload {
  const isTheirs = (id: string) => choices[id] === 'theirs'
  const remoteFields = getOwnFields(config).filter(isTheirs)
  const merged = { ...mine, ...pick(theirs, remoteFields) }
  if (!config.rows) return merged
  const remoteLines = indexById(getPayloadLines(config, theirs))
  const localLines = indexById(getPayloadLines(config, mine))
  const localRows = [...localLines.values()].flatMap((row) => {
    const other = remoteLines.get(row.id)
    if (!other) return isTheirs(toDifferenceId(row.id, null)) ? [] : [row]
    return [
      {
        ...row,
        ...pick(
          other,
          getColumns(config).filter((field) => isTheirs(toDifferenceId(row.id, field))),
        ),
      },
    ]
  })
  const addedRows = [...remoteLines.values()].filter(
    (row) => !localLines.has(row.id) && isTheirs(toDifferenceId(row.id, null)),
  )
  const rows = [...localRows, ...addedRows]
  return {
    ...merged,
    [config.rows.field]: hasSameOrder(getPayloadLines(config, base), getPayloadLines(config, mine))
      ? sortLike(getPayloadLines(config, theirs), rows)
      : rows,
  }
}

/** True if the rows in both lists have the same order. */
function hasSameOrder(before: readonly PayloadLine[], now: readonly PayloadLine[]): boolean {
  const findSharedIds = (rows: readonly PayloadLine[], remoteRows: readonly PayloadLine[]) =>
    rows.map(({ id }) => id).filter((id) => remoteRows.some((other) => other.id === id))
  return dequal(findSharedIds(before, now), findSharedIds(now, before))
}

/** Sorts rows by the remote order. Rows missing there stay after their predecessor. */
function sortLike(
  remoteRows: readonly PayloadLine[],
  rows: readonly PayloadLine[],
): readonly PayloadLine[] {
  const indexes = new Map(remoteRows.map(({ id }, at) => [id, at]))
  let index = -1
  return rows
    .map((row) => ({ row, index: (index = indexes.get(row.id) ?? index) }))
    .toSorted((a, b) => a.index - b.index)
    .map(({ row }) => row)
}

/**
 * Replaces the edits of locked fields by the remote values.
 * @param editable editable fields, and editable columns if the rows are locked
 */
export function applyLocks(
  config: RecordFormConfig,
  mine: Payload,
  theirs: Payload,
  editable: readonly string[],
): Payload {
  const unlocked = {
    ...theirs,
    ...pick(
      mine,
      getOwnFields(config).filter((field) => editable.includes(field)),
    ),
  }
  if (!config.rows) return unlocked
  const localLines = indexById(getPayloadLines(config, mine))
  const columns = getColumns(config).filter((field) => editable.includes(field))
  const rows = editable.includes(config.rows.field)
    ? getPayloadLines(config, mine)
    : getPayloadLines(config, theirs).map((row) => ({
        ...row,
        ...pick(localLines.get(row.id) ?? {}, columns),
      }))
  return { ...unlocked, [config.rows.field]: rows }
}

const pick = (values: Payload, names: readonly string[]): Payload =>
  Object.fromEntries(names.filter((name) => name in values).map((name) => [name, values[name]]))
