import { expect, it } from 'vitest'
import { getCargoSpace } from './cargo-space'

const values = { kind: 'container', container_type: '40HC', tare_kg: '', max_gross_kg: '' }

it('is the container with the payload of its type, or of its plate if that is read', () => {
  expect(getCargoSpace(values)).toMatchObject({ kind: '40HC', payloadKg: 26_540 })
  expect(getCargoSpace({ ...values, tare_kg: '3800', max_gross_kg: '32500' })?.payloadKg).toBe(
    28_700,
  )
  expect(getCargoSpace({ ...values, tare_kg: '4000' })?.payloadKg).toBe(26_480)
  expect(getCargoSpace({ ...values, tare_kg: '4000', max_gross_kg: '3000' })?.payloadKg).toBe(0)
})

it('is a trailer for a truck, whatever container was entered before', () => {
  expect(getCargoSpace({ ...values, kind: 'truck' })).toMatchObject({
    kind: 'trailer',
    payloadKg: 24_000,
  })
})

it('is unknown without a container type', () => {
  expect(getCargoSpace({ ...values, container_type: '' })).toBeNull()
})
