import { dequal } from 'dequal/lite'
import type { ConflictChoices, Side } from '@/shared/forms'
import type { RecordFormConfig, PayloadLine, Payload } from '../record-form-config'
import { getPayloadLines } from '../record-form-values'

/** One difference of two versions. `field` is null if a whole line was added or removed. */
export interface Difference {
  readonly id: string
  /** Null for a field of the record itself. */
  readonly lineId: string | null
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

const indexById = (lines: readonly PayloadLine[]) =>
  new Map(lines.map((line) => [line.id, line as AnyLine]))
const getOwnFields = (config: RecordFormConfig) =>
  Object.keys(config.fields).filter((field) => field !== config.lines?.field)
const getColumns = (config: RecordFormConfig) => Object.keys(config.lines?.fields ?? {})
/** Id of a difference in a line; in the whole line if `field` is null. */
export const toDifferenceId = (lineId: string, field: string | null) => `${lineId}.${field ?? ''}`

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
      lineId: null,
      field,
      ...suggestSide(base[field], mine[field], theirs[field]),
    }))
  const [baseLines, localLines, remoteLines] = [
    indexById(getPayloadLines(config, base)),
    indexById(getPayloadLines(config, mine)),
    indexById(getPayloadLines(config, theirs)),
  ]
  const columns = getColumns(config)
  const lines = [...new Set([...localLines.keys(), ...remoteLines.keys()])].flatMap((lineId) =>
    findLineDifferences(columns, {
      lineId,
      baseLine: baseLines.get(lineId),
      localLine: localLines.get(lineId),
      remoteLine: remoteLines.get(lineId),
    }),
  )
  return [...fields, ...lines]
}

function findLineDifferences(
  columns: readonly string[],
  {
    lineId,
    baseLine,
    localLine,
    remoteLine,
  }: {
    readonly lineId: string
    readonly baseLine?: AnyLine | undefined
    readonly localLine?: AnyLine | undefined
    readonly remoteLine?: AnyLine | undefined
  },
): readonly Difference[] {
  if (!localLine || !remoteLine)
    return [
      {
        id: toDifferenceId(lineId, null),
        lineId,
        field: null,
        ...suggestSide(baseLine, localLine, remoteLine),
      },
    ]
  return columns
    .filter((field) => !dequal(localLine[field], remoteLine[field]))
    .map((field) => ({
      id: toDifferenceId(lineId, field),
      lineId,
      field,
      ...suggestSide(baseLine?.[field], localLine[field], remoteLine[field]),
    }))
}

/**
 * Applies the choices to the differences. Local lines come first in their order, then added remote
 * lines; if no local line was moved, the lines are in the remote order.
 */
export function mergeRecord(
  config: RecordFormConfig,
  { base, mine, theirs }: RecordVersions,
  choices: ConflictChoices,
): Payload {
  const isTheirs = (id: string) => choices[id] === 'theirs'
  const remoteFields = getOwnFields(config).filter(isTheirs)
  const merged = { ...mine, ...pick(theirs, remoteFields) }
  if (!config.lines) return merged
  const remoteLines = indexById(getPayloadLines(config, theirs))
  const localLines = indexById(getPayloadLines(config, mine))
  const keptLines = [...localLines.values()].flatMap((line) => {
    const other = remoteLines.get(line.id)
    if (!other) return isTheirs(toDifferenceId(line.id, null)) ? [] : [line]
    return [
      {
        ...line,
        ...pick(
          other,
          getColumns(config).filter((field) => isTheirs(toDifferenceId(line.id, field))),
        ),
      },
    ]
  })
  const addedLines = [...remoteLines.values()].filter(
    (line) => !localLines.has(line.id) && isTheirs(toDifferenceId(line.id, null)),
  )
  const lines = [...keptLines, ...addedLines]
  return {
    ...merged,
    [config.lines.field]: hasSameOrder(getPayloadLines(config, base), getPayloadLines(config, mine))
      ? sortLike(getPayloadLines(config, theirs), lines)
      : lines,
  }
}

/** True if the lines in both lists have the same order. */
function hasSameOrder(before: readonly PayloadLine[], now: readonly PayloadLine[]): boolean {
  const findSharedIds = (lines: readonly PayloadLine[], remoteLines: readonly PayloadLine[]) =>
    lines.map(({ id }) => id).filter((id) => remoteLines.some((other) => other.id === id))
  return dequal(findSharedIds(before, now), findSharedIds(now, before))
}

/** Sorts lines by the remote order. Lines missing there stay after their predecessor. */
function sortLike(
  remoteLines: readonly PayloadLine[],
  lines: readonly PayloadLine[],
): readonly PayloadLine[] {
  const indexes = new Map(remoteLines.map(({ id }, at) => [id, at]))
  let index = -1
  return lines
    .map((line) => ({ line, index: (index = indexes.get(line.id) ?? index) }))
    .toSorted((a, b) => a.index - b.index)
    .map(({ line }) => line)
}

/**
 * Replaces the edits of locked fields by the remote values.
 * @param editable editable fields, and editable columns if the lines are locked
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
  if (!config.lines) return unlocked
  const localLines = indexById(getPayloadLines(config, mine))
  const columns = getColumns(config).filter((field) => editable.includes(field))
  const lines = editable.includes(config.lines.field)
    ? getPayloadLines(config, mine)
    : getPayloadLines(config, theirs).map((line) => ({
        ...line,
        ...pick(localLines.get(line.id) ?? {}, columns),
      }))
  return { ...unlocked, [config.lines.field]: lines }
}

const pick = (values: Payload, names: readonly string[]): Payload =>
  Object.fromEntries(names.filter((name) => name in values).map((name) => [name, values[name]]))
