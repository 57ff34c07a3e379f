import { expect, it } from 'vitest'
import { getValue } from './get-value'
import { readCountry } from './read-country'

it.each([
  ['se', 'SE'],
  ['Sweden', 'SE'],
  ['Suède', 'SE'],
  ['ŠVEDIJA', 'SE'],
  ['suecia', 'SE'],
  ['UK', 'GB'],
  ['Great\u00a0Britain', 'GB'],
  ['USA', 'US'],
  ['Côte d’Ivoire', 'CI'],
])('the country "%s" is %s', (text, code) => expect(getValue(readCountry(text))).toBe(code))
it.each(['Swedn', 'SWE', 'XX', '-'])('"%s" is no country', (text) =>
  expect(readCountry(text)).toMatchObject({ problem: { code: 'unknown_country' } }),
)
