import { array, nullable, number, object, string, union, null as nothing } from 'valibot'
import { expect, it } from 'vitest'
import { createEmptyFields } from './empty-fields'

it('are exactly the nullable fields', () => {
  const schema = object({
    name: string(),
    reference: nullable(string()),
    packs: union([number(), nothing()]),
    lines: array(string()),
  })
  expect(createEmptyFields(schema)).toEqual({ reference: null, packs: null })
})
