import { expect, test } from 'vitest'
import { operations } from '@/shared/api/generated/operations'
import { SUPPLY_ROLES } from './policy'

test('the roles of the supply operations are those that work on supplies', () => {
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
