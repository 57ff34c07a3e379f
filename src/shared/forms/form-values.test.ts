import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { isFormValues, toFormValues, toPayload } from './form-values'

const shape = v.strictObject({
  name: v.pipe(v.string(), v.minLength(1)),
  note: v.nullable(v.string()),
  mark: v.exactOptional(v.nullable(v.string())),
  days: v.pipe(v.number(), v.integer()),
  count: v.nullable(v.number()),
  fee: v.nullable(v.strictObject({ kind: v.picklist(['percent', 'amount']), value: v.string() })),
  cost: v.nullable(v.strictObject({ amount: v.string(), currency: v.picklist(['EUR', 'USD']) })),
  place: v.nullable(v.strictObject({ latitude: v.string(), longitude: v.string() })),
  costs: v.array(v.strictObject({ name: v.string(), amount: v.nullable(v.string()) })),
})

const written = {
  name: 'Baltic',
  note: null,
  mark: null,
  days: 30,
  count: null,
  fee: null,
  cost: null,
  place: null,
  costs: [{ name: 'Port', amount: null }],
}
const typed = {
  name: 'Baltic',
  note: '',
  mark: '',
  days: '30',
  count: '',
  fee: { kind: '', value: '' },
  cost: { amount: '', currency: '' },
  place: { latitude: '', longitude: '' },
  costs: [{ name: 'Port', amount: '' }],
}

describe('form values of a record', () => {
  it('are strings, empty for missing values', () => {
    expect(toFormValues(shape, written)).toEqual(typed)
  })

  it('convert back to the same payload', () => {
    expect(toPayload(shape, toFormValues(shape, written))).toEqual(written)
  })

  it('are empty for a new record, except initial values', () => {
    expect(toFormValues(shape, { days: 10 })).toEqual({ ...typed, name: '', days: '10', costs: [] })
  })

  it('are trimmed in the payload', () => {
    expect(toPayload(shape, { ...typed, name: ' Baltic ', note: '  ' })).toEqual(written)
  })

  it('do not turn text into a number', () => {
    expect(toPayload(shape, { ...typed, days: '3O' })).toMatchObject({ days: Number.NaN })
    expect(toPayload(shape, { ...typed, days: '' })).toMatchObject({ days: null })
  })

  it('leave out an optional part while its first field is empty, whatever option is chosen', () => {
    expect(toPayload(shape, { ...typed, cost: { amount: '', currency: 'USD' } })).toMatchObject({
      cost: null,
    })
    const cost = { amount: '3.00', currency: '' }
    expect(toPayload(shape, { ...typed, cost })).toMatchObject({ cost })
  })

  it('include an optional part once its option is chosen, and the rest of it only then', () => {
    expect(toPayload(shape, { ...typed, fee: { kind: '', value: '3' } })).toMatchObject({
      fee: null,
    })
    expect(toPayload(shape, { ...typed, fee: { kind: 'percent', value: '3' } })).toMatchObject({
      fee: { kind: 'percent', value: '3' },
    })
  })

  it('include a part without options as soon as one of its fields is filled in', () => {
    expect(
      toPayload(shape, { ...typed, place: { latitude: '', longitude: '21.1' } }),
    ).toMatchObject({ place: { latitude: '', longitude: '21.1' } })
  })
})

describe('a stored draft', () => {
  it('is accepted if incomplete', () => {
    expect(
      isFormValues(shape, { ...typed, days: '3O', fee: { kind: 'percent', value: '3,' } }),
    ).toBe(true)
  })

  it('is accepted if it is older than a field that may be empty', () => {
    expect(isFormValues(shape, { ...typed, note: undefined, mark: undefined })).toBe(true)
  })

  it.each([
    ['without a required field', { ...typed, name: undefined }],
    ['with a number for a text', { ...typed, days: 30 }],
    ['with another nesting', { ...typed, fee: '3' }],
    ['with a list of other items', { ...typed, costs: [{ amount: '3.00' }] }],
    ['nothing', null],
  ])('is refused %s', (_what, value) => {
    expect(isFormValues(shape, value)).toBe(false)
  })
})
