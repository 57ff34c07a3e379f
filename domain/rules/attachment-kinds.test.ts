import { expect, it } from 'vitest'
import { getDefaultAttachmentKind, listAttachmentKinds } from './attachment-kinds'

it.each([
  ['purchase_manager', 'supply', 'purchase'],
  ['cargo_manager', 'supply', 'internal'],
  ['sale_manager', 'deal', 'internal'],
  ['manager', 'order', 'client'],
  ['client', 'order', 'client'],
  ['admin', 'sawmill', 'purchase'],
] as const)('a file that a %s attaches to a %s is %s by default', (role, record, kind) => {
  expect(getDefaultAttachmentKind(role, record)).toBe(kind)
})

it.each([
  ['client', 'order', ['client']],
  ['cargo_manager', 'supply', ['client', 'internal']],
  ['sale_manager', 'deal', ['client', 'internal', 'purchase']],
  ['manager', 'order', ['client', 'internal']],
] as const)('a %s attaches files to a %s of the kinds %j', (role, record, kinds) => {
  expect(listAttachmentKinds(role, record)).toEqual(kinds)
})
