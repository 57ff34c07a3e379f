import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import {
  createCargoInStatus,
  createSavedCargo,
  findReadyPacks,
  getPackInputs,
} from '@/app/testing/cargo-screen'
import { useApp } from '@/app/testing/render-app'

const app = useApp()

it('a deal lists the cargo of its wood, and its header opens the work that it waits for', async () => {
  await app.logInAs('cargo_manager')
  const wood = await findReadyPacks()
  const cargo = await createCargoInStatus(
    await createSavedCargo({ lines: [getPackInputs(wood, 2)] }),
    'booked',
  )
  await app.logInAs('purchase_manager')
  await app.open(`/deals/${wood.deal.id}`)
  const section = await screen.findByRole('region', { name: 'Cargo' })
  const link = within(section).getByRole('link', { name: cargo.number })
  expect(link.getAttribute('href')).toBe(`/cargo/${cargo.id}`)
  const row = link.closest('li') as HTMLElement
  expect(within(row).getByText('Booked')).toBeTruthy()
  expect(
    screen.getByRole('link', { name: /^(Buy the shortfall|Plan a cargo|Open cargo)$/ }),
  ).toBeTruthy()
})

it('a seller sees no cargo and no work of others', async () => {
  await app.logInAs('cargo_manager')
  const wood = await findReadyPacks()
  await app.logInAs('sale_manager')
  await app.open(`/deals/${wood.deal.id}`)
  await screen.findByText(wood.deal.number)
  expect(screen.queryByRole('region', { name: 'Cargo' })).toBeNull()
  expect(screen.queryByRole('link', { name: 'Plan a cargo' })).toBeNull()
})
