import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { getTestWorld } from '@mocks/node/test-world'
import { findListedSupplyAddress } from '@mocks/scenarios/addresses'
import { useApp } from '@/app/testing/render-app'

const app = useApp()

const findMatrix = () => screen.findByRole('grid', { name: 'Packs and pieces per length' })

async function openPacks() {
  const path = await findListedSupplyAddress(getTestWorld())
  return app.open(path)
}

it('a cargo manager sees packs without changing them', async () => {
  await app.logInAs('cargo_manager')
  await openPacks()
  const matrix = await findMatrix()
  expect(matrix.getAttribute('aria-readonly')).toBe('true')
  expect(within(matrix).getByRole('row', { name: /41208/ })).not.toBeNull()
  expect(screen.queryByRole('button', { name: 'Save packs' })).toBeNull()
})

it('a message says that a changed pack must be inspected again, and leads to the first wrong cell', async () => {
  await app.logInAs('global_manager')
  await getTestWorld()
    .db.updateTable('packs')
    .set({ status: 'accepted', verdict: 'accepted' })
    .where('number', 'like', '%41208')
    .execute()
  const { user } = await openPacks()
  const row = within(await findMatrix()).getByRole('row', { name: /41208/ })
  const [, pieces] = within(row).getAllByRole('gridcell')
  if (!pieces) throw new Error('A pack has no cell for its pieces.')
  await user.click(pieces)
  await user.keyboard('x{Enter}')
  expect(screen.getByText(/of 1 accepted pack\. .* inspected again\./)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Save packs' }))
  await waitFor(() => expect(document.activeElement).toBe(pieces))
})
