import { expect, it } from 'vitest'
import { getValue } from './get-value'
import { readFlag } from './read-flag'

it.each(['TRUE', 'vrai', 'VERDADERO', 'Taip', 'SÍ', 'si', 'Oui', '\u00a0yes '])(
  '"%s" is yes',
  (text) => expect(getValue(readFlag(text))).toBe(true),
)
it.each(['FALSE', 'FAUX', 'falso', 'NE', 'no', 'NON', '0'])('"%s" is no', (text) =>
  expect(getValue(readFlag(text))).toBe(false),
)
it('anything else is neither yes nor no', () =>
  expect(readFlag('perhaps')).toMatchObject({ problem: { code: 'no_flag' } }))
