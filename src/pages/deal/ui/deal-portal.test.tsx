import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { useApp } from '@/app/testing/render-app'

const app = useApp()

/** Opens an issued deal of a portal order. */
async function openPortalDeal() {
  const { id } = await app.world.db
    .selectFrom('deals')
    .select('id')
    .where('portal_order_id', 'is not', null)
    .where('status', 'in', ['order_confirmation', 'confirmed', 'loading'])
    .executeTakeFirstOrThrow()
  await app.open(`/deals/${id}`)
}

const SENTENCE = /The client ordered these terms on the portal, so they can’t be revised/

describe('a deal of a portal order', () => {
  it('says why it is not revised, and leads on to its order', async () => {
    await app.logInAs('global_manager')
    await openPortalDeal()
    expect(await screen.findByText(SENTENCE)).toBeTruthy()
    expect(screen.getByText('Open the order').closest('a')?.getAttribute('href')).toMatch(
      /\/orders\//,
    )
    expect(screen.queryByText('Revise…')).toBeNull()
  })
})
