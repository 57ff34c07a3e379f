import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import {
  getCell,
  chooseClient,
  findDealRow,
  waitUntilDirty,
  waitUntilSaved,
  findNotes,
  findOfferedTransition,
  openDeal,
  pressSave,
  fillCell,
  fillField,
} from '@/app/testing/deal-screen'
import { useApp } from '@/app/testing/render-app'

const app = useApp()

describe('a sale manager', () => {
  it('writes a deal, describes its wood, saves it, and issues the order confirmation', async () => {
    await app.logInAs('sale_manager')
    const { router, user } = await app.open('/deals/new')
    const product = await app.world.db
      .selectFrom('products')
      .select(['id', 'name'])
      .where('name', 'like', 'Spruce%')
      .orderBy('name')
      .executeTakeFirstOrThrow()
    await screen.findByRole('option', { name: 'Letter of credit' })
    await chooseClient(user)
    await fillCell(user, 1, 'quantity', '40m3')
    await fillCell(user, 1, 'price', '312')
    await user.click(getCell(1, 'product'))
    await user.keyboard('x{Backspace}')
    await user.paste(product.name)
    await user.keyboard('{Control>}s{/Control}')

    await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/deals\/[0-9a-f-]{36}$/))
    const id = router.state.location.pathname.slice('/deals/'.length)
    const lines = app.world.db
      .selectFrom('deal_lines')
      .select('product_id')
      .where('deal_id', '=', id)
    expect(await lines.execute()).toEqual([{ product_id: product.id }])

    await user.click(await screen.findByText('Enter the delivery week'))
    const week = screen.getByLabelText('Delivery from week')
    await waitFor(() => expect(document.activeElement).toBe(week))
    await user.paste('2027-W03')
    await user.tab()
    const transition = await findOfferedTransition('Issue order confirmation')
    const primary = [...document.querySelectorAll('main button[class*=primary]')]
    expect(primary.map((button) => button.textContent)).toEqual(['Issue order confirmation'])
    await user.click(transition)
    await findOfferedTransition('Confirm deal')
    expect(await findDealRow(id)).toMatchObject({
      status: 'order_confirmation',
      delivery_week_from: '2027-W03',
    })

    // The screen knows the version that it saved, so the next save is not a conflict.
    await fillField(user, await findNotes(), 'Ends painted red')
    await waitUntilDirty()
    await pressSave(user)
    await waitUntilSaved()
    expect(await findDealRow(id)).toMatchObject({ notes: 'Ends painted red' })
  })

  it('sees an error at each invalid cell, which disappears on input', async () => {
    await app.logInAs('sale_manager')
    const { user } = await openDeal(app, 'draft')
    await fillCell(user, 1, 'quantity', 'many{Enter}')
    await user.keyboard('{Control>}s{/Control}')
    await waitFor(() => expect(getCell(1, 'quantity').getAttribute('aria-invalid')).toBe('true'))
    await waitFor(() => expect(document.activeElement).toBe(getCell(1, 'quantity')))
    await user.keyboard('12{Enter}')
    expect(getCell(1, 'quantity').getAttribute('aria-invalid')).toBeNull()
  })

  it('sees why there is no margin while a line has no purchase price', async () => {
    await app.logInAs('sale_manager')
    const { user } = await app.open('/deals/new')
    await findNotes()
    await fillCell(user, 1, 'quantity', '40m3')
    await fillCell(user, 1, 'price', '312')
    const why = await screen.findByText('1 line has no purchase price')
    expect(why.parentElement?.textContent).toBe('Planned margin1 line has no purchase price')
    await fillCell(user, 1, 'planned_purchase_price', '240')
    await waitFor(() => expect(screen.queryByText(/no purchase price/)).toBeNull())
    expect(screen.getByText('Planned margin').parentElement?.textContent).toContain('€2,880.00')
  })
})

describe('a product search', () => {
  it('does not select a match of an earlier, shorter search', async () => {
    await app.logInAs('sale_manager')
    const { user } = await app.open('/deals/new')
    await findNotes()
    await user.click(getCell(1, 'product'))
    await user.keyboard('pine')
    await waitFor(() =>
      expect(getCell(1, 'product').querySelectorAll('[role=option]').length).toBeGreaterThan(1),
    )
    await user.keyboard(' of the moon{Tab}')
    expect(getCell(1, 'product').textContent).toMatch(/^pine of the moon/)
  })
})

describe('a deal', () => {
  it('is read-only for users who cannot change it, and hides a margin that the backend omits', async () => {
    await app.logInAs('sale_manager')
    await openDeal(app, 'confirmed', { isColleagues: true })
    expect(screen.getByText('Read-only')).toBeTruthy()
    const form = screen.getByLabelText('Customer reference').closest('form')
    expect(form?.querySelector('input, select, textarea, fieldset')).toBeNull()
    expect(screen.getByRole('grid').getAttribute('aria-readonly')).toBe('true')
    expect(screen.queryByText('Save')).toBeNull()
    expect(screen.queryByText('Planned margin')).toBeNull()
    expect(document.querySelector('[data-column=planned_purchase_price]')).toBeNull()
  })
})
