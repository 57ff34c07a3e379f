import { screen, waitFor } from '@testing-library/react'
import { it } from 'vitest'
import { getPackInputs, findReadyPacks, createSavedCargo } from '@/app/testing/cargo-screen'
import { expectScreenOrder } from '@/app/testing/field-order'
import { useApp } from '@/app/testing/render-app'
import { vCargoWrite } from '@contract/validators'
import { cargoFormConfig } from './cargo-form'

const app = useApp()

const columns = ['quantity', 'unit', 'drop', 'net_kg', 'gross_kg']
const truckFields = ['truck_plate', 'trailer_plate', 'driver']
const containerFields = [
  'container_type',
  'container_number',
  'bill_of_lading',
  'vessel',
  'voyage',
  'port_of_loading',
  'port_of_discharge',
  'free_days',
  'cut_off',
  'vgm_kg',
  'vgm_method',
  'vgm_date',
]

it.each([
  ['container', truckFields],
  ['truck', containerFields],
] as const)('a %s lists form fields and load columns in screen order', async (kind, hidden) => {
  await app.logInAs('cargo_manager')
  const cargo = await createSavedCargo({
    kind,
    currency: 'USD',
    exchange_rate: '1.09',
    lines: [getPackInputs(await findReadyPacks(), 2)],
  })
  await app.open(`/cargo/${cargo.id}`)
  await screen.findByLabelText('Seal')
  await waitFor(() => screen.getByRole('button', { name: 'Auto-fill' }))
  // The user edits the stowage in the drawing, not in a field.
  const shownFields = Object.keys(vCargoWrite.entries).filter(
    (field) => field !== 'stowage' && !hidden.some((name) => name === field),
  )
  expectScreenOrder(cargoFormConfig, shownFields, columns)
})
