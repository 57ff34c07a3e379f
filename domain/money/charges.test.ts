import { describe, expect, it } from 'vitest'
import {
  type Charge,
  computeChargeAmount,
  computeDocumentSums,
  computeGoodsAndCharges,
  computeNetPrice,
  deductDiscount,
  nameCharge,
} from './charges'

const freight: Charge = {
  kind: 'freight',
  text: null,
  basis: 'quantity',
  quantity: '3',
  value: '33.335',
}
const discount: Charge = {
  kind: 'discount',
  text: null,
  basis: 'percent',
  quantity: null,
  value: '2.50',
}

describe('the discount of a line', () => {
  it.each([
    [{ kind: 'percent', value: '2.50' }, '975.02'],
    [{ kind: 'amount', value: '50.00' }, '950.02'],
    [{ kind: 'percent', value: '-2.50' }, '1025.02'],
  ] as const)('of %o leaves %s of 1000.02', (of, amount) => {
    expect(deductDiscount('1000.02', of, 'EUR')).toBe(amount)
  })

  it('is rounded to whole yen', () => {
    expect(deductDiscount('1001.00', { kind: 'percent', value: '2.50' }, 'JPY')).toBe('976.00')
  })

  it('lowers the price of its unit', () => {
    expect(computeNetPrice('312.00', { kind: 'percent', value: '2.50' }, '12480.00')).toBe('304.20')
    expect(computeNetPrice('312.00', { kind: 'amount', value: '80.00' }, '12480.00')).toBe('310.00')
    expect(computeNetPrice('0.38', { kind: 'percent', value: '2.50' }, '380.00')).toBe('0.3705')
  })
})

describe('the name of a charge', () => {
  it.each([
    ['freight', 'Freight to Lyon', 'Fret', 'Freight to Lyon'],
    ['freight', 'Frachto mokestis', 'Frachtas', 'Frachto mokestis'],
    ['pallets', 'Pallet fee', 'Pallets', 'Pallet fee'],
    ['pallets', '20 palés EUR', 'Pallets', '20 palés EUR'],
    ['claim', 'Reclaimed boards short', 'Claim', 'Claim, Reclaimed boards short'],
    ['claim', 'RÉCLAMATION 14', 'Claim', 'RÉCLAMATION 14'],
    ['freight', 'Lyon', 'Fret', 'Fret, Lyon'],
    ['freight', null, 'Fret', 'Fret'],
  ] as const)('of %s "%s" beside the word "%s" is "%s"', (kind, text, word, name) => {
    expect(nameCharge({ kind, text }, word)).toBe(name)
  })
})

describe('a charge', () => {
  it('is the quantity times the price, rounded once', () => {
    expect(computeChargeAmount(freight, '0.00', 'EUR')).toBe('100.01')
  })

  it('below zero deducts', () => {
    expect(
      computeChargeAmount({ ...freight, kind: 'claim', value: '-33.335' }, '0.00', 'EUR'),
    ).toBe('-100.01')
  })
})

it('the sum of a deal has wood with its services, and charges per cent of both', () => {
  const lines = [{ amount: '900.00', service: { amount: '100.00' } }, { amount: '0.50' }]
  const charges = [freight, discount]
  expect(computeGoodsAndCharges({ lines, charges, currency: 'EUR' })).toEqual({
    goods: '1000.50',
    charges: [
      { charge: freight, amount: '100.01' },
      { charge: discount, amount: '-25.01' },
    ],
  })
})

it('the totals have goods, discounts and charges; per cent are of the goods alone', () => {
  expect(computeDocumentSums('1000.00', [freight, discount], 'EUR')).toEqual({
    goods: '1000.00',
    discounts: '-25.00',
    charges: '100.01',
    total: '1075.01',
  })
})
