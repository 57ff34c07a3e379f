import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { getCell, chooseClient } from '@/app/testing/deal-screen'
import { useApp } from '@/app/testing/render-app'

const app = useApp()

describe('the certification that a client requires', () => {
  it('is the default of each new line', async () => {
    await app.logInAs('sale_manager')
    const { user } = await app.open('/deals/new')
    await chooseClient(user)
    await waitFor(() => expect(getCell(1, 'certification').textContent).toBe('PEFC Certified'))
    await user.click(screen.getByRole('button', { name: 'Add line' }))
    expect(getCell(2, 'certification').textContent).toBe('PEFC Certified')
  })

  it('is reported at a line whose wood does not have it', async () => {
    await app.logInAs('sale_manager')
    const { user } = await app.open('/deals/new')
    await chooseClient(user)
    await waitFor(() => expect(getCell(1, 'certification').textContent).toBe('PEFC Certified'))
    const products = await app.world.db
      .selectFrom('products')
      .select(['name', 'specification'])
      .execute()
    const findProduct = (claims: boolean) =>
      products.find(({ specification }) => specification.includes('"pefc_certified"') === claims)
        ?.name ?? ''
    // Paste the product's name.
    await user.click(getCell(1, 'product'))
    await user.paste(findProduct(false))
    await waitFor(() =>
      expect(getCell(1, 'certification').textContent).toMatch(
        /^PEFC CertifiedThis wood is (FSC|not certified)/,
      ),
    )
    expect(getCell(1, 'certification').getAttribute('aria-invalid')).toBeNull()
    await user.paste(findProduct(true))
    await waitFor(() => expect(getCell(1, 'certification').textContent).toBe('PEFC Certified'))
    await user.click(getCell(1, 'certification'))
    await user.paste('FSC 100%')
    await waitFor(() =>
      expect(getCell(1, 'certification').textContent).toBe(
        'FSC 100%Client requires PEFC Certified',
      ),
    )
  })
})
