import { expect, it } from 'vitest'
import { createFieldTable, createLineTable, createEmptyFields } from './field-table'
import { array, nullable, number, object, string, union, null as nothing } from 'valibot'

type Status = 'open' | 'sent' | 'closed'
type Line = { id: string; packs: string; mark: string | null; cost: string | null }
type Load = {
  mill_id: string
  note: string | null
  route: { from: string; to: string | null }
  fee: string | null
  lines: Line[]
}
type Logged = Load & { mill_name: string }

const table = createFieldTable<Load, Logged, Status, string>({
  fields: {
    mill_id: { editableIn: ['open'], formatLogged: (load) => load.mill_name },
    note: { editableIn: ['open', 'sent', 'closed'] },
    route: {
      editableIn: ['open', 'sent'],
      formatLogged: ({ route }) => `${route.from} - ${route.to ?? '?'}`,
    },
    fee: { editableIn: ['open', 'sent'], isConfidential: true },
  },
  lines: createLineTable<Line, Line, Status>({
    editableIn: ['open'],
    title: (line) => `${line.packs} packs`,
    fields: {
      packs: { toComparable: ({ packs }) => Number(packs) },
      mark: {},
      cost: { editableIn: ['open', 'sent'], isConfidential: true },
    },
  }),
})

const createLine = (id: string, change: Partial<Line> = {}): Line => ({
  id,
  packs: '10',
  mark: null,
  cost: null,
  ...change,
})
const load: Logged = {
  mill_id: '1',
  mill_name: 'Värö',
  note: null,
  route: { from: 'Värö', to: null },
  fee: '90.00',
  lines: [createLine('a'), createLine('b')],
}

it('fields are open in their own statuses, line fields independently of the lines', () => {
  expect(table.getEditableFields('open')).toEqual([
    'mill_id',
    'note',
    'route',
    'fee',
    'lines',
    'cost',
  ])
  expect(table.getEditableFields('sent')).toEqual(['note', 'route', 'fee', 'cost'])
  expect(table.getEditableFields('closed')).toEqual(['note'])
})

it('every changed field is logged in the order of the table, with the names of references', () => {
  const after = {
    ...load,
    fee: null,
    mill_id: '2',
    mill_name: 'Ydra',
    route: { to: 'Klaipėda', from: 'Värö' },
  }
  expect(table.findChanges(load, after)).toEqual([
    { field: 'mill_id', line: null, from: 'Värö', to: 'Ydra' },
    { field: 'route', line: null, from: 'Värö - ?', to: 'Värö - Klaipėda' },
    { field: 'fee', line: null, from: '90.00', to: null },
  ])
})

it('a new order of keys or another notation of a value is no change', () => {
  const after = {
    ...load,
    route: { to: null, from: 'Värö' },
    lines: [createLine('a', { packs: '10.0' }), createLine('b')],
  }
  expect(table.findChanges(load, after)).toEqual([])
  expect(table.findLockedErrors(load, after, [])).toEqual([])
})

it('lines are logged by position: removed, added, changed, moved', () => {
  const after = {
    ...load,
    lines: [createLine('c', { packs: '3' }), createLine('b', { mark: 'X' })],
  }
  expect(table.findChanges(load, after)).toEqual([
    { field: 'line', line: 1, from: '10 packs', to: null },
    { field: 'line', line: 1, from: null, to: '3 packs' },
    { field: 'mark', line: 2, from: null, to: 'X' },
  ])
  expect(table.findChanges(load, { ...load, lines: load.lines.toReversed() })).toEqual([
    { field: 'lines', line: null, from: '1, 2', to: '2, 1' },
  ])
})

it('confidential fields are hidden from the log, in lines too', () => {
  const after = {
    ...load,
    fee: '95.00',
    note: 'By rail',
    lines: [createLine('a', { cost: '7.00' }), createLine('b')],
  }
  const seen = table.omitConfidential(table.findChanges(load, after))
  expect(seen.map(({ field }) => field)).toEqual(['note'])
})

it('a changed field that is locked gives an error at its pointer', () => {
  const after = {
    ...load,
    mill_id: '2',
    fee: '1.00',
    lines: [createLine('a'), createLine('b', { mark: 'X', cost: '7.00' })],
  }
  expect(table.findLockedErrors(load, after, table.getEditableFields('sent'))).toEqual([
    { pointer: '/mill_id', code: 'locked' },
    { pointer: '/lines/1/mark', code: 'locked' },
  ])
  expect(table.findLockedErrors(load, after, table.getEditableFields('open'))).toEqual([])
})

it.each([
  ['one is removed', [createLine('a')]],
  ['one is added', [createLine('a'), createLine('b'), createLine('c')]],
  ['they moved', [createLine('b'), createLine('a')]],
])('locked lines are locked as a whole when %s', (_, lines) => {
  expect(table.findLockedErrors(load, { ...load, lines }, table.getEditableFields('sent'))).toEqual(
    [{ pointer: '/lines', code: 'locked' }],
  )
})

it('empty fields exist for exactly the nullable fields', () => {
  const schema = object({
    name: string(),
    reference: nullable(string()),
    packs: union([number(), nothing()]),
    lines: array(string()),
  })
  expect(createEmptyFields(schema)).toEqual({ reference: null, packs: null })
})
