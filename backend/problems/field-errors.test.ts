import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { vCreateClientBody, vCreateDealBody } from '@contract/validators'
import { toBodyPointer, toFieldErrors, toQueryPointer } from './field-errors'

function findErrors(schema: v.GenericSchema, input: unknown) {
  const { issues = [] } = v.safeParse(schema, input)
  return Object.fromEntries(
    toFieldErrors(issues, toBodyPointer).map(({ pointer, code, params }) => [
      pointer,
      params ? { code, ...params } : code,
    ]),
  )
}

const findFieldError = (schema: v.GenericSchema, input: unknown) =>
  findErrors(v.object({ field: schema }), { field: input })['/field']

describe('errors of the contract’s validators', () => {
  it.each([
    ['a missing field', v.string(), undefined, 'required'],
    ['null for a required field', v.string(), null, 'required'],
    ['an empty required text', v.pipe(v.string(), v.minLength(1)), '', 'required'],
    ['an empty text with a pattern', v.pipe(v.string(), v.regex(/^\d+$/)), '', 'required'],
    ['an empty choice', v.picklist(['a']), '', 'required'],
    ['a text with an invalid format', v.pipe(v.string(), v.regex(/^\d+$/)), 'x', 'wrong_format'],
    ['a number for a text', v.string(), 7, 'wrong_format'],
    ['a fraction for a whole number', v.pipe(v.number(), v.integer()), 1.5, 'wrong_format'],
    ['an invalid uuid', v.pipe(v.string(), v.uuid()), 'x', 'wrong_format'],
    ['an unknown choice', v.picklist(['a']), 'b', 'unknown_value'],
    ['a short text', v.pipe(v.string(), v.minLength(3)), 'ab', { code: 'too_short', min: 3 }],
    ['a long text', v.pipe(v.string(), v.maxLength(1)), 'ab', { code: 'too_long', max: 1 }],
    [
      'too many items',
      v.pipe(v.array(v.string()), v.maxLength(1)),
      ['a', 'b'],
      { code: 'too_many', max: 1 },
    ],
    [
      'a number below its minimum',
      v.pipe(v.number(), v.minValue(1)),
      0,
      { code: 'too_small', min: 1 },
    ],
    [
      'an amount below zero',
      v.pipe(v.string(), v.regex(/^\d{1,10}\.\d{2}$/)),
      '-5.00',
      { code: 'too_small', min: 0 },
    ],
    ['a code after a hyphen', v.pipe(v.string(), v.regex(/^[A-Z]{5}$/)), '-GBFXT', 'wrong_format'],
    [
      'a negative quantity where zero is invalid too',
      v.pipe(v.string(), v.regex(/^(?=.*[1-9])\d+$/)),
      '-40',
      'wrong_format',
    ],
    [
      'a number above its maximum',
      v.pipe(v.number(), v.maxValue(1)),
      2,
      { code: 'too_large', max: 1 },
    ],
  ])('names %s', (_what, schema, input, expected) => {
    expect(findFieldError(schema, input)).toEqual(expected)
  })

  it('points at an unknown field', () => {
    expect(findErrors(v.strictObject({ a: v.string() }), { a: 'a', b: 1 })).toEqual({
      '/b': 'unexpected',
    })
  })

  it('points at the invalid part of a nullable object', () => {
    const errors = findErrors(vCreateClientBody, {
      default_incoterms: { rule: 'DAP' },
      contacts: [{ name: '' }],
    })
    expect(errors).toMatchObject({
      '/default_incoterms/place': 'required',
      '/contacts/0/name': 'required',
      '/contacts/0/email': 'required',
    })
  })

  it('points into the branch of a choice that came closest', () => {
    const schema = v.object({
      field: v.union([v.null(), v.object({ a: v.string(), b: v.picklist(['x']) })]),
    })
    expect(findErrors(schema, { field: { a: 'a', b: 'y' } })).toEqual({
      '/field/b': 'unknown_value',
    })
    expect(findErrors(schema, { field: undefined })).toEqual({ '/field': 'required' })
    expect(findErrors(schema, { field: 5 })).toEqual({ '/field': 'wrong_format' })
  })

  it('points at the cell of a line', () => {
    expect(findErrors(vCreateDealBody, { lines: [{ quantity: '0', price: '12' }] })).toMatchObject({
      '/lines/0/quantity': 'wrong_format',
      '/lines/0/price': 'wrong_format',
      '/lines/0/unit': 'required',
    })
  })

  it('escapes a pointer (RFC 6901)', () => {
    expect(toBodyPointer(['a/b', 'c~d', 0])).toBe('/a~1b/c~0d/0')
    expect(toQueryPointer(['status', 1])).toBe('?status')
  })
})
