import { expect, it } from 'vitest'
import { matchesAllWords } from '@domain/text/fold'

it.each([
  ['Naujas sandoris', 'sand nauj', true],
  ['Šiaulių mediena', 'siauliu', true],
  ['Łódź Drewno', 'lodz', true],
  ['Nouvelle affaire', 'achat', false],
  ['New deal', '', true],
])('a search among %s finds %s: %s', (text, search, expected) =>
  expect(matchesAllWords(text, search)).toBe(expected),
)
