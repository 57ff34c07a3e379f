import { expect, it } from 'vitest'
import { reviseServices } from './revise-services'

const line = { id: 'a', service: 'planing' as const, service_price: 380_000, volume_l: 4_963 }

it('the price of a service follows the volume of its line, and stays if that stays', () => {
  const revise = (volume_m3: string) =>
    reviseServices([{ ...line, service_cents: 18_859 }], [{ id: 'a', figures: { volume_m3 } }])
  expect(revise('4.963')).toEqual([{ id: 'a', service_cents: 18_859 }])
  expect(revise('2.500')).toEqual([{ id: 'a', service_cents: 9_500 }])
})
