import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { findReadyWood } from '@/app/testing/cargo-screen'
import { fillCell, getCell, pressSave, waitUntilSaved } from '@/app/testing/deal-screen'
import { useApp } from '@/app/testing/render-app'

const app = useApp()

it('a cargo names packs of the mill’s list, and says at the load which of them is gone', async () => {
  await app.logInAs('cargo_manager')
  const wood = (await findReadyWood()).find(({ mill_packs }) => mill_packs.length >= 4)
  if (!wood) throw new Error('No ready wood has listed packs.')
  const [first, second, , fourth] = wood.mill_packs
  const { user, router } = await app.open(`/cargo/new?deal=${wood.deal.id}`)
  const readyWood = await screen.findByRole('region', { name: 'Ready to load' })
  await user.click((await within(readyWood).findAllByText('Choose packs'))[0] ?? readyWood)
  const chooser = await screen.findByRole('dialog')
  const count = within(chooser).getByLabelText('Number of packs')
  await user.type(count, '2000')
  await user.click(within(chooser).getByRole('button', { name: 'Select' }))
  expect(count.getAttribute('aria-invalid')).toBe('true')
  await user.clear(count)
  await user.type(count, '1')
  await user.click(within(chooser).getByRole('button', { name: 'Select' }))
  await user.click(within(chooser).getByLabelText('Number or last digits'))
  await user.paste(`${first?.number}\n${second?.number}`)
  await user.type(
    within(chooser).getByLabelText('Number or last digits'),
    `${fourth?.number.slice(-3)}{Enter}`,
  )
  await user.click(within(chooser).getByRole('button', { name: 'Load 3 packs' }))
  await waitFor(() => expect(getCell(1, 'quantity').textContent).toBe('3'))
  const numbers = [first, second, fourth].map((pack) => pack?.number)
  const readNumbers = () => getCell(1, 'packs').textContent?.replaceAll('\u2060', '')
  expect(readNumbers()).toBe(numbers.join(', '))

  await fillCell(user, 1, 'quantity', `${wood.mill_pack_count + 1}{Enter}`)
  await pressSave(user)
  await waitFor(() =>
    expect(getCell(1, 'quantity').textContent).toContain(
      'Choose the same number of packs as the quantity.',
    ),
  )
  await fillCell(user, 1, 'quantity', '3{Enter}')
  await waitFor(() => expect(readNumbers()).toBe(numbers.join(', ')))

  const rejectPack = (status: 'rejected' | 'listed') =>
    app.world.db
      .updateTable('packs')
      .set({ status })
      .where('id', '=', second?.id ?? '')
      .execute()
  await rejectPack('rejected')
  await pressSave(user)
  await waitFor(() =>
    expect(getCell(1, 'packs').textContent).toContain(
      `${second?.number}: The inspection rejected this pack.`,
    ),
  )
  await rejectPack('listed')
  await pressSave(user)
  await waitUntilSaved()
  const saved = await app.world.db
    .selectFrom('cargo_loads')
    .select('pack_ids')
    .where('cargo_id', '=', router.state.location.pathname.slice('/cargo/'.length))
    .executeTakeFirstOrThrow()
  expect(JSON.parse(saved.pack_ids)).toEqual([first?.id, second?.id, fourth?.id])
})
