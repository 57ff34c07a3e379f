import { screen } from '@testing-library/react'
import { it } from 'vitest'
import { findDeal } from '@/app/testing/deal-screen'
import { expectScreenOrder } from '@/app/testing/field-order'
import { useApp } from '@/app/testing/render-app'
import { vDealWrite } from '@contract/validators'
import { dealFormConfig } from './deal-form'

const app = useApp()

it('the form lists form fields and line columns in screen order', async () => {
  await app.logInAs('sale_manager')
  const { id, path } = await findDeal('draft')
  await app.world.db
    .updateTable('deals')
    .set({ currency: 'USD', exchange_rate: '1.09' })
    .where('id', '=', id)
    .execute()
  const { user } = await app.open(path)
  await user.click(await screen.findByText('Add cost'))
  await screen.findByRole('combobox', { name: /^Client/ })
  const columns = [
    'product_id',
    'quantity',
    'unit',
    'price',
    'planned_purchase_price',
    'price_unit',
    'certification',
  ]
  expectScreenOrder(dealFormConfig, Object.keys(vDealWrite.entries), columns)
})
