import { expect, it } from 'vitest'
import { splitNumbers } from './split-numbers'

it('keeps numbers with hyphens whole, and nothing else', () => {
  expect(splitNumbers('FSC NC-COC-003318, D-2026-0118.')).toEqual([
    { text: 'FSC ', isWhole: false },
    { text: 'NC-COC-003318', isWhole: true },
    { text: ', ', isWhole: false },
    { text: 'D-2026-0118', isWhole: true },
    { text: '.', isWhole: false },
  ])
  for (const text of ['Saint-Malo', '12 – 14', '47×150', `A-${'1'.repeat(30)}`])
    expect(splitNumbers(text)).toEqual([{ text, isWhole: false }])
  expect(splitNumbers('')).toEqual([])
})
