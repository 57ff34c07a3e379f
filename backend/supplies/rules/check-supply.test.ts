import { expect, it } from 'vitest'
import { BOARD } from '../../wood-lines/samples'
import type { SupplyStatus, SupplyWrite } from '../schema'
import { checkSupply, type SupplyReferences } from './check-supply'
import { FOUND_REFERENCES, LINE, COMPLETE_SUPPLY, createSupplyWithLine } from './samples'

it('a complete supply and an empty draft are valid', () => {
  expect(checkSupply(COMPLETE_SUPPLY, 'draft', FOUND_REFERENCES)).toEqual([])
  const empty = {
    ...COMPLETE_SUPPLY,
    lines: [],
    ready_week: null,
    purchase_manager_id: null,
    harvest_countries: [],
  }
  expect(checkSupply(empty, 'draft', { ...FOUND_REFERENCES, purchaseManager: null })).toEqual([])
  expect(
    checkSupply(
      createSupplyWithLine({ confirmed_quantity: '0', ready_quantity: null }),
      'ordered',
      FOUND_REFERENCES,
    ),
  ).toEqual([])
})

it.each<[SupplyStatus, SupplyWrite, string, string]>([
  [
    'draft',
    { ...COMPLETE_SUPPLY, payment_terms: { kind: 'prepayment', net_days: 30 } },
    '/payment_terms/net_days',
    'unexpected',
  ],
  ['draft', { ...COMPLETE_SUPPLY, exchange_rate: '1.1' }, '/exchange_rate', 'unexpected'],
  ['draft', { ...COMPLETE_SUPPLY, ready_week: '2025-W53' }, '/ready_week', 'wrong_format'],
  [
    'draft',
    { ...COMPLETE_SUPPLY, harvest_countries: ['LT', 'ZZ'] },
    '/harvest_countries/1',
    'unknown_value',
  ],
  [
    'draft',
    createSupplyWithLine({ specification: null }),
    '/lines/0/specification',
    'product_or_specification',
  ],
  [
    'draft',
    createSupplyWithLine({ confirmed_quantity: '40' }),
    '/lines/0/confirmed_quantity',
    'unexpected',
  ],
  [
    'ordered',
    createSupplyWithLine({ ready_quantity: '40' }),
    '/lines/0/ready_quantity',
    'unexpected',
  ],
  [
    'ordered',
    createSupplyWithLine({ quantity: '2', unit: 'pack', confirmed_quantity: '1.5' }),
    '/lines/0/confirmed_quantity',
    'not_whole',
  ],
  [
    'ready',
    createSupplyWithLine({ confirmed_quantity: '40' }),
    '/lines/0/ready_quantity',
    'required',
  ],
  [
    'loading',
    createSupplyWithLine({ confirmed_quantity: '40' }),
    '/lines/0/ready_quantity',
    'required',
  ],
  [
    'confirmed',
    createSupplyWithLine({ ready_quantity: '99999999' }),
    '/lines/0/ready_quantity',
    'too_large',
  ],
])('a %s supply with %j is refused at %s', (status, supply, pointer, code) => {
  expect(checkSupply(supply, status, FOUND_REFERENCES)).toEqual([{ pointer, code }])
})

it('an amount of a product is converted by the product', () => {
  const products = new Map([[LINE, { specification: BOARD }]])
  const line = {
    product_id: LINE,
    specification: null,
    quantity: '2',
    unit: 'pack' as const,
    ready_quantity: '99999999',
  }
  expect(
    checkSupply(createSupplyWithLine(line), 'ready', { ...FOUND_REFERENCES, products }),
  ).toEqual([{ pointer: '/lines/0/ready_quantity', code: 'too_large' }])
})

it.each<[Partial<SupplyReferences>, string, string]>([
  [{ hasSawmill: false }, '/sawmill_id', 'not_found'],
  [{ purchaseManager: null }, '/purchase_manager_id', 'not_found'],
  [{ purchaseManager: { role: 'admin' } }, '/purchase_manager_id', 'not_a_purchase_manager'],
  [{ foreignLineIds: new Set([LINE]) }, '/lines/0/id', 'duplicate'],
])('an invalid reference is refused: %j', (change, pointer, code) => {
  expect(checkSupply(COMPLETE_SUPPLY, 'draft', { ...FOUND_REFERENCES, ...change })).toEqual([
    { pointer, code },
  ])
})
