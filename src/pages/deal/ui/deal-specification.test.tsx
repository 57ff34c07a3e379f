import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { getCell, fillField } from '@/app/testing/deal-screen'
import { useApp } from '@/app/testing/render-app'

const app = useApp()

async function describeWood() {
  await app.logInAs('sale_manager')
  const { user } = await app.open('/deals/new')
  await screen.findByRole('combobox', { name: /^Client/ })
  await user.click(getCell(1, 'product'))
  await user.keyboard('ebony')
  await screen.findByText('No matches. Try fewer words.')
  await user.keyboard('{Enter}')
  return user
}

describe('unlisted wood', () => {
  it('can be described by keyboard, and moves the focus to the quantity', async () => {
    const user = await describeWood()
    await user.selectOptions(await screen.findByRole('combobox', { name: /^Wood/ }), 'Larch')
    expect(screen.getByLabelText<HTMLInputElement>('Density').value).toBe('590')
    await fillField(user, screen.getByLabelText('Thickness'), '27')
    await user.selectOptions(screen.getByRole('combobox', { name: /^Certification/ }), 'FSC 100%')
    screen.getByText('Apply').focus()
    await user.keyboard('{Enter}')

    await waitFor(() => expect(document.activeElement).toBe(getCell(1, 'quantity')))
    expect(getCell(1, 'product').textContent).toContain('Larch')
    expect(getCell(1, 'certification').textContent).toBe('FSC 100%')
  })

  it('is not applied while a size is invalid; the size is kept and reported', async () => {
    const user = await describeWood()
    await fillField(user, await screen.findByLabelText('Thickness'), '1.000')
    await screen.findByText('Thousands or decimals? Choose one.')
    await user.click(screen.getByRole('button', { name: '1,000' }))
    await user.clear(screen.getByLabelText('Width'))
    await user.type(screen.getByLabelText('Width'), 'wide{Control>}{Enter}{/Control}')
    await screen.findByText('Enter a whole number.')
    expect(screen.getByLabelText<HTMLInputElement>('Thickness').value).toBe('1,000')
    expect(screen.getByLabelText<HTMLInputElement>('Width').value).toBe('wide')
  })

  it('is applied by Ctrl+Enter from the last field', async () => {
    const user = await describeWood()
    await user.selectOptions(await screen.findByRole('combobox', { name: /^Wood/ }), 'Larch')
    await fillField(user, screen.getByLabelText('Thickness'), '27')
    await user.keyboard('{Control>}{Enter}{/Control}')

    await waitFor(() => expect(document.activeElement).toBe(getCell(1, 'quantity')))
    expect(getCell(1, 'product').textContent).toMatch(/Larch.*27/)
    expect(document.querySelectorAll('[role=grid] tbody tr')).toHaveLength(1)
  })

  it('returns the focus to the product when it is cancelled', async () => {
    const user = await describeWood()
    await screen.findByRole('combobox', { name: /^Wood/ })
    await user.keyboard('{Escape}')
    await waitFor(() => expect(document.activeElement).toBe(getCell(1, 'product')))
  })
})

describe('wood described in the product cell', () => {
  async function openNew() {
    await app.logInAs('sale_manager')
    const { user } = await app.open('/deals/new')
    await screen.findByRole('combobox', { name: /^Client/ })
    return user
  }

  it('fills in the specification, and the quantity of its line', async () => {
    const user = await openNew()
    await user.click(getCell(1, 'product'))
    await user.keyboard('Oak 33x177x4444 8pcs')
    await screen.findByText('No matches. Try fewer words.')
    await user.keyboard('{Enter}')
    expect((await screen.findByRole<HTMLSelectElement>('combobox', { name: /^Wood/ })).value).toBe(
      'QCXE',
    )
    expect(screen.getByLabelText<HTMLInputElement>('Thickness').value).toBe('33')
    expect(screen.getByLabelText<HTMLInputElement>('Width').value).toBe('177')
    // The words leave the cell once they are read.
    await waitFor(() => expect(getCell(1, 'product').textContent).toMatch(/Oak.*33×177×4444/))
    expect(screen.getByText(/^Read from “Oak 33x177x4444 8pcs”/)).toBeTruthy()
    await user.keyboard('{Control>}{Enter}{/Control}')

    await waitFor(() => expect(getCell(1, 'quantity').textContent).toBe('8'))
    expect(getCell(1, 'unit').textContent).toBe('pcs')
    expect(getCell(1, 'product').textContent).toMatch(/Oak.*33×177×4444/)
  })

  it('becomes a line when pasted, with advice if it cannot be parsed', async () => {
    const user = await openNew()
    await user.click(getCell(1, 'product'))
    await user.paste('Oak 33x177x4444 8pcs\nsomething of oak\n')
    await waitFor(() => expect(getCell(1, 'product').textContent).toMatch(/Oak.*33×177×4444/))
    expect(getCell(1, 'quantity').textContent).toBe('8')
    expect(getCell(1, 'product').getAttribute('aria-invalid')).toBeNull()
    expect(getCell(2, 'product').textContent).toContain(
      'type wood and dimensions: pine 50x150x4500 8pk',
    )
  })

  it('includes the certification claim', async () => {
    const user = await openNew()
    await user.click(getCell(1, 'product'))
    await user.paste('Oak FSC 100% 33x177x4444 8pcs\n\n')
    await waitFor(() => expect(getCell(1, 'certification').textContent).toBe('FSC 100%'))
  })

  it('reports unclear parts at the cell, and creates no line', async () => {
    const user = await openNew()
    await user.click(getCell(1, 'product'))
    await user.paste(
      'TEAK 33x177x4444 8pcs\n33x177x4444 8pcs\nOak 20,5x177x4444 8pcs\n2 packs oak 33x177x4444 192 pcs\nOak 33x177x4444\n',
    )
    await waitFor(() => expect(getCell(5, 'product').getAttribute('aria-invalid')).toBeNull())
    expect(getCell(1, 'product').textContent).toContain('“TEAK” is not clear')
    expect(getCell(2, 'product').textContent).toMatch(/^33×177×4444.*Wood not specified/)
    expect(getCell(3, 'product').textContent).toContain('in whole millimetres')
    expect(getCell(4, 'product').textContent).toContain('Enter one quantity')
  })

  it('opens the specification with the clear parts, and says that some are unclear', async () => {
    const user = await openNew()
    await user.click(getCell(1, 'product'))
    await user.keyboard('Red oak 33x177x4444 8pcs')
    await screen.findByText('No matches. Try fewer words.')
    await user.keyboard('{Enter}')
    expect(
      await screen.findByText(/^Only part of “Red oak 33x177x4444 8pcs” could be read/),
    ).toBeTruthy()
    expect(screen.getByLabelText<HTMLInputElement>('Thickness').value).toBe('33')
    expect(screen.getByLabelText<HTMLInputElement>('Grade').value).toBe('')
  })

  it('prefers the product with exactly these words', async () => {
    const user = await openNew()
    const product = await app.world.db
      .selectFrom('products')
      .selectAll()
      .orderBy('name')
      .executeTakeFirstOrThrow()
    const productNames = {
      name: `${product.name} special`,
      name_key: `${product.name_key} special`,
      search_text: `${product.search_text}special `,
    }
    await app.world.db
      .insertInto('products')
      .values({ ...product, ...productNames, id: '0b0e7f4e-6a44-4f0c-9a37-3a4f2a3a7d10' })
      .execute()
    await user.click(getCell(1, 'product'))
    await user.paste(`${product.name} 6pk\n\n`)
    await waitFor(() => expect(getCell(1, 'quantity').textContent).toContain('6'))
    expect(getCell(1, 'product').textContent).toContain(product.name)
    expect(getCell(1, 'product').getAttribute('aria-invalid')).toBeNull()
  })

  it('selects the only matching product, with the quantity that follows', async () => {
    const user = await openNew()
    const product = await app.world.db
      .selectFrom('products')
      .select(['id', 'name'])
      .orderBy('name')
      .executeTakeFirstOrThrow()
    await user.click(getCell(1, 'product'))
    await user.keyboard(`${product.name} 6pk`)
    await screen.findByText(/^1 found|^\d+ found/)
    await user.keyboard('{Enter}')
    expect(getCell(1, 'product').textContent).toContain(product.name)
    expect(getCell(1, 'quantity').textContent).toContain('6')
    expect(getCell(1, 'unit').textContent).toContain('packs')
  })

  it('keeps the described pack size over that of the product', async () => {
    const user = await openNew()
    const product = await app.world.db
      .selectFrom('products')
      .select('name')
      .where('name', 'like', '%47x100%')
      .executeTakeFirstOrThrow()
    await user.click(getCell(1, 'product'))
    await user.paste(`${product.name} 8pk 73/pk\n\n`)
    await waitFor(() => expect(getCell(1, 'quantity').textContent).toBe('8'))
    expect(getCell(1, 'product').getAttribute('aria-invalid')).toBeNull()
    await waitFor(() =>
      expect(screen.getByText('Line 1').parentElement?.textContent).toContain('pcs584'),
    )
  })
})
