import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { cellOf, dealRow, findDeal, isSaved, notes, pressSave, saveElsewhere, writeCell, writeField } from './testing/deal-screen'
import { changeElsewhere, useApp } from './testing/render-app'

const app = useApp()

async function openDeal(...which: Parameters<typeof findDeal>) {
  const deal = await findDeal(...which)
  const opened = await app.open(deal.path)
  await screen.findByLabelText('Customer reference')
  return { ...opened, ...deal }
}
const isDirty = () => screen.findByText('Unsaved changes')
const reference = () => screen.getByLabelText<HTMLInputElement>('Customer reference')

describe('a sale manager', () => {
  it('writes a deal, names its wood in words, saves at once, and issues the order confirmation', async () => {
    await app.logInAs('sale_manager')
    const { router, user } = await app.open('/deals/new')
    const product = await app.world.db.selectFrom('products').select(['id', 'name']).orderBy('name').executeTakeFirstOrThrow()
    await screen.findByRole('option', { name: 'Letter of credit' })
    await writeField(user, await screen.findByRole('combobox', { name: /^Client/ }), 'Bois du')
    await user.click(await screen.findByRole('option', { name: /Bois du Rhône SAS/ }))
    await writeCell(user, 1, 'quantity', '40m3')
    await writeCell(user, 1, 'price', '312')
    await user.click(cellOf(1, 'product'))
    await user.keyboard('x{Backspace}')
    await user.paste(product.name)
    await user.keyboard('{Control>}s{/Control}')

    await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/deals\/[0-9a-f-]{36}$/))
    const id = router.state.location.pathname.slice('/deals/'.length)
    const lines = app.world.db.selectFrom('deal_lines').select('product_id').where('deal_id', '=', id)
    expect(await lines.execute()).toEqual([{ product_id: product.id }])

    await waitFor(() => expect(document.activeElement).toBe(document.querySelector('h1')))
    await user.click(await screen.findByText('Enter the delivery week'))
    const week = screen.getByLabelText('Delivery from week')
    expect(document.activeElement).toBe(week)
    await user.paste('2027-W03')
    await user.tab()
    const step = await screen.findByText('Issue order confirmation')
    const primary = [...document.querySelectorAll('main button[class*=primary]')]
    expect(primary.map((button) => button.textContent)).toEqual(['Issue order confirmation'])
    await user.click(step)
    await screen.findByText('Confirm deal')
    expect(await dealRow(id)).toMatchObject({ status: 'order_confirmation', delivery_week_from: '2027-W03' })

    // The new version is known to the screen that the deal was written on: no conflict with oneself.
    await writeField(user, await notes(), 'Ends painted red')
    await isDirty()
    await pressSave(user)
    await isSaved()
    expect(await dealRow(id)).toMatchObject({ notes: 'Ends painted red' })
  })

  it('reads what is wrong at each cell, and loses it by writing there', async () => {
    await app.logInAs('sale_manager')
    const { user } = await openDeal('draft')
    await writeCell(user, 1, 'quantity', 'many{Enter}')
    await user.keyboard('{Control>}s{/Control}')
    await waitFor(() => expect(cellOf(1, 'quantity').getAttribute('aria-invalid')).toBe('true'))
    await waitFor(() => expect(document.activeElement).toBe(cellOf(1, 'quantity')))
    await user.keyboard('12{Enter}')
    expect(cellOf(1, 'quantity').getAttribute('aria-invalid')).toBeNull()
  })

  it('begins each line with what the client wants certified', async () => {
    await app.logInAs('sale_manager')
    const { user } = await app.open('/deals/new')
    await writeField(user, await screen.findByRole('combobox', { name: /^Client/ }), 'Bois du')
    await user.click(await screen.findByRole('option', { name: /Bois du Rhône SAS/ }))
    await waitFor(() => expect(cellOf(1, 'certification').textContent).toBe('PEFC Certified'))
    await user.click(screen.getByRole('button', { name: 'Add line' }))
    expect(cellOf(2, 'certification').textContent).toBe('PEFC Certified')
  })

  it('is told when the wood is not certified as the client wants it', async () => {
    await app.logInAs('sale_manager')
    const { user } = await app.open('/deals/new')
    await writeField(user, await screen.findByRole('combobox', { name: /^Client/ }), 'Bois du')
    await user.click(await screen.findByRole('option', { name: /Bois du Rhône SAS/ }))
    await waitFor(() => expect(cellOf(1, 'certification').textContent).toBe('PEFC Certified'))
    const products = await app.world.db.selectFrom('products').select(['name', 'specification']).execute()
    const named = (claims: boolean) => products.find(({ specification }) => specification.includes('"pefc_certified"') === claims)?.name ?? ''
    // As somebody who knows its name writes it: a cell that is stood on takes what is pasted.
    await user.click(cellOf(1, 'product'))
    await user.paste(named(false))
    await waitFor(() => expect(cellOf(1, 'certification').textContent).toMatch(/^PEFC CertifiedThis wood is (FSC|not certified)/))
    expect(cellOf(1, 'certification').getAttribute('aria-invalid')).toBeNull()
    await user.paste(named(true))
    await waitFor(() => expect(cellOf(1, 'certification').textContent).toBe('PEFC Certified'))
    await user.click(cellOf(1, 'certification'))
    await user.paste('FSC 100%')
    await waitFor(() => expect(cellOf(1, 'certification').textContent).toBe('FSC 100%Client requires PEFC Certified'))
  })

  it('sees no margin while a line has no purchase price, and reads why', async () => {
    await app.logInAs('sale_manager')
    const { user } = await app.open('/deals/new')
    await notes()
    await writeCell(user, 1, 'quantity', '40m3')
    await writeCell(user, 1, 'price', '312')
    const why = await screen.findByText('1 line has no purchase price')
    expect(why.parentElement?.textContent).toBe('Margin–1 line has no purchase price')
    await writeCell(user, 1, 'planned_purchase_price', '240')
    await waitFor(() => expect(screen.queryByText(/no purchase price/)).toBeNull())
    expect(screen.getByText('Margin').parentElement?.textContent).toContain('€2,880.00')
  })
})

describe('a product that is looked for', () => {
  it('is not taken from what fewer words had found', async () => {
    await app.logInAs('sale_manager')
    const { user } = await app.open('/deals/new')
    await notes()
    await user.click(cellOf(1, 'product'))
    await user.keyboard('pine')
    await waitFor(() => expect(cellOf(1, 'product').querySelectorAll('[role=option]').length).toBeGreaterThan(1))
    await user.keyboard(' of the moon{Tab}')
    expect(cellOf(1, 'product').textContent).toMatch(/^pine of the moon/)
  })
})

describe('what is typed and not saved', () => {
  it('is a change of what was last saved: after a reload it is saved without a conflict', async () => {
    await app.logInAs('sale_manager')
    const { user, path, id } = await openDeal('draft')
    await writeField(user, reference(), 'PO 1')
    await isDirty()
    await pressSave(user)
    await isSaved()
    await writeField(user, await notes(), 'Ends painted red')
    await isDirty()

    const again = await app.open(path)
    await screen.findByText('What you typed here before was kept.')
    expect((await notes()).value).toBe('Ends painted red')
    await pressSave(again.user)
    await isSaved()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(await dealRow(id)).toMatchObject({ customer_reference: 'PO 1', notes: 'Ends painted red' })
  })

  it('belongs to who typed it', async () => {
    await app.logInAs('sale_manager')
    const { user, path } = await openDeal('draft')
    await writeField(user, await notes(), 'Between us')
    await isDirty()
    await app.logInAs('global_manager')
    await app.open(path)
    expect((await notes()).value).not.toBe('Between us')
    expect(screen.queryByText('What you typed here before was kept.')).toBeNull()
  })

  it('is asked about before it is left, and stays when told to', async () => {
    await app.logInAs('sale_manager')
    const { user, router } = await openDeal('draft')
    await writeField(user, await notes(), 'Between us')
    await isDirty()
    void router.navigate({ to: '/general-order' })
    const question = await screen.findByRole('alertdialog', { name: 'Leave without saving?' })
    await user.click(within(question).getByText('Stay'))
    expect(router.state.location.pathname).toMatch(/^\/deals\//)
    expect((await notes()).value).toBe('Between us')
  })

  it('outlives a lost session', async () => {
    await app.logInAs('sale_manager')
    const { user, router, path } = await openDeal('draft')
    await writeField(user, await notes(), 'Ends painted red')
    await isDirty()
    app.world.fail('lost_refresh')
    await pressSave(user)
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
    await app.logInAs('sale_manager')
    await app.open(path)
    expect((await notes()).value).toBe('Ends painted red')
  })

  it('outlives it to the last keystroke', async () => {
    await app.logInAs('sale_manager')
    const { user, router, path } = await openDeal('draft')
    await user.type(await notes(), 'Ends painted red')
    changeElsewhere({ is_logged_in: false, role: null })
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
    await app.logInAs('sale_manager')
    await app.open(path)
    expect((await notes()).value).toMatch(/Ends painted red$/)
  })

  it('is not taken back by the terms of a client that is chosen after a reload', async () => {
    await app.logInAs('sale_manager')
    await app.world.db.updateTable('clients').set({ default_destination: 'Lyon' }).where('name', '=', 'Bois du Rhône SAS').execute()
    const destination = () => screen.findByLabelText<HTMLInputElement>('Destination')
    const { user } = await app.open('/deals/new')
    await writeField(user, await destination(), 'Valence')
    const again = await app.open('/deals/new')
    await screen.findByText('What you typed here before was kept.')
    await writeField(again.user, await screen.findByRole('combobox', { name: /^Client/ }), 'Bois du')
    await again.user.click(await screen.findByRole('option', { name: /Bois du Rhône SAS/ }))
    await screen.findByText(/Limit|limit/)
    expect((await destination()).value).toBe('Valence')
  })
})

describe('a deal that somebody else saved meanwhile', () => {
  it('shows both sides, and is saved as chosen with nothing lost', async () => {
    await app.logInAs('sale_manager')
    const { user, id } = await openDeal('draft')
    await saveElsewhere(id, { customer_reference: 'PO 7 by the manager' })
    await writeField(user, reference(), 'PO 8 by the seller')
    await writeCell(user, 1, 'quantity', '17{Enter}')
    await isDirty()
    await pressSave(user)
    const conflict = await screen.findByRole('dialog', { name: 'Two versions of this document' })
    expect(conflict.textContent).toContain('PO 7 by the manager')
    expect(conflict.textContent).toContain('PO 8 by the seller')
    await user.click(within(conflict).getByLabelText(/PO 7 by the manager/))
    await user.click(within(conflict).getByText('Save what I chose'))
    await isSaved()
    expect(await dealRow(id)).toMatchObject({ customer_reference: 'PO 7 by the manager' })
    expect(cellOf(1, 'quantity').textContent).toBe('17')
  })

  it.each([
    ['the other by name', 'global_manager', /^(?!You ).* saved a change while you were working/],
    ['one’s own other tab as that', 'sale_manager', /^You saved a change in another tab or window/],
  ] as const)('calls %s', async (_, by, words) => {
    await app.logInAs('sale_manager')
    const { user, id } = await openDeal('draft')
    await saveElsewhere(id, { customer_reference: 'PO 7' }, by)
    await writeField(user, reference(), 'PO 8')
    await pressSave(user)
    const conflict = await screen.findByRole('dialog', { name: 'Two versions of this document' })
    expect(within(conflict).getByText(words)).toBeTruthy()
  })
})

describe('a deal', () => {
  it('is read, not written, by who may not change it, and shows no margin where the backend gives none', async () => {
    await app.logInAs('sale_manager')
    await openDeal('confirmed', { isColleagues: true })
    expect(screen.getByText(/You can read this deal/)).toBeTruthy()
    expect(reference().readOnly).toBe(true)
    expect(screen.getByRole('grid').getAttribute('aria-readonly')).toBe('true')
    expect(screen.queryByText('Save')).toBeNull()
    expect(screen.queryByText('Margin')).toBeNull()
    expect(document.querySelector('[data-column=planned_purchase_price]')).toBeNull()
  })

  it('asks why it is canceled', async () => {
    await app.logInAs('sale_manager')
    const { user, id } = await openDeal('order_confirmation')
    await user.click(await screen.findByText('Cancel deal…'))
    const dialog = await screen.findByRole('dialog', { name: 'Cancel the deal' })
    await user.click(within(dialog).getByText('Cancel the deal', { selector: 'button, button *' }))
    expect(await within(dialog).findByText('Say why, in a few words.')).toBeTruthy()
    await user.click(within(dialog).getByLabelText(/^Reason/))
    await user.paste('The client stopped the building')
    await user.click(within(dialog).getByText('Cancel the deal', { selector: 'button, button *' }))
    await waitFor(async () => expect(await dealRow(id)).toMatchObject({ status: 'canceled', cancel_reason: 'The client stopped the building' }))
  })
})
