import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import {
  findCargoAddress,
  findCargoReportAddress,
  findDealAddress,
  findSupplyAddress,
  findSupplyReportAddress,
  type FindAddress,
} from '@mocks/scenarios/addresses'
import { findOrderAddress } from '@mocks/scenarios/portal'
import { findBlockedTransition } from '@/app/testing/deal-screen'
import { useApp } from '@/app/testing/render-app'
import type { Role } from '@/entities/session'

const app = useApp()

const findStages = async () => within(await screen.findByRole('list', { name: 'Stages' }))

it.each<[string, Role, FindAddress, string, string | RegExp]>([
  [
    'deal',
    'purchase_manager',
    findDealAddress('order_confirmation'),
    'Order confirmation',
    'Waiting for the client’s agreement',
  ],
  [
    'supply',
    'cargo_manager',
    findSupplyAddress('ordered'),
    'Ordered',
    'Waiting for the sawmill’s confirmation',
  ],
  [
    'supply',
    'purchase_manager',
    findSupplyAddress('ready'),
    'Ready',
    /^Next: (load|inspect), [\d.,]+ m³ ready$/,
  ],
  ['cargo', 'cargo_manager', findCargoAddress('closed'), 'Closed', 'Nothing left to do'],
  [
    'supply report',
    'purchase_agent',
    findSupplyReportAddress('submitted'),
    'Review',
    'Waiting for a purchase manager’s approval',
  ],
  [
    'cargo report',
    'purchase_agent',
    findCargoReportAddress('submitted'),
    'Review',
    'Waiting for a purchase manager’s approval',
  ],
  ['order', 'global_manager', findOrderAddress('confirmed'), 'Confirmed', /^Delivery in W\d+ 2026/],
])(
  'the progress names the stage of a %s, and what comes next, to a %s',
  async (_kind, role, findAddress, stage, next) => {
    await app.logInAs(role)
    await app.open(await findAddress(app.world))
    const stages = await findStages()
    expect(stages.getByText(stage).closest('li')?.getAttribute('aria-current')).toBe('step')
    expect(screen.getByText(next)).toBeDefined()
  },
)

it('the progress shows the button of the next transition, and no sentence, if the user can take it', async () => {
  await app.logInAs('sale_manager')
  await app.open(await findDealAddress('delivered')(app.world))
  expect(await screen.findByRole('button', { name: 'Complete deal' })).toBeDefined()
  expect((await findStages()).getByText('Delivery')).toBeDefined()
  expect(screen.queryByText(/^(Next:|Waiting) /)).toBeNull()
})

it('the progress shows no sentence while that button is blocked by a refused value', async () => {
  await app.logInAs('sale_manager')
  const { user } = await app.open(await findDealAddress('delivered')(app.world))
  await screen.findByRole('button', { name: 'Complete deal' })
  await user.type(await screen.findByLabelText('Planned freight'), 'abc')
  await findBlockedTransition('Complete deal')
  expect(screen.queryByText(/^(Next:|Waiting) /)).toBeNull()
})

it('a canceled document shows no stages', async () => {
  await app.logInAs('sale_manager')
  await app.open(await findDealAddress('canceled')(app.world))
  expect(await screen.findByRole('heading', { level: 1, name: /^D-/ })).toBeDefined()
  expect(screen.queryByRole('list', { name: 'Stages' })).toBeNull()
})
