import type { Schemas } from '../backend/call'
import { test } from './mail'
import { createPortalCalls } from './support/portal-calls'
import { expect } from './support/test'
import { readTexts } from './support/texts'
import { getWeekAhead } from './support/weeks'

test.use({ locale: 'fr-FR', viewport: { width: 390, height: 844 } })

const [login, signUp, setPassword, add, basket, confirmation, order, orderTexts, addresses] = [
  'pages/login',
  'pages/sign-up',
  'pages/set-password',
  'features/add-to-basket',
  'pages/basket',
  'pages/order-confirmation',
  'pages/order',
  'entities/order',
  'widgets/addresses',
].map((slice) => readTexts(slice, 'fr')) as [
  Translate,
  Translate,
  Translate,
  Translate,
  Translate,
  Translate,
  Translate,
  Translate,
  Translate,
]
type Translate = (key: string) => string

const COMPANY = 'Charpentes du Forez'
const EMAIL = 'lucie.brun@forez.example'

test('A company signs up by phone, orders a truck of wood in French, and follows it to its yard', async ({
  page,
  house,
}) => {
  const portalCalls = createPortalCalls(house.url)
  await test.step('signs up', async () => {
    await page.goto('/login')
    await page.getByRole('combobox', { name: 'Language' }).selectOption('fr')
    await page.getByRole('link', { name: login('sign_up') }).click()
    await page.getByLabel(signUp('field.company_name')).fill(COMPANY)
    await page.getByLabel(signUp('field.country')).selectOption('FR')
    await page.getByLabel(signUp('field.vat_code')).fill('FR44732829320')
    await page.getByLabel(signUp('field.first_name')).fill('Lucie')
    await page.getByLabel(new RegExp(`^${signUp('field.last_name')}`)).fill('Brun')
    await page.getByLabel(signUp('field.email')).fill(EMAIL)
    await page.getByRole('button', { name: signUp('submit') }).click()
    await expect(page.getByText(signUp('sent'))).toBeVisible()
    await expect(page).toHaveURL(/\/login$/)
  })

  await test.step('is verified, and sets the password by the mailed link', async () => {
    await portalCalls.verify(COMPANY)
    // The first email confirms the sign-up.
    const mails = [await house.mailTo(EMAIL), await house.mailTo(EMAIL)]
    await page.goto(
      mails.map(({ link }) => link ?? '').find((link) => link.includes('/set-password')) ?? '',
    )
    await page.getByLabel(setPassword('password')).fill('épicéa et pin sylvestre')
    await page.getByRole('button', { name: setPassword('submit') }).click()
    await expect(page).toHaveURL(/\/products/)
    const accept = page.getByRole('button', {
      name: readTexts('widgets/privacy-banner', 'fr')('accept'),
    })
    await accept.click()
    await expect(accept).toBeHidden()
  })

  const fetchAsClient = async <Found>(path: string) =>
    (await (await page.request.get(`/api${path}`)).json()) as Found
  const title = page.getByRole('heading', { level: 1 })

  await test.step('puts three products into the basket', async () => {
    const added = new Set<string>()
    // A link also has the price and the packs that are left.
    const PRODUCT_NAME = /^.*?\d+x\d+x\d{4}/
    const addFirst = async (path: string) => {
      await page.goto(path)
      const links = page.getByRole('main').getByRole('link', { name: PRODUCT_NAME })
      await expect(links.first()).toBeVisible()
      const texts = await links.allTextContents()
      const names = texts.map((text) => PRODUCT_NAME.exec(text)?.[0] ?? '')
      const at = names.findIndex((name) => !added.has(name))
      added.add(names[at] ?? '')
      await links.nth(at).click()
      const drawer = page.getByRole('dialog')
      await drawer.getByRole('button', { name: add('add') }).click()
      await expect(page.getByText(/réservation de /).first()).toBeVisible()
      return fetchAsClient<Schemas['Basket']>('/basket/')
    }
    let { lines, location } = await addFirst('/products')
    for (const count of [2, 3]) {
      ;({ lines, location } = await addFirst(`/products?location=${location}`))
      expect(lines).toHaveLength(count)
    }
  })

  await test.step('adds a delivery address', async () => {
    await page.goto('/order-confirmation')
    await expect(page.getByText(confirmation('no_address'))).toBeVisible()
    await page.getByRole('button', { name: confirmation('add_address') }).click()
    const dialog = page.getByRole('dialog')
    const place = {
      name: 'Dépôt de Feurs',
      address: '8 rue de la Loire',
      zip_code: '42110',
      city: 'Feurs',
    }
    for (const [field, text] of Object.entries(place))
      await dialog.getByLabel(new RegExp(`^${addresses(`field.${field}`)}`)).fill(text)
    await dialog.getByLabel(addresses('field.country')).selectOption('FR')
    await dialog.getByRole('button', { name: addresses('save') }).click()
    await expect(page.getByText(addresses('added'))).toBeVisible()
  })

  await test.step('finds the expired basket, and restores it', async () => {
    const { hours } = await fetchAsClient<Schemas['Basket']>('/basket/')
    await house.moveClock((hours + 1) * 3_600_000)
    await page.goto('/basket')
    await page.getByRole('button', { name: basket('past.restore') }).click()
    await expect(page.getByText(orderTexts('results.all'))).toBeVisible()
    expect((await fetchAsClient<Schemas['Basket']>('/basket/')).lines).toHaveLength(3)
  })

  await test.step('orders it delivered in one truck', async () => {
    await page.getByRole('link', { name: basket('confirm') }).click()
    await expect(page.getByText(confirmation('approval'))).toBeVisible()
    await page.getByLabel(confirmation('field.delivery_week')).fill(getWeekAhead(8))
    await page.getByLabel(confirmation('field.customer_reference')).fill('FOREZ-1')
    await page.getByRole('button', { name: confirmation('create') }).click()
    await expect(title).toHaveText(/^O-\d{4}-\d+/)
    await page.getByRole('button', { name: order('action.ordered') }).click()
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: order('action.ordered') })
      .click()
    await expect(page.getByRole('alertdialog')).toBeHidden()
  })

  const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  const thread = page.getByRole('list', { name: order('section.thread') })
  const expectStatus = async (status: string) => {
    await page.goto(`/orders/${id}`)
    await expect(thread.getByText(orderTexts(`status.${status}`)).first()).toBeVisible()
  }
  await expectStatus('pending')
  await portalCalls.step('manager', id, 'received')
  await expectStatus('received')
  await portalCalls.step('manager', id, 'confirmed')
  await expectStatus('confirmed')

  await test.step('accepts a change that the seller proposes', async () => {
    await portalCalls.proposeDiscount(id)
    await page.goto(`/orders/${id}`)
    const before = await fetchAsClient<Schemas['Order']>(`/orders/${id}/`)
    await page.getByRole('button', { name: order('change.accept') }).click()
    await expect(page.getByRole('button', { name: order('change.accept') })).toBeHidden()
    await expect(page.getByText(order('figures.charges'))).toBeVisible()
    const { figures } = await fetchAsClient<Schemas['Order']>(`/orders/${id}/`)
    expect(figures.total).toBe(before.proposed_change?.new_total)
    expect(Number(figures.total)).toBeLessThan(Number(before.figures.total))
  })

  await test.step('follows its wood: truck and delivery dates', async () => {
    const { deal } = await portalCalls.fetchAs<Schemas['Order']>('manager', `/orders/${id}/`)
    const truck = await portalCalls.createTruck(deal?.number ?? '')
    expect(truck.packs).toBeGreaterThanOrEqual(3)
    await truck.advance('booked', 'loading')
    await expectStatus('in_progress')
    await truck.advance('sealed', 'in_transit')
    await expectStatus('in_progress')
    await expect(thread.getByText(/KLP 482/)).toBeVisible()
    await expect(
      thread.getByText(new RegExp(order('thread.atd').split('{{')[0] ?? '')),
    ).toBeVisible()
    await truck.advance('arrived', 'delivered')
    await expectStatus('completed')
  })
})
