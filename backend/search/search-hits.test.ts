import { expect, it } from 'vitest'
import { parseNumberKind } from './search-hits'

it.each([
  ['D-2026-0080', 'deal'],
  ['s-2026-0', 'supply'],
  ['c-2026', 'cargo'],
  ['CR-2026-0011', 'cargo_report'],
  ['sr-2026-1', 'supply_report'],
  ['CSQU3054383', null],
  ['d 2026', null],
  ['x-2026-1', null],
])('%s is read as the number of a %s', (typed, kind) => expect(parseNumberKind(typed)).toBe(kind))
