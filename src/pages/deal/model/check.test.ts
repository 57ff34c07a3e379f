import { expect, it } from 'vitest'
import { newLine } from '@/entities/deal'
import { blankSpecification } from '@/entities/product'
import { checkDeal, mistakesOf } from './check'
import { blankDeal, writeOf } from './deal-form'

const names = (mistakes: readonly { name: string }[]) => mistakes.map(({ name }) => name)

it('lists what stands against saving as the form has it, a line from its product on', async () => {
  const blank = { ...blankDeal('2026-11-20', ''), currency: 'USD' as const, exchange_rate: '0', tolerance_percent: '99', destination: 'x'.repeat(200) }
  const unwritten = { ...newLine(), price: '312.00' }
  const mistakes = await checkDeal(writeOf(blank, [unwritten, { ...unwritten, id: crypto.randomUUID() }]), [])
  expect(names(mistakes)).toEqual([
    ...['client_id', 'sale_manager_id', 'exchange_rate', 'destination', 'tolerance_percent'],
    ...['lines.0.product_id', 'lines.0.quantity', 'lines.1.product_id', 'lines.1.quantity'],
  ])
})

it('lists delivery weeks that are the wrong way round, also over the turn of a year', async () => {
  const weeksOf = async (from: string, to: string) => {
    const blank = { ...blankDeal('2026-11-20', ''), delivery_week_from: from, delivery_week_to: to }
    return names(await checkDeal(writeOf(blank, []), [])).filter((name) => name.startsWith('delivery'))
  }
  expect(await weeksOf('2027-W02', '2026-W50')).toEqual(['delivery_week_to'])
  expect(await weeksOf('2026-W50', '2027-W02')).toEqual([])
  expect(await weeksOf('2026-W50', '2026-W50')).toEqual([])
})

it('lists a quantity that breaks a piece or a pack, and none that is measured', async () => {
  const specification = { ...blankSpecification, thickness_mm: 22, width_mm: 100, length_mm: 4000, pcs_per_pack: 100 }
  const lines = (['pcs', 'pack', 'm3'] as const).map((unit) => ({ ...newLine(), specification, quantity: '1.5', unit, price: '2.00' }))
  expect(names(await checkDeal(writeOf(blankDeal('2026-11-20', ''), lines), lines)).filter((name) => name.startsWith('lines'))).toEqual([
    'lines.0.quantity',
    'lines.1.quantity',
  ])
})

it('lists a unit that the described wood can not be counted in, and not such as it can', async () => {
  const specification = { ...blankSpecification, thickness_mm: 22, width_mm: 100, length_mm: 4000 }
  const line = { ...newLine(), specification, quantity: '6', price: '2.00' }
  const lines = [{ ...line, unit: 'pack' as const }, { ...line, id: crypto.randomUUID(), unit: 'pcs' as const }]
  expect(names(await checkDeal(writeOf(blankDeal('2026-11-20', ''), lines), lines))).toEqual(['client_id', 'sale_manager_id', 'lines.0.unit'])
})

it('lists a unit that a product can not be counted in, as the backend would refuse it', async () => {
  const specification = { ...blankSpecification, thickness_mm: 22, width_mm: 100, length_mm: 4000 }
  const product = { product_id: crypto.randomUUID(), product_name: 'Spruce 22x100x4000', specification }
  const lines = [{ ...newLine(), ...product, quantity: '6', unit: 'pack' as const }]
  const written = writeOf(blankDeal('2026-11-20', ''), lines)
  expect(names(await checkDeal(written, lines))).toEqual(['client_id', 'sale_manager_id', 'lines.0.unit'])
})

it('lists what the backend found in the same order', () => {
  const errors = ['/notes', '/lines/1/price', '/lines/1/specification', '/lines/0/unit', '/sale_manager_id', '/client_id'].map((pointer) => ({
    pointer,
    code: 'not_found' as const,
  }))
  const found = mistakesOf({ type: 'about:blank', title: 'Some fields are wrong', status: 422, code: 'validation', errors })
  expect(names(found)).toEqual(['client_id', 'sale_manager_id', 'lines.0.unit', 'lines.1.specification', 'lines.1.price', 'notes'])
})
