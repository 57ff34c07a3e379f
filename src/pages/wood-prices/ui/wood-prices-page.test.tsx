import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useApp } from '@/app/testing/render-app'

const app = useApp()

const findList = () => screen.findByRole('grid', { name: 'Price history' })
const listRows = async () => within(await findList()).findAllByRole('row')

it('the page lists what a size was sold and bought for, with totals of each kind', async () => {
  await app.logInAs('purchase_manager')
  await app.open('/wood-prices?q=50x150')
  await waitFor(async () => expect((await listRows()).length).toBeGreaterThan(2))
  const totals = (await screen.findAllByText(/^average €/)).map(
    (average) => average.parentElement?.textContent,
  )
  expect(totals[0]).toMatch(/^Sold\d+ lines?[\d.,]+\sm³€[\d.,]+average €[\d.,]+\/m³€/)
  expect(totals[1]).toMatch(/^Bought/)
})

it('a sale manager sees sold lines only, and no filter for purchases', async () => {
  await app.logInAs('sale_manager')
  await app.open('/wood-prices')
  await waitFor(async () => expect((await listRows()).length).toBeGreaterThan(2))
  expect(within(await findList()).queryByText('Bought')).toBeNull()
  expect(screen.queryByRole('button', { name: /Sawmill/ })).toBeNull()
  expect(await screen.findAllByText(/^average €/)).toHaveLength(1)
})

it('the link of a line opens its deal', async () => {
  await app.logInAs('sale_manager')
  const { user, router } = await app.open('/wood-prices')
  const [link] = await within(await findList()).findAllByRole('link')
  if (link) await user.click(link)
  await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/deals\/[0-9a-f-]{36}$/))
})
