import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { findDeal } from '@/app/testing/deal-screen'
import { useApp } from '@/app/testing/render-app'
import { inOrder } from '@/features/edit-record'
import { vDealWrite } from '@/shared/api/generated/validators'
import { columnOf } from '@/widgets/wood-lines'
import { dealForm } from './deal-form'

const app = useApp()

const places = (selector: string) => [...document.querySelectorAll(`main form ${selector}`)]
const unique = (names: readonly (string | null | undefined)[]) => [...new Set(names)].filter((name) => typeof name === 'string')
const backwards = (names: readonly string[]) => inOrder(dealForm, names.toReversed(), (name) => name)

it('is the order in which the form shows its fields, and its lines their columns', async () => {
  await app.logInAs('sale_manager')
  const { id, path } = await findDeal('draft')
  await app.world.db.updateTable('deals').set({ currency: 'USD', exchange_rate: '1.09' }).where('id', '=', id).execute()
  const { user } = await app.open(path)
  await user.click(await screen.findByText('Add cost'))
  await screen.findByRole('combobox', { name: /^Client/ })

  const roots = unique(places(':is([name], [role=grid])').map((place) => (place.role === 'grid' ? 'lines' : place.getAttribute('name')?.split('.')[0])))
  expect(roots.toSorted()).toEqual(Object.keys(vDealWrite.entries).toSorted())
  expect(backwards(roots)).toEqual(roots)

  const fields = ['product_id', 'quantity', 'unit', 'price', 'planned_purchase_price', 'price_unit', 'certification']
  const columns = unique(places('[data-column]').map((cell) => cell.getAttribute('data-column'))).filter((column) => fields.map(columnOf).includes(column))
  const inColumns = backwards(fields.map((field) => `lines.0.${field}`)).map((name) => columnOf(name.slice('lines.0.'.length)))
  expect(inColumns).toEqual(columns)
})
