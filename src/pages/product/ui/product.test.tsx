import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { ARCHIVED_PRODUCT } from '@backend/seed/product-list'
import { getProductId } from '@backend/seed/products'
import { getTestWorld } from '@mocks/node/test-world'
import { getField, waitUntilSaved, pressSave, fillField } from '@/app/testing/client-screen'
import { useApp } from '@/app/testing/render-app'

const app = useApp()
const findProduct = (name: string) =>
  getTestWorld()
    .db.selectFrom('products')
    .selectAll()
    .where('name', '=', name)
    .executeTakeFirstOrThrow()
const USED = 'Spruce KD SF 47x100x4800'

describe('a product', () => {
  it('shows its figures while typing, warns if the mill’s volume differs, and is added', async () => {
    await app.logInAs('manager')
    const { user, router } = await app.open('/products/new')
    await screen.findByLabelText(/^Thickness/)
    await fillField(user, /^Name/, 'Larch 45x145')
    await user.selectOptions(screen.getByRole('combobox', { name: /^Wood/ }), 'Larch')
    expect(getField(/^Density/).value).toBe('590')
    await fillField(user, /^Thickness/, '45')
    await fillField(user, /^Width/, '145')
    await fillField(user, /^Length/, '5000')
    await fillField(user, /^Pieces per pack/, '80')
    // 0.045 × 0.145 × 5 × 80
    await screen.findByText('2.610')
    await fillField(user, /^Volume per pack/, '2.9')
    await screen.findByText(/^11% more than the calculated 2.610 m³/)
    await fillField(user, /^Volume per pack/, '')
    await pressSave(user)
    await waitUntilSaved()
    await waitFor(() =>
      expect(router.state.location.pathname).toMatch(/^\/products\/[0-9a-f-]{36}$/),
    )
    expect(await findProduct('Larch 45x145')).toMatchObject({
      wood: 'LADC',
      thickness_mm: 45,
      width_mm: 145,
      status: 'active',
    })
  })

  it('in use locks its identifying fields with the reason, and others can be changed', async () => {
    await app.logInAs('admin')
    const { user } = await app.open(`/products/${getProductId(USED)}`)
    await screen.findByText(/^In use: .*prices?.*Its specification is therefore locked/)
    expect(screen.getByLabelText('Thickness').tagName).toBe('DD')
    expect(screen.getByText(/^The trade name on documents/)).toBeDefined()
    expect(screen.queryByText('Leave empty for random lengths.')).toBeNull()
    await fillField(user, /^HS code/, '4407.13')
    await pressSave(user)
    await waitUntilSaved()
    expect((await findProduct(USED)).specification).toContain('4407.13')
    await user.selectOptions(getField(/^Status/), 'Archived')
    await pressSave(user)
    await screen.findByText(/^This product is still in use and can’t be archived/)
  })

  it('with the specification of another product names that product', async () => {
    await app.logInAs('admin')
    const { user } = await app.open(`/products/new?like=${getProductId(USED)}`)
    await waitFor(() => expect(getField(/^Thickness/).value).toBe('47'))
    await fillField(user, /^Name/, 'Spruce once more')
    await pressSave(user)
    await screen.findByText(
      `${USED} has the same specification. Change this one, or use that product.`,
    )
  })

  it('with the mixed lengths of another product starts from those lengths', async () => {
    const { specification } = await findProduct(USED)
    const lengths = { kind: 'range', from_mm: 3000, to_mm: 5400, average_mm: null }
    await getTestWorld()
      .db.updateTable('products')
      .set({
        length_mm: null,
        specification: JSON.stringify({ ...JSON.parse(specification), length_mm: null, lengths }),
      })
      .where('name', '=', USED)
      .execute()
    await app.logInAs('admin')
    await app.open(`/products/new?like=${getProductId(USED)}`)
    await screen.findByRole('radio', { name: 'Random lengths', checked: true })
    expect(getField(/^From/).value).toBe('3')
    expect(getField(/^To\b/).value).toBe('5.4')
  })

  it('that is archived can be restored', async () => {
    await app.logInAs('manager')
    const { user } = await app.open(`/products/${getProductId(ARCHIVED_PRODUCT.name)}`)
    await screen.findByText(/^This product is archived/)
    await user.selectOptions(getField(/^Status/), 'Active')
    await pressSave(user)
    await waitUntilSaved()
    await waitFor(() => expect(screen.queryByText(/^This product is archived/)).toBeNull())
  })

  it('is read-only for country managers', async () => {
    await app.logInAs('country_manager')
    await app.open(`/products/${getProductId(USED)}`)
    await screen.findByRole('heading', { name: USED })
    expect((await screen.findByLabelText('Name')).tagName).toBe('DD')
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
  })
})

describe('the list of products', () => {
  it('changes a field of all filtered products, after a preview of the count', async () => {
    await app.logInAs('manager')
    const { user } = await app.open('/products/all?wood=LADC')
    await user.click(await screen.findByRole('button', { name: 'Change all 3 products' }))
    const drawer = within(await screen.findByRole('dialog', { name: 'Change all listed products' }))
    await user.selectOptions(drawer.getByLabelText('Field to change'), 'HS code')
    await user.type(drawer.getByLabelText(/^HS code/), '4407.19')
    await user.click(drawer.getByRole('button', { name: 'Preview' }))
    await user.click(await drawer.findByRole('button', { name: 'Change 3 products' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const { db } = getTestWorld()
    const larches = await db
      .selectFrom('products')
      .select(['specification', 'version'])
      .where('wood', '=', 'LADC')
      .execute()
    expect(
      larches.every(
        ({ specification, version }) => specification.includes('4407.19') && version === 2,
      ),
    ).toBe(true)
  })

  it('names the products that stay unchanged, and changes nothing if they changed meanwhile', async () => {
    await app.logInAs('admin')
    const { user } = await app.open('/products/all?wood=LADC')
    await user.click(await screen.findByRole('button', { name: 'Change all 3 products' }))
    const drawer = within(await screen.findByRole('dialog', { name: 'Change all listed products' }))
    await user.selectOptions(drawer.getByLabelText('Field to change'), 'Density')
    await user.type(drawer.getByLabelText(/^Density/), '600')
    await user.click(drawer.getByRole('button', { name: 'Preview' }))
    const changeButton = await drawer.findByRole('button', { name: 'Change 3 products' })
    const { db } = getTestWorld()
    await db.updateTable('products').set({ version: 7 }).where('name', 'like', 'Larch%').execute()
    await user.click(changeButton)
    await drawer.findByText(
      'The products have changed since the preview. Nothing was changed. Preview again.',
    )
    await user.selectOptions(drawer.getByLabelText('Another field'), 'Certification')
    await user.click(drawer.getByRole('button', { name: 'Preview' }))
    await drawer.findByText(/3 products can’t be changed/)
  })
})
