import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { getCompanyId } from '@backend/seed/companies'
import { DEMO_COMPANY } from '@backend/seed/company-list'
import { fillBasket, readBasket } from '@/app/testing/order-screen'
import { useApp } from '@/app/testing/render-app'
import { makeOffers, type Offer, type OfferWrite, transitionOffer } from '@/entities/order'
import { findPortName } from '@domain/ports'

const app = useApp()

/** Creates an offer for the demo company, of wood that fits in its basket. */
async function createOffer(change: Partial<OfferWrite> = {}): Promise<Offer> {
  await app.logInAs('client')
  const { lines } = await fillBasket()
  await app.logInAs('manager')
  const product_id = lines.find(({ is_more }) => is_more)?.product.id ?? null
  const terms = {
    product_id,
    lot_id: null,
    packs: 1,
    price: '123.45',
    price_unit: 'm3',
    valid_until: '2027-06-30',
    note: 'The last of the autumn',
  } as const
  const { items } = await makeOffers(
    { company_ids: [getCompanyId(DEMO_COMPANY)], ...terms, ...change },
    crypto.randomUUID(),
  )
  const [offer] = items
  if (!offer) throw new Error('No offer was made.')
  return offer
}

it('accepted wood is put into the basket at the price of the offer', async () => {
  const offer = await createOffer()
  await app.logInAs('client')
  const { user } = await app.open(`/offers?offer=${offer.id}`)
  const drawer = await screen.findByRole('dialog', { name: offer.product.name })
  expect(within(drawer).getByText('The last of the autumn')).toBeDefined()
  await user.click(within(drawer).getByRole('button', { name: 'Accept' }))
  expect(await screen.findByText(/1 pack reserved/)).toBeDefined()
  await waitFor(async () =>
    expect((await readBasket()).lines.find(({ offer_id }) => offer_id === offer.id)).toMatchObject({
      price: '123.45',
    }),
  )
})

it('the acceptance of the free part of an offer asks first, and leaves the rest open', async () => {
  const offer = await createOffer({ packs: 5000 })
  const free = offer.free_packs
  await app.logInAs('client')
  const { location } = await readBasket()
  const place = findPortName(location ?? '') ?? ''
  expect(place).not.toBe('')
  const { user } = await app.open(`/offers?offer=${offer.id}`)
  const drawer = within(await screen.findByRole('dialog', { name: offer.product.name }))
  await user.click(drawer.getByRole('button', { name: 'Accept' }))
  expect(
    await drawer.findByText(new RegExp(`^You can add \\d of 5,000 packs from ${place} now\\.`)),
  ).toBeDefined()
  expect((await readBasket()).lines.filter(({ offer_id }) => offer_id === offer.id)).toEqual([])
  await user.click(drawer.getByRole('button', { name: /^Add \d+ to the basket$/ }))
  await waitFor(async () =>
    expect((await readBasket()).lines.some(({ offer_id }) => offer_id === offer.id)).toBe(true),
  )
  const packs = (await readBasket()).lines.find(({ offer_id }) => offer_id === offer.id)?.packs ?? 0
  expect(packs).toBeGreaterThan(0)
  expect(packs).toBeLessThanOrEqual(free)
  await app.open(`/offers?offer=${offer.id}`)
  const later = within(await screen.findByRole('dialog', { name: offer.product.name }))
  expect(later.getByText('Open')).toBeDefined()
  expect(later.getByText(new RegExp(`^${(5000 - packs).toLocaleString('en')} packs`))).toBeDefined()
})

it('an offer keeps saying what was accepted after the other packs are withdrawn', async () => {
  const offered = await createOffer({ packs: 3 })
  await app.logInAs('client')
  const { offer: open } = await transitionOffer(offered, { to: 'accepted', packs: 1 })
  await app.logInAs('manager')
  await transitionOffer(open, { to: 'withdrawn' })
  for (const role of ['client', 'manager'] as const) {
    await app.logInAs(role)
    await app.open(`/offers?offer=${open.id}`)
    const drawer = await screen.findByRole('dialog', { name: open.product.name })
    expect(readTerm(drawer, 'Status')).toBe('Withdrawn')
    expect(readTerm(drawer, 'Accepted')).toMatch(/^1 pack, [\d.]+ m³, .*2026.* \d+:\d+/)
    expect(readTerm(drawer, 'Other packs')).toMatch(/^2 packs, /)
    expect(screen.getAllByText(/^1 pack, [^:]*2026$/)).not.toHaveLength(0)
  }
})

const readTerm = (drawer: HTMLElement, term: string): string | null | undefined =>
  within(drawer).getByText(term, { selector: 'dt' }).nextElementSibling?.textContent

it('the line of an offer is copied for staff who have deals, not for a client', async () => {
  const offer = await createOffer()
  await app.logInAs('client')
  await app.open(`/offers?offer=${offer.id}`)
  await screen.findByText('Decline')
  expect(screen.queryByText('Copy 1 line')).toBeNull()
  cleanup()
  await app.logInAs('global_manager')
  const { user } = await app.open(`/offers?offer=${offer.id}`)
  await user.click(await screen.findByText('Copy 1 line'))
  await screen.findByText('1 line copied. Open another document to paste it.')
})

it('a client declines with a remark, which the manager can read', async () => {
  const offer = await createOffer()
  await app.logInAs('client')
  const { user } = await app.open(`/offers?offer=${offer.id}`)
  await user.click(await screen.findByRole('button', { name: 'Decline' }))
  await user.click(screen.getByRole('button', { name: 'Decline' }))
  expect(screen.getByText('Enter a short reason.')).toBeDefined()
  expect(await screen.findByText('Form validation error')).toBeTruthy()
  await user.type(screen.getByLabelText(/^Reason/), 'Too long for us')
  await user.click(screen.getByRole('button', { name: 'Decline' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await app.logInAs('manager')
  await app.open(`/offers?offer=${offer.id}`)
  expect(await screen.findByText('Too long for us')).toBeDefined()
})

it('wood is offered to a company, beside the price without the offer, and withdrawn', async () => {
  const { product } = await createOffer()
  const { user } = await app.open(`/offers?product=${product.id}`)
  const drawer = await screen.findByRole('dialog', { name: 'New offer' })
  await waitFor(() =>
    expect(within(drawer).getByLabelText(/^Product/, { selector: 'input' })).toHaveProperty(
      'value',
      product.name,
    ),
  )
  await user.click(within(drawer).getByLabelText(/^Companies/, { selector: 'input' }))
  await user.paste(DEMO_COMPANY)
  await user.click(await screen.findByRole('option', { name: new RegExp(DEMO_COMPANY) }))
  await user.click(within(drawer).getByLabelText(/^Price\b(?! per)/, { selector: 'input' }))
  await user.paste('234.50')
  expect(await within(drawer).findByRole('rowheader', { name: DEMO_COMPANY })).toBeDefined()
  await user.click(within(drawer).getByRole('button', { name: 'Send offer' }))
  expect(await within(drawer).findByText('Choose a date.')).toBeDefined()
  const [day, month, year] = ['month', 'day', 'year'].map((part) =>
    within(drawer).getByRole('spinbutton', { name: new RegExp(`^${part},`, 'i') }),
  )
  for (const [field, text] of [
    [day, '12'],
    [month, '31'],
    [year, '2027'],
  ] as const)
    if (field) await user.type(field, text)
  await user.click(within(drawer).getByRole('button', { name: 'Send offer' }))
  expect(await screen.findByText('1 offer sent')).toBeDefined()
  const [row] = await screen.findAllByRole('link', { name: product.name })
  if (row) await user.click(row)
  await user.click(await screen.findByRole('button', { name: 'Withdraw' }))
  const before = screen.queryAllByText('Withdrawn').length
  await user.click(screen.getByRole('button', { name: 'Withdraw' }))
  await waitFor(() => expect(screen.getAllByText('Withdrawn').length).toBeGreaterThan(before))
})

it('a message says that an offer was closed meanwhile, and that the answer was not recorded', async () => {
  const offer = await createOffer()
  await app.logInAs('client')
  const { user } = await app.open(`/offers?offer=${offer.id}`)
  const accept = await screen.findByRole('button', { name: 'Accept' })
  await app.world.db
    .updateTable('offers')
    .set({ status: 'withdrawn', version: offer.version + 1 })
    .where('id', '=', offer.id)
    .execute()
  await user.click(accept)
  await screen.findByText('This offer has been closed, so your answer was not recorded.')
  expect(screen.getAllByText('Withdrawn')).not.toHaveLength(0)
  expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull()
})

it('a line beside the title Deals says that these are offers, and to whom', async () => {
  await app.logInAs('client')
  await app.open('/offers')
  expect(await screen.findByRole('heading', { name: 'Deals' })).toBeTruthy()
  expect(screen.getByText('Offers to your company')).toBeTruthy()
})
