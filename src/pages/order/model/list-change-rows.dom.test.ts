import { beforeAll, expect, it } from 'vitest'
import type { Order } from '@/entities/order'
import order from '@/entities/order/i18n/en.json'
import product from '@/entities/product/i18n/en.json'
import terms from '@/entities/terms/i18n/en.json'
import { formatFor, startI18n } from '@/shared/i18n'
import documents from '@/widgets/document/i18n/en.json'
import texts from '../i18n/en.json'
import { listChangeRows } from './list-change-rows'
import { orderActivityTexts } from './order-activity-texts'

beforeAll(() =>
  startI18n(
    {
      shell: () =>
        Promise.resolve({
          'entities/order': order,
          'entities/product': product,
          'entities/terms': terms,
          'pages/order': texts,
          'widgets/document': documents,
        }),
      page: () => Promise.resolve({}),
    },
    'en',
  ),
)

const createLine = (id: string, line: Partial<Order['lines'][number]> = {}) =>
  ({
    id,
    product: { id, name: id, specification: { wood: 'LADC' } },
    packs: 2,
    pcs: 240,
    m3: '5.500',
    price_unit: 'm3',
    ...line,
  }) as unknown as Order['lines'][number]

const listRows = (
  differences: Parameters<typeof listChangeRows>[1],
  lines = [createLine('Pine'), createLine('Spruce')],
) =>
  listChangeRows(
    { lines },
    differences,
    { field: (field) => field, value: (_, text) => text },
    formatFor('en'),
  )

it('a first and a last delivery week that change alike are shown as one', () => {
  const weeks = { line: null, line_id: null, from: 'W50', to: 'W52' }
  const [first, last] = [
    { ...weeks, field: 'delivery_week_from' },
    { ...weeks, field: 'delivery_week_to' },
  ] as const
  const row = { now: 'W50', proposed: 'W52' }
  expect(listRows([first, last])).toEqual([
    { title: null, rows: [{ label: 'delivery_week', ...row }] },
  ])
  expect(listRows([first, { ...last, to: 'W53' }])[0]?.rows).toHaveLength(2)
})

it('each charge is shown on a line of its own, also one whose text has a semicolon', () => {
  const to = 'cutting 47; 2 m long -40.00 EUR; pallets 12.50 EUR'
  expect(listRows([{ field: 'charges', line: null, line_id: null, from: null, to }])).toEqual([
    {
      title: null,
      rows: [
        { label: 'charges', now: null, proposed: 'Cutting, 47; 2 m long −€40.00\nPallets €12.50' },
      ],
    },
  ])
})

it('a negative discount is named a surcharge', () => {
  const format = formatFor('en')
  expect(orderActivityTexts.value('discount', '3.00 %', format)).toBe('3%')
  expect(orderActivityTexts.value('discount', '-3.00 %', format)).toBe('surcharge 3%')
  expect(orderActivityTexts.value('discount', '-45.50 EUR', format)).toBe('surcharge €45.50')
})

it('a removed line is titled by its wood, and so is the line after it', () => {
  const groups = listRows([
    { field: 'line', line: 1, line_id: 'Pine', from: 'Pine 240 pcs', to: null },
    { field: 'price', line: 1, line_id: 'Spruce', from: '10.00', to: '9.00' },
    { field: 'quantity', line: 1, line_id: 'Spruce', from: '240', to: '120' },
  ])
  expect(groups.map(({ title }) => title)).toEqual([
    expect.stringContaining('Pine'),
    expect.stringContaining('Spruce'),
  ])
  expect(groups.map(({ rows }) => rows)).toEqual([
    [{ label: 'quantity', now: '2 packs', proposed: 'Removed' }],
    [
      { label: 'Price per m³', now: '10.00', proposed: '9.00' },
      { label: 'quantity', now: '240 pcs', proposed: '120 pcs' },
    ],
  ])
})

it('a line that changes places is titled by its wood', () => {
  const groups = listRows([
    { field: 'lines', line: null, line_id: null, from: '1, 2', to: '2, 1' },
    { field: 'price', line: 2, line_id: 'Pine', from: '10.00', to: '9.00' },
  ])
  expect(groups.map(({ title }) => title)).toEqual([null, expect.stringContaining('Pine')])
})
