import { beforeAll, expect, it } from 'vitest'
import { formatFor, startI18n } from '@/shared/i18n'
import texts from '../i18n/en.json'
import { formatLoggedCharges } from './format-charge'

beforeAll(() =>
  startI18n(
    { shell: () => Promise.resolve({ 'entities/terms': texts }), page: () => Promise.resolve({}) },
    'en',
  ),
)

it.each([
  ['discount 3 %', ['Discount 3%']],
  [
    'freight Lyon 2 x 450.00 EUR; pallets 12.50 EUR',
    ['Freight, Lyon 2\u00a0×\u00a0€450.00', 'Pallets €12.50'],
  ],
  ['freight Freight to Lyon 120.00 EUR', ['Freight to Lyon €120.00']],
  ['cutting 47; 2 m long -40.00 EUR', ['Cutting, 47; 2 m long −€40.00']],
  ['other Fumigation 40.00 EUR', ['Fumigation €40.00']],
  ['as agreed', ['as agreed']],
] as const)('a history shows "%s" as %j', (logged, shown) => {
  expect(formatLoggedCharges(logged, formatFor('en'))).toEqual(shown)
})
