import { expect, it } from 'vitest'
import { splitUnbreakableCodes } from './split-unbreakable-codes'

it('codes with digits and hyphens stay on one line, and nothing else does', () => {
  expect(splitUnbreakableCodes('FSC NC-COC-003318, D-2026-0118.')).toEqual([
    { text: 'FSC ', isUnbreakable: false },
    { text: 'NC-COC-003318', isUnbreakable: true },
    { text: ', ', isUnbreakable: false },
    { text: 'D-2026-0118', isUnbreakable: true },
    { text: '.', isUnbreakable: false },
  ])
  for (const text of ['Saint-Malo', '12 – 14', '47×150', `A-${'1'.repeat(30)}`])
    expect(splitUnbreakableCodes(text)).toEqual([{ text, isUnbreakable: false }])
  expect(splitUnbreakableCodes('')).toEqual([])
})
