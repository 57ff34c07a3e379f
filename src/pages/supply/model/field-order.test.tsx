import { screen } from '@testing-library/react'
import { it } from 'vitest'
import { getTestWorld } from '@mocks/node/test-world'
import { findSupplyAddress } from '@mocks/scenarios/addresses'
import { expectScreenOrder } from '@/app/testing/field-order'
import { useApp } from '@/app/testing/render-app'
import { vSupplyWrite } from '@contract/validators'
import { supplyFormConfig } from './supply-form'

const app = useApp()

it('the form lists form fields and line columns in screen order', async () => {
  await app.logInAs('purchase_manager')
  const path = await findSupplyAddress('in_production')(getTestWorld())
  const id = path.slice('/supplies/'.length)
  await app.world.db
    .updateTable('supplies')
    .set({ currency: 'USD', exchange_rate: '1.09', mill_notes: 'Two bearers per pack' })
    .where('id', '=', id)
    .execute()
  await app.open(path)
  await screen.findByLabelText('Sawmill')
  const columns = [
    'product_id',
    'quantity',
    'confirmed_quantity',
    'ready_quantity',
    'unit',
    'price',
    'price_unit',
    'certification',
  ]
  expectScreenOrder(supplyFormConfig, Object.keys(vSupplyWrite.entries), columns)
})
