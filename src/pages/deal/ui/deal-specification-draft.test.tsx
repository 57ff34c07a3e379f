import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import {
  getCell,
  chooseClient,
  waitUntilDirty,
  waitUntilSaved,
  openDeal,
  fillField,
} from '@/app/testing/deal-screen'
import { changeFromAnotherSession, useApp } from '@/app/testing/render-app'

const app = useApp()

const getField = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const queryDrawer = () => screen.queryByText('Apply')
const isRestoredShown = () => screen.queryByText('Your unsaved changes were restored.') !== null
const getDraftKeys = () =>
  Object.keys(localStorage).filter((key) => key.includes(':specifications-'))

async function chooseLineAction(user: UserEvent, line: number, action: string) {
  await user.click(screen.getByLabelText(`Actions for line ${line}`))
  await user.click(await screen.findByText(action))
}
async function describeLine(user: UserEvent, line = 1) {
  await chooseLineAction(user, line, 'Specification…')
  await screen.findByText('Apply')
}

async function openSaved() {
  await app.logInAs('sale_manager')
  const opened = await openDeal(app, 'draft')
  await waitFor(() => getCell(1, 'product'))
  return opened
}
async function reopen(path: string) {
  const { user } = await app.open(path)
  await screen.findByLabelText('Customer reference')
  return user
}

it('a size that is no number is refused with a toast and the focus, and its drawer stays open', async () => {
  const { user } = await openSaved()
  await describeLine(user)
  await fillField(user, getField('Length'), 'long')
  await user.click(screen.getByText('Apply'))
  expect(await screen.findByText('Form validation error')).toBeTruthy()
  expect(getField('Length').getAttribute('aria-invalid')).toBe('true')
  await waitFor(() => expect(document.activeElement).toBe(getField('Length')))
  expect(queryDrawer()).not.toBeNull()
})

describe('an unapplied specification', () => {
  it('is restored in its drawer after a reload, with a partial code, until it is applied', async () => {
    const { user, path } = await openSaved()
    await describeLine(user)
    await fillField(user, getField('Length'), '950')
    await fillField(user, getField('HS code'), '44')

    const reopened = await reopen(path)
    expect(queryDrawer()).toBeNull()
    await describeLine(reopened)
    expect(isRestoredShown()).toBe(true)
    expect(getField('Length').value).toBe('950')
    expect(getField('HS code').value).toBe('44')
    await fillField(reopened, getField('HS code'), '4407')
    await reopened.click(screen.getByText('Apply'))
    await waitFor(() => expect(getCell(1, 'product').textContent).toContain('×950'))
    expect(getDraftKeys()).toEqual([])
  })

  it.each([
    ['Escape', (user: UserEvent) => user.keyboard('{Escape}')],
    ['its button', (user: UserEvent) => user.click(screen.getByText('Cancel'))],
  ])('is deleted when it is discarded by %s', async (_, giveUp) => {
    const { user, path } = await openSaved()
    await describeLine(user)
    const before = getField('Thickness').value
    await fillField(user, getField('Thickness'), '63')
    await giveUp(user)
    await waitFor(() => expect(queryDrawer()).toBeNull())
    expect(getDraftKeys()).toEqual([])
    const reopened = await reopen(path)
    await describeLine(reopened)
    expect(getField('Thickness').value).toBe(before)
    expect(isRestoredShown()).toBe(false)
  })

  it('is deleted when it is undone', async () => {
    const { user, path } = await openSaved()
    await describeLine(user)
    const before = getField('Thickness').value
    await fillField(user, getField('Thickness'), '63')
    await fillField(user, getField('Thickness'), before)
    await reopen(path)
    expect(getDraftKeys()).toEqual([])
  })

  it('belongs to its line and user', async () => {
    const { user, path } = await openSaved()
    await chooseLineAction(user, 1, 'Duplicate line')
    await waitUntilDirty()
    await describeLine(user)
    const before = getField('Thickness').value
    await fillField(user, getField('Thickness'), '63')

    const reopened = await reopen(path)
    await describeLine(reopened, 2)
    expect(getField('Thickness').value).toBe(before)
    await fillField(reopened, getField('Thickness'), '38')

    await app.logInAs('global_manager')
    const otherScreen = await reopen(path)
    await describeLine(otherScreen)
    expect(getField('Thickness').value).toBe(before)

    await app.logInAs('sale_manager')
    const ownScreen = await reopen(path)
    await describeLine(ownScreen, 2)
    expect(getField('Thickness').value).toBe('38')
    await ownScreen.keyboard('{Escape}')
    await waitFor(() => expect(queryDrawer()).toBeNull())
    await describeLine(ownScreen)
    expect(getField('Thickness').value).toBe('63')
  })

  it('survives a lost session up to the last keystroke', async () => {
    const { user, router, path } = await openSaved()
    await describeLine(user)
    await fillField(user, getField('Thickness'), '63')
    changeFromAnotherSession({ is_logged_in: false, role: null })
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
    await app.logInAs('sale_manager')
    const reopened = await reopen(path)
    await describeLine(reopened)
    expect(getField('Thickness').value).toBe('63')
  })

  it('keeps typed fields only: the others follow the version that another user saved', async () => {
    const { user, path, id } = await openSaved()
    await describeLine(user)
    await fillField(user, getField('Thickness'), '63')
    const lines = app.world.db
      .selectFrom('deal_lines')
      .select(['id', 'specification'])
      .where('deal_id', '=', id)
    for (const line of await lines.execute()) {
      const specification = JSON.stringify({
        ...JSON.parse(String(line.specification)),
        quality: 'SF',
        thickness_mm: 22,
      })
      await app.world.db
        .updateTable('deal_lines')
        .set({ specification })
        .where('id', '=', line.id)
        .execute()
    }
    const reopened = await reopen(path)
    await describeLine(reopened)
    expect(getField('Grade').value).toBe('SF')
    expect(getField('Thickness').value).toBe('63')
  })

  it('is hidden once the user can no longer edit lines', async () => {
    const { user, path, id } = await openSaved()
    await describeLine(user)
    await fillField(user, getField('Thickness'), '63')
    await app.world.db
      .updateTable('deals')
      .set({ status: 'delivered' })
      .where('id', '=', id)
      .execute()
    const reopened = await reopen(path)
    await chooseLineAction(reopened, 1, 'Specification…')
    expect((await screen.findByLabelText('Thickness')).textContent).not.toContain('63')
    expect(isRestoredShown()).toBe(false)
  })

  it('is deleted and restored with its line', async () => {
    const { user, path } = await openSaved()
    await describeLine(user)
    await fillField(user, getField('Thickness'), '63')

    const reopened = await reopen(path)
    await chooseLineAction(reopened, 1, 'Remove line')
    await waitFor(() => expect(getDraftKeys()).toEqual([]))
    await reopened.click(screen.getByLabelText('Undo'))
    await waitFor(() => expect(getDraftKeys()).toHaveLength(1))
    await describeLine(reopened)
    expect(getField('Thickness').value).toBe('63')
  })
})

describe('an unapplied specification of a new deal', () => {
  async function describeInNew() {
    await app.logInAs('sale_manager')
    const user = await reopen('/deals/new')
    await describeLine(user)
    await fillField(user, getField('Thickness'), '63')
    return user
  }

  it('is restored in its blank line after a reload, and moves to the deal when it is saved', async () => {
    await describeInNew()
    const { user, router } = await app.open('/deals/new')
    await chooseClient(user)
    await describeLine(user)
    expect(getField('Thickness').value).toBe('63')
    await fillField(user, getField('Thickness'), '75')
    await user.keyboard('{Control>}s{/Control}')
    await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/deals\/[0-9a-f-]{36}$/))
    await waitUntilSaved()
    const savedPath = router.state.location.pathname
    expect(getDraftKeys()).toEqual([expect.stringContaining(savedPath.slice('/deals/'.length))])

    const reopened = await reopen(savedPath)
    await reopened.click(screen.getByText('Add line'))
    await describeLine(reopened)
    expect(getField('Thickness').value).toBe('75')
    await reopened.click(screen.getByText('Apply'))
    await waitFor(() => expect(getCell(1, 'product').textContent).toContain('75×'))
    expect(getDraftKeys()).toEqual([])
  })

  it('moves to a deal that is saved on leaving', async () => {
    await describeInNew()
    const { user, router } = await app.open('/deals/new')
    await chooseClient(user)
    void router.navigate({ to: '/general-order' })
    await user.click(within(await screen.findByRole('alertdialog')).getByText(/^Save/))
    await waitFor(() => expect(router.state.resolvedLocation?.pathname).toBe('/general-order'))
    const latestDeal = app.world.db.selectFrom('deals').select('id').orderBy('created_at', 'desc')
    const { id } = await latestDeal.executeTakeFirstOrThrow()
    expect(getDraftKeys()).toEqual([expect.stringContaining(id)])
  })

  it('is discarded with the deal', async () => {
    await describeInNew()
    const reopened = await reopen('/deals/new')
    expect(getDraftKeys()).toHaveLength(1)
    await reopened.click(screen.getByText('Discard changes…'))
    await waitFor(() => expect(getDraftKeys()).toEqual([]))
    await describeLine(reopened)
    expect(getField('Thickness').value).toBe('')
  })
})

describe('a specification that blocks saving', () => {
  it('is kept with all other input', async () => {
    const { user, path } = await openSaved()
    await describeLine(user)
    await fillField(user, getField('HS code'), '44')
    await user.click(screen.getByText('Apply'))
    await waitUntilDirty()
    const reopened = await reopen(path)
    expect(isRestoredShown()).toBe(true)
    await describeLine(reopened)
    expect(getField('HS code').value).toBe('44')
  })
})
