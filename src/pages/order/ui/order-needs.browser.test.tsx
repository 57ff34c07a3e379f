import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { useBrowserApp } from '@/app/testing/browser-app'
import { fetchCompany, transitionCompany } from '@/entities/company'
import { api } from '@/shared/api'

const app = useBrowserApp({ isAgreed: true })

it('the whole reason of a blocked company is shown', async () => {
  await page.viewport(1280, 900)
  const query = { status: ['received' as const], limit: 1 }
  const orders = (await api.GET('/orders/', { params: { query } })).data?.items ?? []
  const [order] = orders
  if (!order) throw new Error('The demo has no received order.')
  const reason = 'Three invoices of September are open, and nobody answers our calls about them'
  await transitionCompany(await fetchCompany(order.company.id), { to: 'blocked', reason })
  await app.open(`/orders/${order.id}`)
  const need = await screen.findByRole('link', { name: new RegExp(reason) })
  const section = need.closest('section') ?? document.body
  expect(need.getBoundingClientRect().right).toBeLessThanOrEqual(
    section.getBoundingClientRect().right,
  )
})
