import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { useApp } from '@/app/testing/render-app'

const app = useApp()

const findClient = () =>
  app.world.db
    .selectFrom('clients')
    .select(['id', 'credit_limit_cents'])
    .where('name', '=', 'Bois du Rhône SAS')
    .executeTakeFirstOrThrow()

describe('a credit limit', () => {
  it.each([
    ['50000', 5_000_000],
    ['12500,5', 1_250_050],
  ])('entered as %s is saved as %i cents', async (input, cents) => {
    await app.logInAs('global_manager')
    const { user } = await app.open(`/clients/${(await findClient()).id}`)
    const limit = await screen.findByLabelText(/^Credit limit/)
    await user.clear(limit)
    await user.type(limit, input)
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(async () => expect((await findClient()).credit_limit_cents).toBe(cents))
  })
})
