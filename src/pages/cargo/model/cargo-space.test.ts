import { describe, expect, it } from 'vitest'
import { getCargoSpace, isLoadFirst } from './cargo-space'

const values = { kind: 'container', container_type: '40HC', tare_kg: '', max_gross_kg: '' }

describe('the space of a cargo', () => {
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
})

describe('the load of a cargo', () => {
  const planned = { status: 'planned', lines: [] } as const
  const loads = [{ id: 'spruce' }]

  it('is the first section if it is planned with loads, booked or being loaded', () => {
    expect(isLoadFirst({ status: 'planned', lines: loads }, false)).toBe(true)
    expect(isLoadFirst({ status: 'booked', lines: [] }, false)).toBe(true)
    expect(isLoadFirst({ status: 'loading', lines: loads }, false)).toBe(true)
  })

  it('is the first section if the loads are locked', () => {
    expect(isLoadFirst(planned, true)).toBe(true)
  })

  it('is not the first section of a new or empty planned one, which starts with its container', () => {
    expect(isLoadFirst(null, false)).toBe(false)
    expect(isLoadFirst(planned, false)).toBe(false)
  })
})
