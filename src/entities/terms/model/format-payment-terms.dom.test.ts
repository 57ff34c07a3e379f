import { beforeAll, expect, it } from 'vitest'
import { startI18n } from '@/shared/i18n'
import texts from '../i18n/en.json'
import { formatLoggedPaymentTerms } from './format-payment-terms'

beforeAll(() =>
  startI18n(
    { shell: () => Promise.resolve({ 'entities/terms': texts }), page: () => Promise.resolve({}) },
    'en',
  ),
)

it.each([
  ['net_days 30', 'Net 30 days'],
  ['prepayment', 'Prepayment'],
  [
    '30 prepayment; 40 cash_against_documents; 30 net_days 1 delivery',
    '30% prepayment, 40% against documents, 30% 1 day from delivery',
  ],
  ['as agreed', 'as agreed'],
])('a history shows "%s" as %s', (logged, shown) => {
  expect(formatLoggedPaymentTerms(logged)).toBe(shown)
})
