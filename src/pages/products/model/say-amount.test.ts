import { expect, test } from 'vitest'
import { sayDap } from './say-amount'

const format = { price: (price: string) => price }

test.each([
  ['ten euro and more to the cent', '17.8895', '17.89'],
  ['less than that to a tenth of it', '0.98781', '0.988'],
  ['a whole price as one', '301', '301.00'],
])('%s', (_, price, said) => {
  expect(sayDap(price, format)).toBe(said)
})
