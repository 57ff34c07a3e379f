import { screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw'
import { expect, it, vi } from 'vitest'
import { getDemoPersonId } from '@backend/seed/people'
import { getCompanyId } from '@backend/seed/companies'
import { DEMO_COMPANY } from '@backend/seed/company-list'
import { emptyBasket, fillBasket, readBasket } from '@/app/testing/order-screen'
import { useApp } from '@/app/testing/render-app'
import { server } from '@mocks/node/set-up-test-worlds'

const app = useApp()

it('the basket shows the reserved packs and the expiry, adds a pack, and removes a line', async () => {
  await app.logInAs('client')
  const { lines } = await fillBasket()
  const name = lines.at(-1)?.product.name ?? ''
  const { user } = await app.open('/basket')
  expect(await screen.findAllByText(/hours? left/)).not.toEqual([])
  const row = screen.getByText(name).closest('li')
  if (!row) throw new Error('The line is not there.')
  expect(within(row).getByText('2 packs')).toBeDefined()
  expect(within(row).getByText(/^[\d.,]+ \S+ × €[\d.,]+\sFCA$/)).toBeDefined()
  await user.click(within(row).getByRole('button', { name: `Add one pack of ${name}` }))
  await waitFor(() => expect(within(row).getByText('3 packs')).toBeDefined())
  expect(screen.getByRole('progressbar', { name: 'Truck by weight' })).toBeDefined()
  for (const line of lines)
    await user.click(await screen.findByRole('button', { name: `Remove ${line.product.name}` }))
  expect(await screen.findByText('The basket is empty')).toBeDefined()
  expect((await readBasket()).lines).toEqual([])
})

it('the basket adds no pack to a line of an offer, and says that its price is for the packs in it', async () => {
  await app.logInAs('client')
  const { lines } = await fillBasket()
  const [line] = lines
  const { id } = await app.world.db.selectFrom('offers').select('id').executeTakeFirstOrThrow()
  await app.world.db
    .updateTable('basket_lines')
    .set({ offer_id: id })
    .where('id', '=', line?.id ?? '')
    .execute()
  await app.open('/basket')
  expect(await screen.findByText(/^offer price, for these packs only$/)).toBeDefined()
  const more = { name: `Add one pack of ${line?.product.name}` }
  expect(screen.getByRole<HTMLButtonElement>('button', more).disabled).toBe(true)
})

it('the basket adds pasted lines, and keeps failed ones with their reason until they are corrected', async () => {
  await app.logInAs('client')
  const { lines } = await fillBasket()
  const name = lines.at(-1)?.product.name ?? ''
  const { user } = await app.open('/basket')
  await user.click(await screen.findByRole('button', { name: 'Add several lines' }))
  const dialog = await screen.findByRole('dialog')
  await user.click(within(dialog).getByLabelText(/^Codes and amounts/))
  await user.paste(`${name}\t1\nno such wood 3`)
  await user.click(within(dialog).getByRole('button', { name: 'Add 2 lines' }))
  expect(
    await within(dialog).findByText('1 line was not added. Correct it and add it again.'),
  ).toBeDefined()
  expect(
    within(dialog).getByText(
      'no such wood: no such product or barcode. Enter a product, then an amount such as 2 packs. To add a pack, enter the barcode on its label, not the mill’s pack number.',
    ),
  ).toBeDefined()
  const codes = within(dialog).getByLabelText<HTMLTextAreaElement>(/^Codes and amounts/)
  expect(codes.value).toBe('no such wood 3')
  await user.clear(codes)
  await user.paste(name)
  const pcs = within(dialog).getByLabelText(/^Pcs/)
  await user.type(pcs, 'many')
  const add = within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Add 1 line' })
  expect(add.disabled).toBe(true)
  await user.clear(pcs)
  await user.click(within(dialog).getByRole('button', { name: 'Add 1 line' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await screen.findByText('Everything is reserved')).toBeDefined()
  expect((await readBasket()).lines.find(({ product }) => product.name === name)?.packs).toBe(4)
})

it('the basket answers a barcode by the barcode that was typed, and its wood', async () => {
  await app.logInAs('client')
  const { barcode, name } = await app.world.db
    .selectFrom('lots')
    .innerJoin('products', 'products.id', 'product_id')
    .select(['barcode', 'name'])
    .where('lots.status', '=', 'sold')
    .where('products.status', '=', 'active')
    .executeTakeFirstOrThrow()
  const { user } = await app.open('/basket')
  await user.click(await screen.findByRole('button', { name: 'Add several lines' }))
  const dialog = await screen.findByRole('dialog')
  await user.click(within(dialog).getByLabelText(/^Codes and amounts/))
  await user.paste(barcode)
  await user.click(within(dialog).getByRole('button', { name: 'Add 1 line' }))
  expect(
    await within(dialog).findByText(`${barcode} (${name}): no packs available now.`),
  ).toBeDefined()
})

it('the basket asks whether an amount means thousands or decimals, and refuses an invalid one, before anything is added', async () => {
  await app.logInAs('client')
  const { lines } = await fillBasket()
  const name = lines.at(-1)?.product.name ?? ''
  const before = await readBasket()
  const { user } = await app.open('/basket')
  await user.click(await screen.findByRole('button', { name: 'Add several lines' }))
  const dialog = await screen.findByRole('dialog')
  const codes = within(dialog).getByLabelText<HTMLTextAreaElement>(/^Codes and amounts/)
  await user.click(codes)
  await user.paste(`${name}\t1,500 pcs\n${name}\t0x1F`)
  await user.click(within(dialog).getByRole('button', { name: 'Add 2 lines' }))
  expect(
    within(dialog).getByText(
      'Line 2: “0x1F” is not an amount. Enter an amount such as 2 packs or 12.5 m3.',
    ),
  ).toBeDefined()
  await user.clear(codes)
  await user.paste(`${name}\t1,500 pcs`)
  await user.click(within(dialog).getByRole('button', { name: 'Add 1 line' }))
  expect((await readBasket()).lines).toEqual(before.lines)
  const question = within(dialog).getByRole('group', {
    name: '“1,500 pcs” can mean thousands or decimals. Which is it?',
  })
  await user.click(within(question).getByRole('button', { name: '1,500' }))
  const sent: unknown[] = []
  server.use(
    http.post(
      '*/api/basket/lines/',
      async ({ request }) => void sent.push(await request.clone().json()),
    ),
  )
  await user.click(within(dialog).getByRole('button', { name: 'Add 1 line' }))
  await waitFor(() =>
    expect(sent).toMatchObject([{ lines: [{ code: name, quantity: '1500', unit: 'pcs' }] }]),
  )
})

it('the scanner scans each barcode once if the browser supports it', async () => {
  const [stop, detect] = [vi.fn(), vi.fn(() => Promise.resolve([{ rawValue: 'TD24000037' }]))]
  vi.stubGlobal(
    'BarcodeDetector',
    class {
      static readonly getSupportedFormats = () => Promise.resolve(['code_128'])
      readonly detect = detect
    },
  )
  vi.stubGlobal(
    'navigator',
    Object.assign(navigator, {
      mediaDevices: { getUserMedia: () => Promise.resolve({ getTracks: () => [{ stop }] }) },
    }),
  )
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
  await app.logInAs('client')
  const { user } = await app.open('/basket')
  await user.click(await screen.findByRole('button', { name: 'Add several lines' }))
  await user.click(await screen.findByRole('button', { name: 'Scan a barcode' }))
  expect(await screen.findByText('Scanned: TD24000037')).toBeDefined()
  await waitFor(() => expect(detect.mock.calls.length).toBeGreaterThan(1))
  expect(screen.getByLabelText<HTMLTextAreaElement>(/^Codes and amounts/).value).toBe('TD24000037')
  await user.click(screen.getByRole('button', { name: 'Done' }))
  await waitFor(() => expect(stop).toHaveBeenCalled())
  vi.unstubAllGlobals()
})

it('the basket reports missing barcode support before and after asking for the camera', async () => {
  await app.logInAs('client')
  const { user } = await app.open('/basket')
  const unsupported = 'This browser can’t scan barcodes. Type or paste them.'
  await user.click(await screen.findByRole('button', { name: 'Add several lines' }))
  expect(await screen.findByText(unsupported)).toBeDefined()
  await user.keyboard('{Escape}')
  // Some browsers have the API but support no format.
  vi.stubGlobal('BarcodeDetector', { getSupportedFormats: () => Promise.resolve([]) })
  vi.stubGlobal('navigator', Object.assign(navigator, { mediaDevices: {} }))
  await user.click(await screen.findByRole('button', { name: 'Add several lines' }))
  await user.click(await screen.findByRole('button', { name: 'Scan a barcode' }))
  expect(await screen.findByText(unsupported)).toBeDefined()
  expect(screen.queryByText(/^Hold a pack label/)).toBeNull()
  vi.unstubAllGlobals()
})

it('the basket shows that the basket expired, and restores what is still available', async () => {
  await app.logInAs('client')
  const { hours } = await fillBasket()
  app.world.clock.advance((hours + 1) * 3_600_000)
  await app.logInAs('client')
  const { user } = await app.open('/basket')
  expect(await screen.findByText(/^The basket expired on/)).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Restore available packs' }))
  expect(await screen.findByText('Everything is reserved')).toBeDefined()
  expect((await readBasket()).past).toBeNull()
})

it('the basket restores all packs at a changed price, and says so', async () => {
  await app.logInAs('client')
  const { hours } = await fillBasket()
  app.world.clock.advance((hours + 1) * 3_600_000)
  await app.world.db
    .updateTable('prices')
    .set(({ eb }) => ({
      price: eb('price', '*', 2),
      price_small: eb('price_small', '*', 2),
      price_medium: eb('price_medium', '*', 2),
      price_large: eb('price_large', '*', 2),
    }))
    .execute()
  await app.logInAs('client')
  const { user } = await app.open('/basket')
  await user.click(await screen.findByRole('button', { name: 'Restore available packs' }))
  expect(await screen.findByText('Everything is reserved; prices have changed')).toBeDefined()
})

it('the manager is named once where the basket’s texts say to contact the manager', async () => {
  await app.logInAs('client')
  await fillBasket()
  await app.world.db
    .updateTable('people')
    .set({ phone: '+370 (612) 00 000' })
    .where('id', '=', getDemoPersonId('manager'))
    .execute()
  await app.open('/basket')
  expect(await screen.findByText(/^Your company can reserve another/)).toBeDefined()
  expect(screen.queryByText(/^Your manager/)).toBeNull()
  const client = app.world.db.updateTable('clients').set({ status: 'blocked' })
  await client.where('portal_company_id', '=', getCompanyId(DEMO_COMPANY)).execute()
  await app.open('/basket')
  expect(await screen.findByText('Your manager: Lucía Fernández')).toBeDefined()
  const getHref = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect(getHref('manager@timberdesk.example')).toBe('mailto:manager@timberdesk.example')
  expect(getHref('+370 (612) 00 000')).toBe('tel:+37061200000')
})

it('the basket can be opened from the header while it is empty, to add many lines', async () => {
  await app.logInAs('client')
  await emptyBasket()
  const { user, router } = await app.open('/orders')
  await user.click(await screen.findByRole('link', { name: 'Basket' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/basket'))
})

it('the basket is named in the header with the number of its lines and the time left', async () => {
  await app.logInAs('client')
  await fillBasket()
  const { lines } = await readBasket()
  await app.open('/products')
  const name = `Basket ${lines.length} line`
  const link = await screen.findByRole('link', { name: new RegExp(`^${name}s? \\d+ hours? left$`) })
  expect(link.getAttribute('href')).toBe('/basket')
})

it('the basket can be opened from the header by a manager, who chooses the company there', async () => {
  await app.logInAs('manager')
  const { user } = await app.open('/orders')
  await user.click(await screen.findByRole('link', { name: 'Basket' }))
  expect(await screen.findByRole('heading', { name: 'Choose a company' })).toBeDefined()
})

it('a user of several companies is asked for the company', async () => {
  await app.logInAs('manager')
  await app.open('/basket')
  expect(await screen.findByRole('heading', { name: 'Choose a company' })).toBeDefined()
})

it('the basket shows why a blocked company cannot order', async () => {
  const client = app.world.db.updateTable('clients').set({ status: 'blocked' })
  await client.where('portal_company_id', '=', getCompanyId(DEMO_COMPANY)).execute()
  await app.logInAs('client')
  await app.open('/basket')
  expect(await screen.findByText('Your company is blocked and can’t order.')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Add several lines' })).toHaveProperty('disabled', true)
})
