import { expect, it } from 'vitest'
import { matches } from './matches'

it.each([
  ['Naujas sandoris', 'sand nauj', true],
  ['Šiaulių mediena', 'siauliu', true],
  ['Nouvelle affaire', 'achat', false],
  ['New deal', '', true],
])('of %s finds %s: %s', (text, typed, found) => expect(matches(text, typed)).toBe(found))
