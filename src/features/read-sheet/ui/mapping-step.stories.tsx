import { expect, fn } from 'storybook/test'
import preview from '#.storybook/preview'
import { getTexts } from '#.storybook/texts'
import { findTables } from '../lib/find-table'
import type { WorkbookCell } from '../lib/cells'
import { isProductPart, matchTitles, PRODUCT_PARTS } from '..'
import { MappingStep } from './mapping-step'

const columns = ['product', 'price', 'unit', 'start', ...PRODUCT_PARTS] as const
type Column = (typeof columns)[number]
const labels: Partial<Record<Column, string>> = {
  product: 'Product',
  price: 'Price',
  unit: 'Unit',
  start: 'From',
}
const t = getTexts('features/read-sheet')
const getTitle = (column: Column) =>
  isProductPart(column) ? t(`parts.${column}`) : (labels[column] ?? column)

const kind = {
  columns,
  required: ['product', 'price', 'unit', 'start'] as const,
  match: matchTitles(columns, []),
}
const createSheet = (name: string, ...rows: readonly (readonly WorkbookCell[])[]) => ({
  name,
  rows,
  hiddenRows: new Set<number>(),
})
const prices = createSheet(
  'Prices',
  ['Waren', 'Betrag', 'Termin'],
  ['Spruce KD SF 22x100x4000', 311.5, '2027-01-04'],
  ['Pine KD SF 50x150x5400', 298, '2027-01-04'],
)
const panels = createSheet(
  'Panels',
  ['Species', 'Thickness', 'Width', 'Length', 'EUR/pc', 'EUR/m2'],
  ['Spruce', 22, 100, 4000, 2.74, 6.85],
  ['Pine', 50, 150, 5400, 13.14, 16.22],
)

const step = (...sheets: readonly ReturnType<typeof createSheet>[]) => ({
  at: 'map' as const,
  kind,
  tables: findTables<Column>(sheets, kind).map((table) => ({ table, mapping: table.mapping })),
  answer: fn(),
})

const meta = preview.meta({
  title: 'Patterns/Mapping step',
  tags: ['new'],
  component: MappingStep<Column>,
  args: { step: step(prices), getTitle },
})

export const UnknownTitles = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: /^Price/ })).toBeRequired()
    await expect(canvas.getByRole('combobox', { name: /^Product/ })).toBeRequired()
    await expect(canvas.getByRole('combobox', { name: t('parts.species') })).not.toBeRequired()
  },
})

export const ProductBySpeciesAndSizes = meta.story({
  args: { step: step(panels) },
  play: ({ canvas }) =>
    expect(canvas.getByRole('combobox', { name: /^Product/ })).not.toBeRequired(),
})

export const SeveralSheets = meta.story({ args: { step: step(prices, panels) } })

export const CoverSheetFirst = meta.story({
  args: { step: step(createSheet('Cover', ['Nordholz'], ['List 2027']), prices) },
  play: ({ canvas }) =>
    expect(canvas.getByRole('combobox', { name: /^Sheet/ })).toHaveDisplayValue('Prices'),
})

export const OneValueForAllRows = meta.story({
  args: {
    step: {
      ...step(prices),
      draft: {
        at: 0,
        chosen: {
          0: { product: { at: 0 }, price: { at: 1 }, unit: { value: 'm3' }, start: { at: 2 } },
        },
      },
    },
  },
})

export const ColumnsMissing = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('map.use') }))
    await expect(canvas.getAllByText(t('map.missing')).length).toBeGreaterThan(0)
    if (args.step.at === 'map') await expect(args.step.answer).not.toHaveBeenCalled()
  },
})
