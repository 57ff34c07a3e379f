import { renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { BOARD } from '@backend/wood-lines/samples'
import { textSource } from '@/app/i18n'
import { loadTexts, startI18n } from '@/shared/i18n'
import { useFormatCalculation } from './use-format-calculation'

const line = {
  product: { id: '', name: 'Larch cladding', specification: larch() },
  packs: 1,
  pcs: 104,
  m3: '1.640',
  price: '22.41',
  price_unit: 'm2',
  service: 'none',
  service_price: null,
} as const

it('the calculation formats the factors of the amount of each line', async () => {
  await startI18n(textSource)
  await Promise.all([loadTexts('en', 'entities/order'), loadTexts('en', 'entities/product')])
  const format = renderHook(useFormatCalculation).result.current
  expect(format(line)).toBe('60.74 m² × €22.41')
  expect(format({ ...line, price: '351', price_unit: 'm3' })).toBe('1.640 m³ × €351.00')
  expect(format({ ...line, price: '13.09', price_unit: 'pcs' })).toBe('104 pcs × €13.09')
  expect(format({ ...line, price: '3.2715', price_unit: 'lm' })).toBe('416 lm × €3.2715')
  expect(format({ ...line, price: '1361.18', price_unit: 'pack' })).toBe('1 pack × €1,361.18')
  expect(format({ ...line, service: 'planing', service_price: '38.00' })).toBe(
    '60.74 m² × €22.41 + Planing: 1.640 m³ × €38.00',
  )
})

it('the calculation deducts a discount from the wood and adds a surcharge, before the service', async () => {
  await startI18n(textSource)
  await Promise.all([loadTexts('en', 'entities/order'), loadTexts('en', 'entities/product')])
  const format = renderHook(useFormatCalculation).result.current
  const discount = { kind: 'percent', value: '3.00' } as const
  expect(format({ ...line, discount })).toBe('60.74 m² × €22.41 − 3%')
  expect(format({ ...line, discount: { kind: 'amount', value: '-45.50' } })).toBe(
    '60.74 m² × €22.41 + €45.50',
  )
  expect(format({ ...line, discount, service: 'planing', service_price: '38.00' })).toBe(
    '60.74 m² × €22.41 − 3% + Planing: 1.640 m³ × €38.00',
  )
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
