import { screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { findDealRow, findDeal, fillField } from '@/app/testing/deal-screen'
import { useApp } from '@/app/testing/render-app'

const app = useApp()

const findClientField = () => screen.findByRole<HTMLInputElement>('combobox', { name: /^Client/ })
const findMessage = async () => {
  const ids = (await findClientField()).getAttribute('aria-describedby')?.split(' ') ?? []
  return ids.map((id) => document.getElementById(id)?.textContent)
}
const chooseOne = 'Choose one from the list.'

async function typeWithoutChoosing(user: UserEvent) {
  await screen.findByRole('option', { name: 'Letter of credit' })
  await fillField(user, await findClientField(), 'Nobody of that name')
}
async function openNew() {
  await app.logInAs('sale_manager')
  return app.open('/deals/new')
}

describe('text in the client field without a chosen client', () => {
  it('needs a confirmation before leaving, and is restored on return', async () => {
    const { router, user } = await openNew()
    await typeWithoutChoosing(user)
    await user.tab()
    await screen.findByText('Unsaved changes')
    void router.navigate({ to: '/general-order' })
    await user.click(await screen.findByRole('button', { name: 'Leave' }))
    await screen.findByRole('heading', { level: 1, name: 'Deals' })
    await router.navigate({ to: '/deals/new' })
    await screen.findByRole('heading', { level: 1, name: 'New deal' })
    await screen.findByText('Your unsaved changes were restored.')
    expect((await findClientField()).value).toBe('Nobody of that name')
  })

  it('survives a reload in the middle of a word, with advice', async () => {
    const { user } = await openNew()
    await typeWithoutChoosing(user)
    await app.open('/deals/new')
    await waitFor(async () => expect((await findClientField()).value).toBe('Nobody of that name'))
    expect(await findMessage()).toContain(chooseOne)
  })

  it('is deleted when it is cleared', async () => {
    const { user } = await openNew()
    await typeWithoutChoosing(user)
    await screen.findByText('Unsaved changes')
    await user.clear(await findClientField())
    await user.tab()
    await screen.findByText('Not saved yet')
    await app.open('/deals/new')
    expect((await findClientField()).value).toBe('')
  })

  it('is not saved: the previous client stays, with advice', async () => {
    await app.logInAs('sale_manager')
    const { id, path } = await findDeal('draft')
    const before = await findDealRow(id)
    const { user } = await app.open(path)
    await typeWithoutChoosing(user)
    await user.keyboard('{Control>}s{/Control}')
    await waitFor(async () => expect(await findMessage()).toContain(chooseOne))
    expect(document.activeElement).toBe(await findClientField())
    expect((await findClientField()).value).toBe('Nobody of that name')
    expect(await findDealRow(id)).toEqual(before)
  })
})
