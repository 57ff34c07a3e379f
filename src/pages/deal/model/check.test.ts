import { expect, it } from 'vitest'
import { newLine } from '@/entities/deal'
import { checkDeal, mistakesOf } from './check'
import { blankDeal, writeOf } from './deal-form'

const names = (mistakes: readonly { name: string }[]) => mistakes.map(({ name }) => name)

it('lists what stands against saving as the form has it, a line from its product on', async () => {
  const blank = { ...blankDeal('2026-11-20', ''), currency: 'USD' as const, exchange_rate: '0', tolerance_percent: '99', destination: 'x'.repeat(200) }
  const unwritten = { ...newLine(), price: '312.00' }
  const mistakes = await checkDeal(writeOf(blank, [unwritten, { ...unwritten, id: crypto.randomUUID() }]))
  expect(names(mistakes)).toEqual([
    ...['client_id', 'sale_manager_id', 'exchange_rate', 'destination', 'tolerance_percent'],
    ...['lines.0.product_id', 'lines.0.quantity', 'lines.1.product_id', 'lines.1.quantity'],
  ])
})

it('lists what the backend found in the same order', () => {
  const errors = ['/notes', '/lines/1/price', '/lines/1/specification', '/lines/0/unit', '/sale_manager_id', '/client_id'].map((pointer) => ({
    pointer,
    code: 'not_found' as const,
  }))
  const found = mistakesOf({ type: 'about:blank', title: 'Some fields are wrong', status: 422, code: 'validation', errors })
  expect(names(found)).toEqual(['client_id', 'sale_manager_id', 'lines.0.unit', 'lines.1.specification', 'lines.1.price', 'notes'])
})
