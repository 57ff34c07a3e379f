import { describe, expect, it } from 'vitest'
import type { RecordColumn } from './column'
import { getNextSort, getSortDirection } from './column'
import {
  clearFilters,
  getNarrowing,
  hasFilters,
  type RecordFilter,
  setValue,
  toggleValue,
} from './filter'
import { INITIAL_LAYOUT, readLayout, getShownColumns, setColumnShown } from './list-layout'
import { isSameSearch, readViews, removeView, addView } from './saved-views'

interface Row {
  name: string
}
const createColumn = (id: string, more: Partial<RecordColumn<Row>> = {}): RecordColumn<Row> => ({
  id,
  title: id,
  width: 100,
  cell: (row) => row.name,
  sheet: { type: 'text', value: (row) => row.name },
  ...more,
})
const columns = [
  createColumn('number'),
  createColumn('client'),
  createColumn('reference', { isOptional: true }),
]
const getIds = (shown: readonly RecordColumn<Row>[]) => shown.map(({ id }) => id)

describe('the columns of a list', () => {
  it('start with their defaults', () => {
    expect(getIds(getShownColumns(columns, INITIAL_LAYOUT))).toEqual(['number', 'client'])
  })

  it('can be hidden and shown again, all but the first', () => {
    const [number, client, reference] = columns
    let layout = setColumnShown(INITIAL_LAYOUT, client!, false)
    layout = setColumnShown(layout, reference!, true)
    layout = setColumnShown(layout, number!, false)
    expect(getIds(getShownColumns(columns, layout))).toEqual(['number', 'reference'])
    expect(getIds(getShownColumns(columns, setColumnShown(layout, client!, true)))).toEqual([
      'number',
      'client',
      'reference',
    ])
  })

  it('fall back to their defaults if the stored layout is invalid', () => {
    expect(readLayout('{"density":"tiny"}')).toEqual(INITIAL_LAYOUT)
    expect(readLayout('not json')).toEqual(INITIAL_LAYOUT)
    expect(readLayout(null)).toEqual(INITIAL_LAYOUT)
  })
})

describe('sorting by a column head', () => {
  const number = createColumn('number', {
    sort: { ascending: 'number', descending: '-number', first: 'descending' },
  })

  it('starts with the usual order, then reverses it', () => {
    expect(getNextSort(number, 'client')).toBe('-number')
    expect(getNextSort(number, '-number')).toBe('number')
    expect(getNextSort(number, 'number')).toBe('-number')
  })

  it('returns the direction of a column', () => {
    expect(getSortDirection(number, '-number')).toBe('descending')
    expect(getSortDirection(number, 'client')).toBeNull()
  })

  it('ignores a column that the server cannot sort by', () => {
    expect(getNextSort(createColumn('reference'), 'number')).toBeUndefined()
  })
})

describe('saved views', () => {
  const late = { name: 'Late', search: { status: ['confirmed'] } }

  it('are sorted by name', () => {
    const views = addView(addView([], late), { name: 'Baltic', search: { q: 'Riga' } })
    expect(views.map(({ name }) => name)).toEqual(['Baltic', 'Late'])
    expect(addView(views, { name: 'Late', search: {} })).toHaveLength(2)
    expect(removeView(views, 'Late').map(({ name }) => name)).toEqual(['Baltic'])
  })

  it('are recognised in any order of their filters', () => {
    expect(isSameSearch({ status: ['a', 'b'], q: '' }, { q: undefined, status: ['b', 'a'] })).toBe(
      true,
    )
    expect(isSameSearch({ status: ['a'] }, { status: ['a', 'b'] })).toBe(false)
  })

  it('are empty if the stored views are invalid', () => {
    expect(readViews('[{"name":""}]')).toEqual([])
    expect(readViews(JSON.stringify([late]))).toEqual([late])
  })
})

describe('the search of a list', () => {
  const filters: readonly RecordFilter[] = [
    { kind: 'choices', id: 'status', label: 'Status', choices: [] },
    { kind: 'weeks', id: 'week', label: 'Week', fromId: 'week_from', toId: 'week_to' },
  ]

  it('is narrowed by words, by filters or by both, not by its order', () => {
    expect(getNarrowing({ sort: '-number', q: '' }, filters)).toBe(null)
    expect(getNarrowing({ q: 'oak' }, filters)).toBe('words')
    expect(getNarrowing({ week_to: '2026-W50' }, filters)).toBe('filters')
    expect(getNarrowing({ q: 'oak', status: ['draft'] }, filters)).toBe('both')
    expect(hasFilters({ q: 'oak' }, filters)).toBe(false)
  })

  it('keeps its words and its order when filters are cleared', () => {
    expect(
      clearFilters({ q: 'oak', status: ['draft'], week_from: '2026-W50', sort: 'date' }, filters),
    ).toEqual({ q: 'oak', sort: 'date' })
  })

  it('drops a key whose value is empty', () => {
    expect(setValue({ q: 'oak', sort: 'date' }, 'q', '')).toEqual({ sort: 'date' })
    expect(setValue({}, 'status', toggleValue(['draft'], 'confirmed'))).toEqual({
      status: ['draft', 'confirmed'],
    })
    expect(setValue({ status: ['draft'] }, 'status', toggleValue(['draft'], 'draft'))).toEqual({})
  })
})
