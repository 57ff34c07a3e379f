import { expect, it } from 'vitest'
import { operations } from '@contract/operations'
import { SUPPLY_ROLES, supplyFields, type LoggedSupply } from './policy'
import type { SupplyStatus, SupplyWrite } from './schema'
import { COMPLETE_SUPPLY, createSupplyWithLine } from './rules/samples'

it('the roles of the supply operations are those that work on supplies', () => {
  const { listSupplies, createSupply, previewSupply, getSupply, updateSupply, transitionSupply } =
    operations
  for (const { roles } of [
    listSupplies,
    createSupply,
    previewSupply,
    getSupply,
    updateSupply,
    transitionSupply,
  ]) {
    expect(roles).toEqual(SUPPLY_ROLES)
  }
})

const LATER = [
  'purchase_manager_id',
  'due_diligence_reference',
  'verification_number',
  'harvest_countries',
  'notes',
]

it.each<[SupplyStatus, string[]]>([
  ['draft', Object.keys(COMPLETE_SUPPLY).concat('price')],
  ['ordered', [...LATER, 'exchange_rate', 'confirmed_quantity']],
  ['confirmed', [...LATER, 'ready_quantity']],
  ['in_production', [...LATER, 'ready_quantity']],
  ['ready', [...LATER, 'ready_quantity']],
  ['loading', [...LATER, 'ready_quantity']],
  ['shipped', [...LATER, 'ready_quantity']],
  ['completed', []],
  ['canceled', []],
])('a %s supply has the expected editable fields', (status, fields) => {
  expect(supplyFields.getEditableFields(status).toSorted()).toEqual(fields.toSorted())
})

it('a changed locked field gives an error, another notation of its value does not', () => {
  const confirmed = createSupplyWithLine({ confirmed_quantity: '40' })
  const editable = supplyFields.getEditableFields('confirmed')
  const same = {
    ...createSupplyWithLine({
      confirmed_quantity: '40.000',
      quantity: '40.0',
      price: '248.0000',
      ready_quantity: '39',
    }),
    notes: 'x',
  }
  expect(supplyFields.findLockedErrors(confirmed, same, editable)).toEqual([])
  const other = {
    ...createSupplyWithLine({ confirmed_quantity: '41', price: '250.00' }),
    ready_week: '2026-W51',
  }
  expect(
    supplyFields.findLockedErrors(confirmed, other, editable).map(({ pointer }) => pointer),
  ).toEqual(['/ready_week', '/lines/0/price', '/lines/0/confirmed_quantity'])
  expect(
    supplyFields.findLockedErrors(COMPLETE_SUPPLY, { ...COMPLETE_SUPPLY, lines: [] }, editable),
  ).toEqual([{ pointer: '/lines', code: 'locked' }])
})

it('every changed field is logged with names and line positions', () => {
  const toLoggedSupply = (supply: SupplyWrite): LoggedSupply => ({
    ...supply,
    sawmill_name: 'AS Võru Saeveski',
    purchase_manager_name: supply.purchase_manager_id && 'Tomas Kazlauskas',
    lines: supply.lines.map((line) => ({
      ...line,
      product_name: null,
      currency: supply.currency,
    })),
  })
  const after = {
    ...createSupplyWithLine({ price: '250.00', confirmed_quantity: '38.500' }),
    purchase_manager_id: null,
    inspection_required: true,
    harvest_countries: ['LT'],
  }
  expect(supplyFields.findChanges(toLoggedSupply(COMPLETE_SUPPLY), toLoggedSupply(after))).toEqual([
    { field: 'purchase_manager_id', line: null, from: 'Tomas Kazlauskas', to: null },
    { field: 'inspection_required', line: null, from: 'false', to: 'true' },
    { field: 'harvest_countries', line: null, from: 'EE LV', to: 'LT' },
    { field: 'price', line: 1, from: '248.00', to: '250.00' },
    { field: 'confirmed_quantity', line: 1, from: null, to: '38.5' },
  ])
})
