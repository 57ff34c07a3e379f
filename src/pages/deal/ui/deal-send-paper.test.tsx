import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { findDeal } from '@/app/testing/deal-screen'
import { failCall, useApp } from '@/app/testing/render-app'

const app = useApp()

let id = ''
beforeEach(async () => {
  await app.logInAs('sale_manager')
  ;({ id } = await findDeal('order_confirmation'))
})

const findMails = () =>
  app.world.db.selectFrom('mails').selectAll().where('paper', 'is not', null).execute()

async function openDialog(revision = '') {
  const { user } = await app.open(`/deals/${id}?view=order_confirmation${revision}`)
  await user.click(await screen.findByRole('button', { name: 'Send by email' }))
  const dialog = await screen.findByRole('dialog', { name: /^Send by email/ })
  await within(dialog).findByLabelText(/^Subject/)
  return { user, dialog: within(dialog) }
}

it('the order confirmation is sent to the client once, and the history says so', async () => {
  const { user, dialog } = await openDialog()
  expect(dialog.getAllByRole('checkbox', { checked: true })).toHaveLength(1)
  await user.dblClick(dialog.getByRole('button', { name: 'Send' }))
  await screen.findByText('The email is on its way.')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(await findMails()).toHaveLength(1)
  await user.click(screen.getByRole('link', { name: /Back to the deal|Deal/ }))
  await screen.findByText(/emailed .+: Order confirmation/)
})

it('the form says before it sends an issued document that it is not in force any more', async () => {
  const { user, dialog } = await openDialog('&revision=1')
  const notice = /^This document is not in force\. “.+” is printed at the top\.$/
  expect(dialog.queryByText(notice)).toBeNull()
  await app.world.db.updateTable('deals').set({ status: 'canceled' }).where('id', '=', id).execute()
  const button = dialog.getByRole('button', { name: 'Send' })
  await user.click(button)
  await dialog.findByText(notice)
  expect(await findMails()).toHaveLength(0)
  await user.click(button)
  await screen.findByText('The email is on its way.')
})

it('the form keeps everything that was typed if the address is wrong or the server fails', async () => {
  const { user, dialog } = await openDialog()
  await user.click(dialog.getAllByRole('checkbox', { checked: true })[0]!)
  await user.click(dialog.getByRole('button', { name: 'Send' }))
  await dialog.findByText('Choose a contact or enter an address.')
  const other = dialog.getByLabelText('Other address')
  await user.type(other, 'marie@')
  await dialog.findByText('Enter an address such as name@company.com.')
  await user.type(other, 'lefevre.example')
  failCall('/records/*/send/')
  await user.click(dialog.getByRole('button', { name: 'Send' }))
  await dialog.findByRole('alert')
  expect(other).toHaveProperty('value', 'marie@lefevre.example')
  expect(await findMails()).toHaveLength(0)
})

/** Opens the menu of the deal; jsdom has no popovers. */
async function openMore() {
  const button = await screen.findByRole('button', { name: 'More' })
  const panel = document.getElementById(button.getAttribute('popovertarget') ?? '')
  fireEvent(panel ?? button, Object.assign(new Event('toggle'), { newState: 'open' }))
}

it('the permission to send is not loaded before the menu is opened', async () => {
  const { queryClient } = await app.open(`/deals/${id}`)
  await screen.findByText('Download order confirmation (PDF)')
  const loaded = queryClient.getQueryCache().findAll({
    predicate: ({ queryKey, state }) =>
      queryKey.includes('papers') && (state.fetchStatus !== 'idle' || state.data !== undefined),
  })
  expect(loaded).toHaveLength(0)
  await openMore()
  await screen.findByText('Send order confirmation by email')
})

it('the form opens from the menu of the deal, and returns the focus there', async () => {
  const { user } = await app.open(`/deals/${id}`)
  await openMore()
  await user.click(await screen.findByText('Send order confirmation by email'))
  const dialog = await screen.findByRole('dialog', { name: /^Send by email/ })
  await user.click(await within(dialog).findByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })),
  )
})
