import { renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { BOARD } from '@backend/wood-lines/samples'
import { textSource } from '@/app/i18n'
import { loadTexts, startI18n } from '@/shared/i18n'
import { getLineAmount, useFormatCalculation } from './use-format-calculation'

const line = {
  product: { id: '', name: 'Larch cladding', specification: larch() },
  packs: 1,
  pcs: 104,
  m3: '1.640',
  price: '22.41',
  price_dap: '24.3951',
  amount: '1361.18',
  amount_dap: '1481.76',
  price_unit: 'm2',
  service: 'none',
  service_price: null,
} as const

it('the calculation formats the factors of the amount of each line', async () => {
  await startI18n(textSource)
  await Promise.all([loadTexts('en', 'entities/order'), loadTexts('en', 'entities/product')])
  const format = renderHook(useFormatCalculation).result.current
  expect(format(line, 'FCA')).toBe('60.74 m² × €22.41\u00a0FCA')
  expect(format({ ...line, price: '351', price_unit: 'm3' }, 'FCA')).toBe(
    '1.640 m³ × €351.00\u00a0FCA',
  )
  expect(format({ ...line, price: '13.09', price_unit: 'pcs' }, 'FCA')).toBe(
    '104 pcs × €13.09\u00a0FCA',
  )
  expect(format({ ...line, price: '3.2715', price_unit: 'lm' }, 'FCA')).toBe(
    '416 lm × €3.2715\u00a0FCA',
  )
  expect(format({ ...line, price: '1361.18', price_unit: 'pack' }, 'FCA')).toBe(
    '1 pack × €1,361.18\u00a0FCA',
  )
  expect(format({ ...line, service: 'planing', service_price: '38.00' }, 'FCA')).toBe(
    '60.74 m² × €22.41\u00a0FCA + Planing: 1.640 m³ × €38.00',
  )
})

it('the calculation deducts a discount from the wood and adds a surcharge, before the service', async () => {
  await startI18n(textSource)
  await Promise.all([loadTexts('en', 'entities/order'), loadTexts('en', 'entities/product')])
  const format = renderHook(useFormatCalculation).result.current
  const discount = { kind: 'percent', value: '3.00' } as const
  expect(format({ ...line, discount }, 'FCA')).toBe('60.74 m² × €22.41\u00a0FCA − 3%')
  expect(format({ ...line, discount: { kind: 'amount', value: '-45.50' } }, 'FCA')).toBe(
    '60.74 m² × €22.41\u00a0FCA + €45.50',
  )
  expect(format({ ...line, discount, service: 'planing', service_price: '38.00' }, 'FCA')).toBe(
    '60.74 m² × €22.41\u00a0FCA − 3% + Planing: 1.640 m³ × €38.00',
  )
})

it('the calculation of delivered wood has its delivered price', async () => {
  await startI18n(textSource)
  await Promise.all([loadTexts('en', 'entities/order'), loadTexts('en', 'entities/product')])
  const format = renderHook(useFormatCalculation).result.current
  expect(format(line, 'DAP')).toBe('60.74 m² × €24.3951\u00a0DAP')
  expect(getLineAmount(line, 'DAP')).toBe('1481.76')
  expect(getLineAmount(line, 'FCA')).toBe('1361.18')
  const collected = { ...line, price_dap: null }
  expect(format(collected, 'DAP')).toBe('60.74 m² × €22.41\u00a0FCA + transport €120.58')
  expect(format({ ...collected, amount_dap: null }, 'DAP')).toBe('60.74 m² × €22.41\u00a0FCA')
})

function larch() {
  return {
    ...BOARD,
    thickness_mm: 27,
    width_mm: 146,
    length_mm: 4000,
    pcs_per_pack: 104,
    m3_per_pack: null,
  }
}
