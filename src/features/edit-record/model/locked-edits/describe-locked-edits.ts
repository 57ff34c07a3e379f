import type { QueryClient } from '@tanstack/react-query'
import { dequal } from 'dequal/lite'
import { getFieldLabel, type SchemaShape } from '@/shared/forms'
import { i18n, type Format } from '@/shared/i18n'
import { createFormatContext, describeConflicts } from '../conflict/describe-conflicts'
import { toDifferenceId, type RecordVersions } from '../conflict/merge'
import { formatFieldName, formatItem } from '../format-field-name'
import type { EditedRecord } from '../record-context'
import type { FormatContext, Payload, PayloadLine, SavedRecord } from '../record-form-config'
import { getPayloadLines } from '../record-form-values'

export interface DescribedEdit {
  /** Label of the field, with its line if it is in a list. */
  readonly field: string
  /** Entered value; null if the user emptied the field. */
  readonly text: string | null
}

/**
 * Formats every locked edit with the text as entered, including the items of nested lists and the
 * fields of added lines.
 */
export function describeLockedEdits(
  record: LeafOwner,
  {
    versions: { base, mine, theirs },
    saved,
    format,
    queryClient,
  }: {
    readonly versions: RecordVersions
    readonly saved: SavedRecord | null
    readonly format: Format
    readonly queryClient: QueryClient
  },
): readonly DescribedEdit[] {
  const { config } = record
  const added = getAddedRows(record, base, mine)
  const context = createFormatContext(record, saved, format, queryClient)
  return describeConflicts(record, { saved, base, mine, theirs }, format, queryClient)
    .filter(({ suggested }) => suggested === 'mine')
    .flatMap(({ id, field, mine: text }) => {
      const line = added.get(id)
      if (line)
        return [
          { field, text },
          ...describeRow(record, { added: line, summary: text, mine, context }),
        ]
      const shape = config.lines?.field === id ? undefined : config.schema.entries?.[id]
      const leaves = shape ? listEditedLeaves(shape, base[id], mine[id], id) : []
      const listed = joinLeaves(record, leaves, format)
      const formatEdit = config.editFormatters?.[id]
      const edit = formatEdit?.({ base, mine, theirs }, context) ?? null
      if (formatEdit && edit === null)
        return [...listed, ...describeRemovedItems(field, base[id], mine[id])]
      const isComplete =
        edit === null ? summarizesLeaves(text, leaves) : containsLeaves(edit, leaves)
      return [{ field, text: edit ?? text }, ...(isComplete ? [] : listed)]
    })
}

interface AddedRow {
  readonly at: number
  readonly line: PayloadLine
}

/** Returns the lines that the user added, by the id of their difference. */
function getAddedRows({ config }: LeafOwner, base: Payload, mine: Payload) {
  const known = new Set(getPayloadLines(config, base).map(({ id }) => id))
  return new Map(
    getPayloadLines(config, mine).flatMap((line, at): [string, AddedRow][] =>
      known.has(line.id) ? [] : [[toDifferenceId(line.id, null), { at, line }]],
    ),
  )
}

/** Formats the fields of a line that the text of the whole line leaves out. */
function describeRow(
  { config }: LeafOwner,
  {
    added: { at, line },
    summary,
    mine,
    context,
  }: {
    readonly added: AddedRow
    readonly summary: string | null
    readonly mine: Payload
    readonly context: FormatContext
  },
): readonly DescribedEdit[] {
  const item = formatItem(config, config.lines?.field ?? '', at + 1)
  return Object.entries(config.lines?.fields ?? {}).flatMap(([name, formatter]) => {
    const text = formatter(line, context, mine)
    if (!text || summary?.includes(text)) return []
    const field = getFieldLabel(config.texts, name)
    return [{ field: i18n.t('features/edit-record:in_item', { item, field }), text }]
  })
}

type LeafOwner = Pick<EditedRecord, 'config' | 'lines'>

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
      return listEditedLeaves(item, findItem(baseItems, each, at), each, `${path}.${at}`)
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

/** Returns the item with the same id; at the same place if items have no ids. */
const findItem = (items: readonly unknown[], item: unknown, at: number): unknown =>
  isParts(item) && 'id' in item
    ? items.find((other) => isParts(other) && other['id'] === item['id'])
    : items[at]

/** Formats the number of items that an edit removed from a field; empty if none. */
function describeRemovedItems(field: string, base: unknown, mine: unknown): DescribedEdit[] {
  const count = countRemovedItems(base, mine)
  return count === 0 ? [] : [{ field, text: i18n.t('features/edit-record:removed', { count }) }]
}

/** Counts the items of all lists in a nested value that are not in its edit. */
function countRemovedItems(base: unknown, mine: unknown): number {
  if (Array.isArray(base)) {
    const items: readonly unknown[] = Array.isArray(mine) ? mine : []
    return base.reduce((sum: number, each: unknown, at) => {
      const item = findItem(items, each, at)
      return sum + (item === undefined ? 1 : countRemovedItems(each, item))
    }, 0)
  }
  if (!isParts(base) || !isParts(mine)) return 0
  return Object.keys(base).reduce((sum, name) => sum + countRemovedItems(base[name], mine[name]), 0)
}

const keepDigits = (text: string): string => text.replaceAll(/\D/g, '')
const isDecimal = (value: string): boolean => /^-?\d+(\.\d+)?$/.test(value)

/**
 * True if the text of a field contains all its leaves. It needs words among them, because a text
 * such as "3 readings" contains the 3 of a reading only by chance.
 */
const summarizesLeaves = (summary: string | null, leaves: readonly Leaf[]): boolean =>
  summary !== null &&
  leaves.some(({ value }) => !isDecimal(String(value))) &&
  containsLeaves(summary, leaves)

function containsLeaves(summary: string, leaves: readonly Leaf[]): boolean {
  const digits = keepDigits(summary)
  return leaves
    .map(({ value }) => String(value))
    .every((text) =>
      isDecimal(text)
        ? [text, String(Number(text))].some((number) => digits.includes(keepDigits(number)))
        : summary.includes(text),
    )
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
