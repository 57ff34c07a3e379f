import { describe, expect, it } from 'vitest'
import { getCargoSpace, isLoadFirst } from './cargo-space'

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

describe('the load is the first section', () => {
  const planned = { status: 'planned', lines: [] } as const
  const loads = [{ id: 'spruce' }]

  it('of a cargo that is planned with loads, booked or being loaded', () => {
    expect(isLoadFirst({ status: 'planned', lines: loads }, false)).toBe(true)
    expect(isLoadFirst({ status: 'booked', lines: [] }, false)).toBe(true)
    expect(isLoadFirst({ status: 'loading', lines: loads }, false)).toBe(true)
  })

  it('of a cargo whose loads are locked', () => {
    expect(isLoadFirst(planned, true)).toBe(true)
  })

  it('but not of a new or an empty planned one, which starts with its container', () => {
    expect(isLoadFirst(null, false)).toBe(false)
    expect(isLoadFirst(planned, false)).toBe(false)
  })
})
