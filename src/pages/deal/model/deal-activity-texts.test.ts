import { expect, it } from 'vitest'
import { formatFor } from '@/shared/i18n'
import { dealActivityTexts } from './deal-activity-texts'

it.each([
  ['commission', '2.50 %', '2.5%'],
  ['commission', '1200.00 EUR', '€1,200.00'],
  [
    'other_costs',
    'Fumigation 1080.00 EUR; Survey 4; day 2 40.00 EUR',
    'Fumigation €1,080.00; Survey 4; day 2 €40.00',
  ],
  ['other_costs', 'Fumigation 1080.00', 'Fumigation 1,080.00'],
  [
    'other_costs',
    'Survey 800.00 USD (1.0842); Port 40.00 EUR',
    'Survey $800.00 (1.0842); Port €40.00',
  ],
])('the logged %s %s is formatted', (field, text, shown) => {
  expect(dealActivityTexts.value(field, text, formatFor('en'))).toBe(shown)
})
