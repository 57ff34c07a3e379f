import type { components } from '@/shared/api/generated/schema'
import { isEqual } from '@/shared/lib/is-equal'
import { createFieldList, type Fields } from './field-list'
import type { LineTable } from './field-table'

type FieldChange = components['schemas']['FieldChange']

/** Creates the field table of a document's lines. */
export function createLineTable<
  Line extends { id: string },
  Logged extends Line,
  Status extends string,
>({
  open,
  title,
  fields,
}: {
  /**
   * Statuses in which lines may be added, removed and edited. Fields with their own statuses stay
   * editable in existing lines.
   */
  open: readonly Status[]
  /** The name of a line in the log if it is added or removed. */
  title: (line: Logged) => string
  fields: Fields<Line, Logged, Status>
}): LineTable<{ lines: readonly Line[] }, { lines: readonly Logged[] }, Status> {
  const list = createFieldList<Line, Logged, Status>(fields)

  function changes(before: readonly Logged[], after: readonly Logged[]): FieldChange[] {
    const earlier = new Map(before.map((line) => [line.id, line]))
    const later = new Set(after.map((line) => line.id))
    const removed = before.flatMap((line, i) =>
      later.has(line.id) ? [] : [{ field: 'line', line: i + 1, from: title(line), to: null }],
    )
    const rest = after.flatMap((line, i): FieldChange[] => {
      const was = earlier.get(line.id)
      return was
        ? list.changes(was, line, i + 1)
        : [{ field: 'line', line: i + 1, from: null, to: title(line) }]
    })
    return [...removed, ...rest, ...findOrderChange(before, after)]
  }

  return {
    openIn: (status) => [
      ...(open.includes(status) ? ['lines'] : []),
      ...list.openIn(status, false),
    ],

    findLocked: ({ lines: before }, { lines: after }, editable) => {
      if (editable.includes('lines')) return []
      if (!isEqual(getIds(before), getIds(after))) return [{ pointer: '/lines', code: 'locked' }]
      return after.flatMap((line, i) => {
        const was = before[i]
        const fields = was
          ? list.differing(was, line).filter((field) => !editable.includes(field))
          : []
        return fields.map((field) => ({ pointer: `/lines/${i}/${field}`, code: 'locked' as const }))
      })
    },

    changes: (before, after) => changes(before.lines, after.lines),
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
  return isEqual(from, positions)
    ? []
    : [{ field: 'lines', line: null, from: from.join(', '), to: positions.join(', ') }]
}
