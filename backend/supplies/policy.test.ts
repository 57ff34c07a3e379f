import { expect, test } from 'vitest'
import { operations } from '@/shared/api/generated/operations'
import { SUPPLY_ROLES } from './policy'

test('who may call an operation of supplies is who works on them', () => {
  const { listSupplies, createSupply, previewSupply, getSupply, updateSupply, transitionSupply } =
    operations
  for (const { roles } of [
    listSupplies,
    createSupply,
    previewSupply,
    getSupply,
    updateSupply,
    transitionSupply,
  ]) {
    expect(roles).toEqual(SUPPLY_ROLES)
  }
})
