import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { getDemoPersonId } from '@backend/seed/people'
import {
  findCreditedOrderAddress,
  findLargeProposalAddress,
  findOrderAddress,
  findProposedOrderAddress,
  findShippedOrderAddress,
} from '@mocks/scenarios/portal'
import { createSavedOrder, emptyBasket, fillBasket, readBasket } from '@/app/testing/order-screen'
import { useApp } from '@/app/testing/render-app'
import {
  changeBasketLine,
  type Basket,
  type Order,
  orderQueryOptions,
  transitionOrder,
} from '@/entities/order'

const app = useApp()

it('an order is confirmed by its buyer, after a warning that the basket is purged', async () => {
  await app.logInAs('client')
  const order = await createSavedOrder()
  const { user } = await app.open(`/orders/${order.id}`)
  expect(await screen.findByText(/^[\d.,]+ \S+ × €[\d.,]+\s(FCA|DAP)$/)).toBeDefined()
  expect(screen.getByText('This order is not placed yet')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Order again' })).toBeNull()
  await user.click(await screen.findByRole('button', { name: 'Place order' }))
  const dialog = await screen.findByRole('alertdialog')
  expect(
    within(dialog).getByText('Your basket will be purged. Do you want to continue?'),
  ).toBeDefined()
  expect(
    within(dialog).getByText(
      'The basket has 1 line. Packs that this order does not contain are released.',
    ),
  ).toBeDefined()
  await user.click(within(dialog).getByRole('button', { name: 'Place order' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(screen.queryByText('This order is not placed yet')).toBeNull()
  expect(screen.getByRole('button', { name: 'Order again' })).toBeDefined()
  expect(screen.getAllByText('Waiting for confirmation').length).toBeGreaterThan(0)
  expect(screen.queryByText('Received')).toBeNull()
  expect((await readBasket()).lines).toEqual([])
})

it('an order is placed without a question if the basket is empty, and names its packaging', async () => {
  await app.logInAs('client')
  const order = await createSavedOrder()
  await emptyBasket()
  const { user, queryClient } = await app.open(`/orders/${order.id}`)
  expect(
    await screen.findByText(/ m³ · (Loose|Strapped|Stickered|Wrapped in plastic)/),
  ).toBeDefined()
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  await user.click(await screen.findByRole('button', { name: 'Place order' }))
  expect((await screen.findAllByText('Waiting for confirmation')).length).toBeGreaterThan(0)
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

it('an order asks before it purges a basket that a colleague has filled since the page was opened', async () => {
  await app.logInAs('client')
  const order = await createSavedOrder()
  await emptyBasket()
  const { user, queryClient } = await app.open(`/orders/${order.id}`)
  const place = await screen.findByRole('button', { name: 'Place order' })
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  await fillBasket()
  await user.click(place)
  const dialog = within(await screen.findByRole('alertdialog'))
  expect(dialog.getByText(/^The basket has 1 line\./)).toBeDefined()
  expect((await readBasket()).lines).toHaveLength(1)
})

it('an order lists what is missing, and cannot be confirmed before', async () => {
  await app.logInAs('client')
  const order = await createSavedOrder({ incoterms: 'DAP', trucks: 2, delivery_week: null })
  await app.open(`/orders/${order.id}`)
  expect(
    await screen.findByText('Only 1 truck per order for now, except FCA orders.'),
  ).toBeDefined()
  expect(screen.getByText('Choose a delivery week: this one or later.')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Place order' })).toBeNull()
})

const doublePrices = ({ id }: Order) =>
  app.world.db
    .updateTable('order_lines')
    .set(({ eb }) => ({ price: eb('price', '*', 2) }))
    .where('order_id', '=', id)
    .execute()

it('an order is ordered again if its prices are no longer valid for packs that were released', async () => {
  await app.logInAs('client')
  const order = await createSavedOrder()
  await emptyBasket()
  await doublePrices(order)
  const { user } = await app.open(`/orders/${order.id}`)
  const name = order.lines[0]?.product.name ?? ''
  expect(
    await screen.findByText(
      `No longer reserved at the price of this order: ${name}. Order again at today’s prices.`,
    ),
  ).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Place order' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Order again' }))
  expect(await screen.findByText('Everything is reserved; prices have changed')).toBeDefined()
  expect((await readBasket()).lines).toMatchObject([{ product: { name }, packs: 2 }])
})

it('a repeated order adds only the packs that are not in the basket', async () => {
  await app.logInAs('client')
  const order = await createSavedOrder()
  const [line] = (await readBasket()).lines
  expect(line?.packs).toBe(2)
  await changeBasketLine(line?.id ?? '', { packs: 1, service: 'none' })
  await doublePrices(order)
  const { user } = await app.open(`/orders/${order.id}`)
  await user.click(await screen.findByRole('button', { name: 'Order again' }))
  await screen.findByText('Everything is reserved; prices have changed')
  expect(countPacks(await readBasket())).toBe(2)
})

it('an order says that the released packs exceed the limit of the company', async () => {
  await app.logInAs('client')
  const order = await createSavedOrder()
  await emptyBasket()
  await app.world.db.updateTable('companies').set({ reservation_percent: 1 }).execute()
  await app.open(`/orders/${order.id}`)
  expect(
    await screen.findByText(/^With this order, your company exceeds its limit .*: 1% of a truck/),
  ).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Place order' })).toBeNull()
})

it('an order can be changed by its buyer before it is placed: destination, week and trucks', async () => {
  await app.logInAs('client')
  const order = await createSavedOrder()
  const { user } = await app.open(`/orders/${order.id}`)
  await user.click(await screen.findByRole('button', { name: 'Change' }))
  const dialog = await screen.findByRole('dialog')
  const addresses = within(dialog).getByLabelText<HTMLSelectElement>(/^Delivery address/)
  const otherAddress = await waitFor(() => {
    const option = [...addresses.options].find(
      ({ value }) => value !== '' && value !== order.address_id,
    )
    if (!option) throw new Error('There is no other address yet.')
    return option
  })
  await user.selectOptions(addresses, otherAddress)
  const trucks = within(dialog).getByLabelText(/^Number of trucks/)
  await user.clear(trucks)
  await user.type(trucks, '3')
  const week = within(dialog).getByLabelText(/^Delivery week/)
  await user.clear(week)
  await user.type(week, '2026-W46{Tab}')
  await user.click(within(dialog).getByRole('button', { name: 'Save' }))
  expect(
    await within(dialog).findByText('This week is in the past. Choose this week or later.'),
  ).toBeDefined()
  await user.clear(week)
  await user.type(week, '2026-W52{Tab}')
  await user.click(within(dialog).getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByText('Number of trucks').nextElementSibling?.textContent).toBe('3')
  expect(screen.getByText('Delivery address').nextElementSibling?.textContent).not.toContain(
    order.address.name,
  )
})

it('an order takes an invoice number after a change agreed on a second truck', async () => {
  await app.logInAs('admin')
  await app.world.db
    .updateTable('orders')
    .set({ incoterms: 'DAP', trucks: 2 })
    .where('status', '=', 'confirmed')
    .execute()
  await app.world.db
    .updateTable('order_lines')
    .set({ discount_kind: 'amount', discount_value: -4550 })
    .execute()
  const { user } = await app.open(await findOrderAddress('confirmed')(app.world))
  expect((await screen.findAllByText(/× €[\d.,]+\sDAP \+ €45\.50( |$)/)).length).toBeGreaterThan(0)
  await user.click(await screen.findByRole('button', { name: 'Change' }))
  const dialog = await screen.findByRole('dialog')
  await user.type(within(dialog).getByLabelText(/^Invoice/), 'R-77')
  await user.click(within(dialog).getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getAllByText('R-77').length).toBeGreaterThan(0)
})

it('an order names each changed field before and after where a step met a newer version', async () => {
  await app.logInAs('client')
  const order = await createSavedOrder()
  const { user } = await app.open(`/orders/${order.id}`)
  await user.click(await screen.findByRole('button', { name: 'Place order' }))
  await app.world.db
    .updateTable('orders')
    .set({ trucks: order.trucks + 1, customer_reference: 'PO 7', version: order.version + 1 })
    .where('id', '=', order.id)
    .execute()
  const question = await screen.findByRole('alertdialog')
  await user.click(within(question).getByRole('button', { name: 'Place order' }))
  const changed = within(
    await screen.findByRole('alertdialog', { name: 'A newer version was saved' }),
  )
  expect(changed.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    `Number of trucks: ${order.trucks} → ${order.trucks + 1}`,
    `Customer reference: ${order.customer_reference ?? 'nothing'} → PO 7`,
  ])
  await user.click(changed.getByRole('button', { name: 'Close' }))
  expect(screen.getByText('Number of trucks').nextElementSibling?.textContent).toBe(
    String(order.trucks + 1),
  )
})

it('an order shows both versions of an order changed elsewhere, and keeps the choice', async () => {
  await app.logInAs('client')
  const order = await createSavedOrder()
  const { user } = await app.open(`/orders/${order.id}`)
  await user.click(await screen.findByRole('button', { name: 'Change' }))
  const dialog = await screen.findByRole('dialog')
  const trucks = within(dialog).getByLabelText(/^Number of trucks/)
  await user.clear(trucks)
  await user.type(trucks, '3')
  const { db } = app.world
  await db
    .updateTable('orders')
    .set({ trucks: 2, version: order.version + 1, updated_by: getDemoPersonId('manager') })
    .where('id', '=', order.id)
    .execute()
  await user.click(within(dialog).getByRole('button', { name: 'Save' }))
  expect(await screen.findByRole('radio', { name: 'Number of trucks: Theirs, 2' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Save selection' }))
  await waitFor(async () =>
    expect(
      await db
        .selectFrom('orders')
        .select(['trucks', 'version'])
        .where('id', '=', order.id)
        .executeTakeFirst(),
    ).toEqual({ trucks: 3, version: order.version + 2 }),
  )
})

it.each([
  ['loading', '2026-11-27', /^Departs 27 Nov 2026/, 'In preparation'],
  ['in_transit', '2026-11-21', /^Arrives 21 Nov 2026/, 'In transit'],
  ['in_transit', '2026-11-18', /^Was due 18 Nov 2026/, 'In transit'],
] as const)('an order leads with its news and stage: %s, %s', async (status, day, news, stage) => {
  await app.logInAs('client')
  const days = status === 'loading' ? { etd: day } : { eta: day }
  await app.open(await findShippedOrderAddress({ status, ...days })(app.world))
  expect(await screen.findByText(news)).toBeDefined()
  const stages = within(screen.getByRole('list', { name: 'Stages' }))
  expect(stages.getAllByRole('listitem')).toHaveLength(5)
  expect(stages.getByText(stage).closest('li')?.getAttribute('aria-current')).toBe('step')
  const progress = within(await screen.findByRole('list', { name: 'Progress' }))
  expect(progress.getByText('Placed')).toBeTruthy()
  expect(progress.queryByText('Not placed')).toBeNull()
})

it('an order shows what a proposed change changes, and follows it once its buyer accepts', async () => {
  await app.logInAs('client')
  const { user } = await app.open(await findLargeProposalAddress(app.world))
  const change = within(await screen.findByRole('region', { name: 'Proposed change' }))
  const listCells = (name: string | RegExp) =>
    within(change.getByRole('row', { name }))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent ?? '')
  for (const row of change.getAllByRole('row', { name: /^Price per / }))
    expect(within(row).getAllByRole('cell').at(-1)?.textContent).toMatch(/^€/)
  const charges = 'Discount 2.5%\nFreight, Lyon 2\u00a0×\u00a0€450.00'
  expect(listCells(/^Charges and discounts /)).toEqual(['–', charges])
  expect(listCells(/^Delivery week /)).toHaveLength(2)
  const [, total = ''] = listCells(/^Total cost/)
  expect(screen.queryByText('Discounts and charges, excl. VAT')).toBeNull()
  expect(screen.getByText('Answer the proposed change')).toBeDefined()
  await user.click(change.getByRole('button', { name: 'Accept' }))
  await waitFor(() => expect(screen.queryByText('Proposed change')).toBeNull())
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
  expect(screen.queryByText('Answer the proposed change')).toBeNull()
  expect(screen.getByText('Discounts and charges, excl. VAT')).toBeDefined()
  expect(screen.getByText(total)).toBeDefined()
  const agreed = within(screen.getByRole('list', { name: 'Charges and discounts' }))
  expect(agreed.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Discount2\.5%\S*€[\d.]+\sexcl\. VAT$/),
    'Freight, Lyon2\u00a0×\u00a0€450.00€900.00\u00a0excl. VAT',
  ])
  expect(screen.getByText('Quantity tolerance').nextElementSibling?.textContent).toBe('±5%')
  expect(screen.getByText('Notes from the seller').nextElementSibling?.textContent).toContain(
    'Call the yard a day ahead.',
  )
  expect(screen.getAllByText('Wrapped on all six sides').length).toBeGreaterThan(0)
  expect(screen.getAllByText(/ m³ × €[\d.]+\sDAP − 3%( |$)/).length).toBeGreaterThan(0)
})

it('an order stays as it is when its buyer declines a change, and keeps a reason that is not sent', async () => {
  await app.logInAs('client')
  const { user } = await app.open(await findProposedOrderAddress(app.world))
  await user.click(await screen.findByRole('button', { name: 'Decline' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Decline this change?' }))
  await user.type(dialog.getByLabelText('Reason'), 'We need it sooner')
  await user.click(dialog.getByRole('button', { name: 'Back' }))
  await user.click(screen.getByRole('button', { name: 'Decline' }))
  const reopened = within(await screen.findByRole('dialog', { name: 'Decline this change?' }))
  const reason = reopened.getByLabelText<HTMLTextAreaElement>('Reason')
  expect(reason.value).toBe('We need it sooner')
  await user.clear(reason)
  await user.click(reopened.getByRole('button', { name: 'Decline' }))
  await waitFor(() => expect(screen.queryByText('Proposed change')).toBeNull())
  const headline = screen.getByRole('heading', { level: 1 })
  await waitFor(() => expect(document.activeElement).toBe(headline))
  expect(screen.queryByText('Discounts and charges, excl. VAT')).toBeNull()
})

it('an order tells its buyer when a change is over, and moves only a focus that the change had', async () => {
  await app.logInAs('client')
  const address = await findProposedOrderAddress(app.world)
  const { queryClient, user } = await app.open(address)
  const accept = await screen.findByRole('button', { name: 'Accept' })
  const { queryKey } = orderQueryOptions(address.replace('/orders/', ''))
  const order = queryClient.getQueryData(queryKey)
  if (!order?.proposed_change) throw new Error('The order has no proposed change.')
  const { proposed_change: change } = order
  const refetch = (proposed_change: Order['proposed_change']) =>
    queryClient.setQueryData(queryKey, { ...order, proposed_change })
  accept.focus()
  refetch({ ...change, can_answer: false })
  const headline = screen.getByRole('heading', { level: 1 })
  await waitFor(() => expect(document.activeElement).toBe(headline))
  refetch(change)
  ;(await screen.findByRole('button', { name: 'Decline' })).focus()
  refetch(null)
  await waitFor(() => expect(document.activeElement).toBe(headline))
  for (const ended of [{ ...change, can_answer: false }, null]) {
    refetch(change)
    await user.click(await screen.findByRole('button', { name: 'Decline' }))
    ;(await screen.findByLabelText('Reason')).focus()
    refetch(ended)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(document.activeElement).toBe(headline))
  }
  refetch(change)
  await user.click(await screen.findByRole('button', { name: 'Decline' }))
  await user.click(await screen.findByRole('button', { name: 'Back' }))
  const decline = await screen.findByRole('button', { name: 'Decline' })
  await waitFor(() => expect(document.activeElement).toBe(decline))
  decline.blur()
  refetch({ ...change, can_answer: false })
  expect(await screen.findByText('The time to answer is over.')).toBeDefined()
  expect(document.activeElement).toBe(document.body)
  expect(screen.queryByText(/has not answered yet|Waiting for the client|Answer /)).toBeNull()
  expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull()
})

it('an order says that the total of an invoice is with VAT', async () => {
  await app.logInAs('client')
  await app.open(await findCreditedOrderAddress(app.world))
  const invoices = within(await screen.findByRole('region', { name: 'Invoices' }))
  expect(invoices.getAllByText(/^-?€[\d.,]+ incl\. VAT$/).length).toBeGreaterThan(0)
})

it('an order has no stages once canceled', async () => {
  await app.logInAs('client')
  await app.open(await findOrderAddress('canceled')(app.world))
  expect(await screen.findByText(/^Canceled on \d+ \w+ 2026$/)).toBeDefined()
  expect(screen.queryByRole('list', { name: 'Stages' })).toBeNull()
})

it('an order says why it cannot be canceled once shipped, without asking for a reason', async () => {
  await app.logInAs('admin')
  const { user } = await app.open(await findOrderAddress('in_progress')(app.world))
  await user.click(await screen.findByRole('button', { name: 'Cancel order' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText('Part of the order has already departed.')).toBeDefined()
  expect(dialog.queryByRole('button', { name: 'Cancel order' })).toBeNull()
  expect(dialog.queryByLabelText(/^Reason/)).toBeNull()
})

const countPacks = ({ lines }: Basket) => lines.reduce((sum, { packs }) => sum + packs, 0)

it('an order is canceled with a reason, and reordered once, with the result of each line', async () => {
  await app.logInAs('client')
  const order = await createSavedOrder()
  const { user, queryClient } = await app.open(`/orders/${order.id}`)
  await user.click(await screen.findByRole('button', { name: 'Place order' }))
  const question = within(await screen.findByRole('alertdialog'))
  await user.click(question.getByRole('button', { name: 'Place order' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  await user.click(await screen.findByRole('button', { name: 'Cancel order' }))
  const dialog = await screen.findByRole('dialog')
  expect(within(dialog).getByText('The order’s packs are released.')).toBeDefined()
  await user.click(within(dialog).getByRole('button', { name: 'Cancel order' }))
  expect(within(dialog).getByText('Enter a reason.')).toBeDefined()
  expect(await screen.findByText('Form validation error')).toBeTruthy()
  await user.click(within(dialog).getByLabelText(/^Reason/))
  await user.paste('Wrong sizes')
  await user.click(within(dialog).getByRole('button', { name: 'Cancel order' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByText('Wrong sizes')).toBeDefined()
  const before = countPacks(await readBasket())
  await user.click(screen.getByRole('button', { name: 'Order again' }))
  expect(await screen.findByText('Everything is reserved')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Go to basket' })).toBeDefined()
  const packCount = countPacks(await readBasket())
  expect(packCount).toBeGreaterThan(before)
  await user.click(screen.getByRole('button', { name: 'Order again' }))
  await waitFor(() => expect(queryClient.isMutating()).toBe(0))
  expect(countPacks(await readBasket())).toBe(packCount)
})

it('an order is canceled without a reason before it is placed, and says that nothing is released', async () => {
  await app.logInAs('client')
  const order = await createSavedOrder()
  const { user } = await app.open(`/orders/${order.id}`)
  await user.click(await screen.findByRole('button', { name: 'Cancel order' }))
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Cancel this order?' }))
  expect(
    dialog.getByText(
      'This order was not placed and reserves no packs. The basket does not change.',
    ),
  ).toBeDefined()
  expect(dialog.queryByLabelText(/^Reason/)).toBeNull()
  await user.click(dialog.getByRole('button', { name: 'Cancel order' }))
  expect(await screen.findByText(/^Canceled on /)).toBeDefined()
  expect((await readBasket()).lines).not.toEqual([])
})

it('an order says that nothing was added where a reordered product is sold out, without a link', async () => {
  await app.logInAs('client')
  const order = await createSavedOrder()
  await transitionOrder(order, { to: 'canceled', override: false })
  await emptyBasket()
  await app.world.db.updateTable('lots').set({ status: 'gone' }).execute()
  const { user } = await app.open(`/orders/${order.id}`)
  await user.click(await screen.findByRole('button', { name: 'Order again' }))
  expect(await screen.findByText('Nothing was added')).toBeDefined()
  expect(screen.queryByRole('link', { name: 'Go to basket' })).toBeNull()
})

it('an order tells staff, not the client, that the client reads comments', async () => {
  const address = await findOrderAddress('confirmed')(app.world)
  for (const [role, hint] of [
    ['manager', 'The client reads this. Ctrl+Enter to send, @ to mention a person'],
    ['client', 'Ctrl+Enter to send, @ to mention a person'],
  ] as const) {
    await app.logInAs(role)
    await app.open(address)
    expect(await screen.findByText(hint)).toBeDefined()
  }
})

it('an order is linked from the list of orders', async () => {
  await app.logInAs('client')
  const { number } = await createSavedOrder()
  const { user, router } = await app.open('/orders')
  await user.click(await screen.findByRole('link', { name: number }))
  await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/orders\/[0-9a-f-]{36}$/))
})
