import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { findSawmillAddress } from '@mocks/scenarios/addresses'
import { useApp } from '@/app/testing/render-app'

const app = useApp()

const sawmill = 'SIA Vidzemes zāģētava'

it('the last purchases from the mill are listed, with a link to all of them', async () => {
  const all = await app.world.db
    .selectFrom('supplies')
    .select(['id', 'number'])
    .where('sawmill_name', '=', sawmill)
    .orderBy('number_key', 'desc')
    .execute()
  const agreed = app.world.db.updateTable('supplies').set({ agreed_l: 12_345 })
  await agreed.where('id', '=', all[0]?.id ?? '').execute()
  await app.logInAs('admin')
  await app.open(findSawmillAddress(sawmill))
  const section = await screen.findByRole('region', { name: 'Supplies' })
  const listLinks = () =>
    within(section)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'))
  await waitFor(() =>
    expect(listLinks().slice(0, Math.min(8, all.length))).toEqual(
      all.slice(0, 8).map(({ id }) => `/supplies/${id}`),
    ),
  )
  expect(within(section).getByText(`${all.length} in total`)).toBeTruthy()
  expect(section.textContent).toContain('12.345 m³')
})
