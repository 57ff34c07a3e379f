import { expect, it } from 'vitest'
import { formatFor } from '@domain/languages'
import { INTERNAL_READER, type ReportPaperTools, type ReportReader } from './report-paper'
import { createPackTables } from './scanned-packs-table'

const tools: ReportPaperTools = {
  format: formatFor('en'),
  t: (_part, key, values) => [key, ...Object.values(values ?? {})].join(' '),
  formatTime: (moment) => moment,
  formatWood: () => 'Board',
  formatContainerType: (type) => type,
}
const createPack = (id: string) => ({ id, number: `A-${id}`, barcode: null, pcs: 10 })
const lines = [
  { id: 'own', listed_packs: ['1', '2', '3'].map(createPack) },
  { id: 'other', listed_packs: ['4'].map(createPack) },
]
const createScan = (pack_id: string | null, change = {}) => ({
  id: `scan ${pack_id}`,
  pack_id,
  text: 'K-9',
  belongs_to: null,
  is_rejected: false,
  reason: null,
  ...change,
})
const scans = [
  createScan('1'),
  createScan('2', { is_rejected: true, reason: 'Wet' }),
  createScan('4'),
  createScan(null, { belongs_to: 'S-1' }),
  createScan(null, { id: 'second', text: 'Z-1' }),
]
const printPacks = (reader: ReportReader, scanned = scans) =>
  createPackTables(tools, reader, lines, scanned).map(({ label, rows }) => [
    label,
    ...rows.map(({ cells }) => cells.map(({ text }) => text).join(' ')),
  ])
const client: ReportReader = { ...INTERNAL_READER, kind: 'client', lineIds: new Set(['own']) }

it('the table prints scanned, rejected, missing, foreign and unknown packs for our company', () =>
  expect(printPacks(INTERNAL_READER)).toEqual([
    [
      'paper.packs: paper.packs_of 3 4',
      'paper.packs_found (2) A-1 · A-4',
      'paper.packs_rejected (1) A-2: Wet',
      'paper.packs_missing (1) A-3',
      'paper.packs_foreign (1) K-9 (S-1)',
      'paper.packs_unknown (1) Z-1',
    ],
  ]))

it('the table prints for a client the packs of its own wood only', () =>
  expect(printPacks(client)).toEqual([
    [
      'paper.packs: paper.packs_of 2 3',
      'paper.packs_found (1) A-1',
      'paper.packs_rejected (1) A-2: Wet',
      'paper.packs_missing (1) A-3',
    ],
  ]))

it('the table prints no packs if none was scanned', () =>
  expect(printPacks(INTERNAL_READER, [])).toEqual([]))
