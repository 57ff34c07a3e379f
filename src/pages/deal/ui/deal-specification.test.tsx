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
  await screen.findByText('Nothing found. Try fewer words.')
  await user.keyboard('{Enter}')
  return user
}

describe('wood that is in no list', () => {
  it('is described without the mouse, and the quantity is typed next', async () => {
    const user = await describeWood()
    await user.selectOptions(await screen.findByRole('combobox', { name: /^Wood/ }), 'Larch')
    expect(screen.getByLabelText<HTMLInputElement>('Density').value).toBe('590')
    await fillField(user, screen.getByLabelText('Thickness'), '27')
    await user.selectOptions(screen.getByRole('combobox', { name: /^Certification/ }), 'FSC 100%')
    screen.getByText('Take it over').focus()
    await user.keyboard('{Enter}')

    await waitFor(() => expect(document.activeElement).toBe(getCell(1, 'quantity')))
    expect(getCell(1, 'product').textContent).toContain('Larch')
    expect(getCell(1, 'certification').textContent).toBe('FSC 100%')
  })

  it('is not taken over while a size can’t be read, which is kept and told', async () => {
    const user = await describeWood()
    await fillField(user, await screen.findByLabelText('Thickness'), '1.000')
    await screen.findByText('Thousands or decimals? Choose which is meant.')
    await user.click(screen.getByRole('button', { name: '1,000' }))
    await user.clear(screen.getByLabelText('Width'))
    await user.type(screen.getByLabelText('Width'), 'wide{Control>}{Enter}{/Control}')
    await screen.findByText('Write a whole number.')
    expect(screen.getByLabelText<HTMLInputElement>('Thickness').value).toBe('1,000')
    expect(screen.getByLabelText<HTMLInputElement>('Width').value).toBe('wide')
  })

  it('is taken over by Ctrl+Enter from the field that was typed last', async () => {
    const user = await describeWood()
    await user.selectOptions(await screen.findByRole('combobox', { name: /^Wood/ }), 'Larch')
    await fillField(user, screen.getByLabelText('Thickness'), '27')
    await user.keyboard('{Control>}{Enter}{/Control}')

    await waitFor(() => expect(document.activeElement).toBe(getCell(1, 'quantity')))
    expect(getCell(1, 'product').textContent).toMatch(/Larch.*27/)
    expect(document.querySelectorAll('[role=grid] tbody tr')).toHaveLength(1)
  })

  it('leaves the keyboard at the product when it is not described after all', async () => {
    const user = await describeWood()
    await screen.findByRole('combobox', { name: /^Wood/ })
    await user.keyboard('{Escape}')
    await waitFor(() => expect(document.activeElement).toBe(getCell(1, 'product')))
  })
})

describe('wood that is written out in the product cell', () => {
  async function openNew() {
    await app.logInAs('sale_manager')
    const { user } = await app.open('/deals/new')
    await screen.findByRole('combobox', { name: /^Client/ })
    return user
  }

  it('fills the sheet in which it is described, and its quantity the line', async () => {
    const user = await openNew()
    await user.click(getCell(1, 'product'))
    await user.keyboard('Oak 33x177x4444 8pcs')
    await screen.findByText('Nothing found. Try fewer words.')
    await user.keyboard('{Enter}')
    expect((await screen.findByRole<HTMLSelectElement>('combobox', { name: /^Wood/ })).value).toBe(
      'QCXE',
    )
    expect(screen.getByLabelText<HTMLInputElement>('Thickness').value).toBe('33')
    expect(screen.getByLabelText<HTMLInputElement>('Width').value).toBe('177')
    await user.keyboard('{Control>}{Enter}{/Control}')

    await waitFor(() => expect(getCell(1, 'quantity').textContent).toBe('8'))
    expect(getCell(1, 'unit').textContent).toBe('pcs')
    expect(getCell(1, 'product').textContent).toMatch(/Oak.*33×177×4444/)
  })

  it('becomes a line when it comes from a sheet, and says what to write where it can not be read', async () => {
    const user = await openNew()
    await user.click(getCell(1, 'product'))
    await user.paste('Oak 33x177x4444 8pcs\nsomething of oak\n')
    await waitFor(() => expect(getCell(1, 'product').textContent).toMatch(/Oak.*33×177×4444/))
    expect(getCell(1, 'quantity').textContent).toBe('8')
    expect(getCell(1, 'product').getAttribute('aria-invalid')).toBeNull()
    expect(getCell(2, 'product').textContent).toContain('write wood and size: pine 50x150x4500 8pk')
  })

  it('brings the claim that was written with it', async () => {
    const user = await openNew()
    await user.click(getCell(1, 'product'))
    await user.paste('Oak FSC 100% 33x177x4444 8pcs\n\n')
    await waitFor(() => expect(getCell(1, 'certification').textContent).toBe('FSC 100%'))
  })

  it('says at the cell what is not clear, and makes no line of it', async () => {
    const user = await openNew()
    await user.click(getCell(1, 'product'))
    await user.paste(
      'TEAK 33x177x4444 8pcs\n33x177x4444 8pcs\nOak 20,5x177x4444 8pcs\n2 packs oak 33x177x4444 192 pcs\nOak 33x177x4444\n',
    )
    await waitFor(() => expect(getCell(5, 'product').getAttribute('aria-invalid')).toBeNull())
    expect(getCell(1, 'product').textContent).toContain('“TEAK” isn’t clear')
    expect(getCell(2, 'product').textContent).toMatch(/^33×177×4444.*The wood is not said yet/)
    expect(getCell(3, 'product').textContent).toContain('in whole millimetres')
    expect(getCell(4, 'product').textContent).toContain('Write one quantity')
  })

  it('opens the sheet with what is clear, and says that not all is', async () => {
    const user = await openNew()
    await user.click(getCell(1, 'product'))
    await user.keyboard('Red oak 33x177x4444 8pcs')
    await screen.findByText('Nothing found. Try fewer words.')
    await user.keyboard('{Enter}')
    expect(await screen.findByText(/^Not all of “Red oak 33x177x4444 8pcs” is clear/)).toBeTruthy()
    expect(screen.getByLabelText<HTMLInputElement>('Thickness').value).toBe('33')
    expect(screen.getByLabelText<HTMLInputElement>('Grade').value).toBe('')
  })

  it('is the product whose words it has, though another has them too', async () => {
    const user = await openNew()
    const product = await app.world.db
      .selectFrom('products')
      .selectAll()
      .orderBy('name')
      .executeTakeFirstOrThrow()
    const named = {
      name: `${product.name} special`,
      name_key: `${product.name_key} special`,
      search_text: `${product.search_text}special `,
    }
    await app.world.db
      .insertInto('products')
      .values({ ...product, ...named, id: '0b0e7f4e-6a44-4f0c-9a37-3a4f2a3a7d10' })
      .execute()
    await user.click(getCell(1, 'product'))
    await user.paste(`${product.name} 6pk\n\n`)
    await waitFor(() => expect(getCell(1, 'quantity').textContent).toContain('6'))
    expect(getCell(1, 'product').textContent).toContain(product.name)
    expect(getCell(1, 'product').getAttribute('aria-invalid')).toBeNull()
  })

  it('is a product where one fits, with the quantity behind it', async () => {
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

  it('is in packs as they were written, where the product comes in others', async () => {
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
