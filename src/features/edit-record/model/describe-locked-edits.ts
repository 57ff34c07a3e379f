import type { QueryClient } from '@tanstack/react-query'
import { dequal } from 'dequal/lite'
import type { SchemaShape } from '@/shared/forms'
import type { Format } from '@/shared/i18n'
import { describeConflicts } from './describe-conflicts'
import { formatFieldName } from './format-field-name'
import type { RecordVersions } from './merge'
import type { EditedRecord } from './record-context'
import type { SavedRecord } from './record-form-config'

export interface DescribedEdit {
  /** Label of the field, with its row if it is in a list. */
  readonly field: string
  /** Entered value; null if the user emptied the field. */
  readonly text: string | null
}

/** Formats every locked edit with the text as entered, including the items of nested lists. */
export function describeLockedEdits(
  record: LeafOwner,
  { base, mine, theirs }: RecordVersions,
  saved: SavedRecord | null,
  format: Format,
  queryClient: QueryClient,
): readonly DescribedEdit[] {
  const { form } = record
  return describeConflicts(record, { saved, base, mine, theirs }, format, queryClient)
    .filter(({ suggested }) => suggested === 'mine')
    .flatMap(({ id, field, mine: text }) => {
      const shape = form.rows?.field === id ? undefined : form.schema.entries?.[id]
      const leaves = shape ? listEditedLeaves(shape, base[id], mine[id], id) : []
      return [{ field, text }, ...joinLeaves(record, leaves, format)]
    })
}

type LeafOwner = Pick<EditedRecord, 'form' | 'rows'>

interface Leaf {
  readonly path: string
  readonly value: string | number
}

const isParts = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** Lists the texts and numbers in a nested value that differ from its base. */
function listEditedLeaves(
  shape: SchemaShape,
  base: unknown,
  mine: unknown,
  path: string,
): readonly Leaf[] {
  if (shape.wrapped) return listEditedLeaves(shape.wrapped, base, mine, path)
  const { entries, item, type } = shape
  const isNested = path.includes('.')
  if (item && Array.isArray(mine)) {
    const baseItems: readonly unknown[] = Array.isArray(base) ? base : []
    return mine.flatMap((each: unknown, at) => {
      const baseItem = isParts(each)
        ? baseItems.find((other) => isParts(other) && other['id'] === each['id'])
        : baseItems[at]
      return listEditedLeaves(item, baseItem, each, `${path}.${at}`)
    })
  }
  if (entries && isParts(mine))
    return Object.entries(entries)
      .filter(([name]) => name !== 'id' && !name.endsWith('_id'))
      .flatMap(([name, part]) =>
        listEditedLeaves(part, isParts(base) ? base[name] : null, mine[name], `${path}.${name}`),
      )
  const isText = typeof mine === 'number' || (typeof mine === 'string' && mine !== '')
  return isNested && isText && type !== 'picklist' && !dequal(base, mine)
    ? [{ path, value: mine }]
    : []
}

/** Joins the leaves of each item, and the items of each field, in one text. */
function joinLeaves(
  record: LeafOwner,
  leaves: readonly Leaf[],
  format: Format,
): readonly DescribedEdit[] {
  const fields = new Map<string, Map<string, string[]>>()
  for (const { path, value } of leaves) {
    const field = formatFieldName(record, path)
    const items = fields.get(field) ?? new Map<string, string[]>()
    const item = path.slice(0, path.lastIndexOf('.'))
    const text = typeof value === 'number' ? format.number(value) : value
    items.set(item, [...(items.get(item) ?? []), text])
    fields.set(field, items)
  }
  return [...fields].map(([field, items]) => ({
    field,
    text: [...items.values()].map((texts) => texts.join(', ')).join('; '),
  }))
}
