import { getLanguageNumberForm, readNumber, normalizeNumberMarks } from '@domain/numbers'
import type { GridColumn } from './columns'
import { createLinesStore } from './store'

/** Simple order line for tests and stories. */
export interface SampleLine {
  readonly id: string
  readonly name: string
  readonly count: string
  readonly unit: string
}

const CHOICES = [
  { value: 'pcs', label: 'Pieces' },
  { value: 'pack', label: 'Packs' },
]

const isCount = (text: string) => /^\d+$/.test(text)

export const sampleColumns: readonly GridColumn<SampleLine>[] = [
  {
    kind: 'text',
    id: 'name',
    label: 'Name',
    width: 15.4,
    show: (line) => line.name,
    edit: (line) => line.name,
    write: (line, name) => ({ ...line, name }),
  },
  {
    kind: 'number',
    id: 'count',
    label: 'Count',
    width: 7,
    show: (line) => line.count,
    edit: (line) => line.count,
    write: (line, count, form = getLanguageNumberForm('en')) => ({
      ...line,
      count: normalizeNumberMarks(count, form),
    }),
    check: (line) => (line.count === '' || isCount(line.count) ? null : 'Enter a whole number.'),
    findAmbiguousNumber: (line) =>
      readNumber(line.count).ok || line.count === '' ? null : line.count,
  },
  {
    kind: 'computed',
    id: 'double',
    label: 'Double',
    unit: '×2',
    width: 7,
    show: (line) => (isCount(line.count) ? String(Number(line.count) * 2) : ''),
  },
  {
    kind: 'choice',
    id: 'unit',
    label: 'Unit',
    width: 8.5,
    choices: CHOICES,
    note: (line) =>
      line.unit === 'pack' && line.count === '1' ? 'A single pack is dear to ship.' : null,
    show: (line) => CHOICES.find((choice) => choice.value === line.unit)?.label ?? '',
    edit: (line) => line.unit,
    write: (line, text) => ({
      ...line,
      unit:
        CHOICES.find((choice) => choice.value === text || choice.label === text)?.value ??
        line.unit,
    }),
  },
]

/** Store of sample lines with ids counted from 1. */
export function sampleStore(names: readonly string[]) {
  let count = 0
  const createLineId = () => `line-${++count}`
  return createLinesStore<SampleLine>({
    lines: names.map((name) => ({ id: createLineId(), name, count: '1', unit: 'pcs' })),
    newLine: () => ({ id: createLineId(), name: '', count: '', unit: 'pcs' }),
    copyLine: (line) => ({ ...line, id: createLineId() }),
  })
}
