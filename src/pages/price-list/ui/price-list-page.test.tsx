import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, it } from 'vitest'
import { getDemoPersonId } from '@backend/seed/people'
import { server } from '@mocks/node/set-up-test-worlds'
import { loseAnswer, passMinutes, useApp } from '@/app/testing/render-app'

const app = useApp()

/** Returns the texts of a column, row by row. */
async function listColumnTexts(title: RegExp): Promise<string[]> {
  const list = await screen.findByRole('grid', { name: 'Price list' })
  const position = within(list)
    .getAllByRole('columnheader')
    .findIndex((head) => title.test(head.textContent ?? ''))
  return within(list)
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('gridcell')[position]?.textContent ?? '')
}

/** Returns the prices listed in a drawer. */
const getPrices = async (drawer: HTMLElement) =>
  (await within(drawer).findAllByRole('list', { name: /^(Price list|Expired prices)$/ })).flatMap(
    (list) => within(list).getAllByRole('listitem'),
  )

it('a client sees its own prices and no other rows', async () => {
  await app.logInAs('client')
  await app.open('/price-list')
  await waitFor(async () => expect(await listColumnTexts(/^For/)).toContain('Your company’s price'))
  expect(screen.queryByRole('button', { name: 'Add price' })).toBeNull()
})

it('a price is hidden, removed and restored', async () => {
  await app.logInAs('global_manager')
  const { user } = await app.open('/price-list?scope=company')
  await waitFor(async () => expect((await listColumnTexts(/^Product/)).length).toBeGreaterThan(0))
  const [first = ''] = await listColumnTexts(/^Product/)
  const [link] = await screen.findAllByRole('link', { name: first })
  if (!link) throw new Error('No row leads to its product.')
  await user.click(link)
  const drawer = await screen.findByRole('dialog', { name: first })
  const before = (await getPrices(drawer)).length
  const [switchOff] = within(drawer).getAllByRole('button', { name: 'Switch off' })
  if (!switchOff) throw new Error('No price is on.')
  const activeCount = within(drawer).getAllByRole('button', { name: 'Switch off' }).length
  await user.click(switchOff)
  await waitFor(() =>
    expect(within(drawer).queryAllByRole('button', { name: 'Switch off' })).toHaveLength(
      activeCount - 1,
    ),
  )
  const [remove] = within(drawer).getAllByRole('button', { name: 'Remove' })
  if (!remove) throw new Error('No price can be removed.')
  const readPriceIds = async () =>
    (await app.world.db.selectFrom('prices').select('id').orderBy('id').execute()).map(
      ({ id }) => id,
    )
  const ids = await readPriceIds()
  await user.click(remove)
  const undo = await screen.findByText('Undo')
  // A toast must stay accessible while a dialog hides the rest of the page.
  expect(undo.closest('[aria-hidden=true]')).toBeNull()
  await user.click(undo)
  await waitFor(async () =>
    expect((await readPriceIds()).filter((id) => !ids.includes(id))).toHaveLength(1),
  )
  expect(await readPriceIds()).toHaveLength(ids.length)
  await waitFor(async () => expect(await getPrices(drawer)).toHaveLength(before))
})

it('a price for everyone is added from today, and ends the previous one', async () => {
  await app.logInAs('global_manager')
  const { user } = await app.open('/price-list?scope=general&state=ended')
  await waitFor(async () => expect((await listColumnTexts(/^Product/)).length).toBeGreaterThan(0))
  const rows = within(await screen.findByRole('grid'))
    .getAllByRole('row')
    .slice(1)
  expect(rows.every((row) => row.hasAttribute('data-muted'))).toBe(true)
  const [first = ''] = await listColumnTexts(/^Product/)
  const [link] = await screen.findAllByRole('link', { name: first })
  if (!link) throw new Error('No row leads to its product.')
  await user.click(link)
  const drawer = await screen.findByRole('dialog', { name: first })
  const before = (await getPrices(drawer)).length
  const expired = within(drawer).getByRole('list', { name: 'Expired prices' })
  expect(expired.closest('details')?.open).toBe(false)
  expect(within(expired).queryByText('Active')).toBeNull()
  await user.click(within(drawer).getByRole('button', { name: 'Add price' }))
  const form = await screen.findByRole('dialog', { name: 'New price: Stock' })
  await user.click(within(form).getByRole('radio', { name: 'Company' }))
  await user.click(within(form).getByRole('button', { name: 'Save' }))
  await within(form).findByText('Choose the company. Type part of the name.')
  await user.click(within(form).getByRole('radio', { name: 'Everyone', hidden: true }))
  await user.click(within(form).getByRole('button', { name: 'Save' }))
  await within(form).findByText('Enter a price, such as 312.00.')
  await user.type(within(form).getByRole('textbox', { name: /^Price/ }), '310')
  await user.click(within(form).getByRole('button', { name: 'Save' }))
  const after = await screen.findByRole('dialog', { name: first })
  await waitFor(async () => expect(await getPrices(after)).toHaveLength(before + 1))
  await user.click(within(after).getByRole('button', { name: 'History' }))
  expect(await screen.findByText(/ added: Everyone$/)).toBeTruthy()
  expect((await screen.findByRole('dialog', { name: /price history$/ })).textContent).toContain(
    '310.00',
  )
})

it('a price sheet is imported after a preview, and refused rows are named by product', async () => {
  await app.logInAs('global_manager')
  const { user } = await app.open('/price-list?scope=general')
  await waitFor(async () => expect((await listColumnTexts(/^Product/)).length).toBeGreaterThan(0))
  const [product = ''] = await listColumnTexts(/^Product/)
  await user.click(screen.getByRole('button', { name: 'Price sheet' }))
  const sheet = await screen.findByRole('dialog', { name: 'Price sheet: Stock' })
  const input = sheet.querySelector<HTMLInputElement>('input[type=file]')
  if (!input) throw new Error('No file can be chosen.')
  const lines = [
    'Product;Country;Price;Unit;From',
    `${product};IS;899,50;m3;2041-01-01`,
    'Teak veneer;IS;1;m3;2041-01-01',
  ]
  await user.upload(input, new File([lines.join('\n')], 'prices.csv'))
  expect(await within(sheet).findByText('Product not found.')).toBeTruthy()
  expect(within(sheet).getByText('Teak veneer')).toBeTruthy()
  server.use(http.post('*/api/prices/imports/', () => HttpResponse.error(), { once: true }))
  await user.click(within(sheet).getByRole('button', { name: 'Apply 1 change' }))
  await user.click(await within(sheet).findByRole('button', { name: 'Try again' }))
  expect(await within(sheet).findByText('1 price applied.')).toBeTruthy()
  const [id] = (
    await app.world.db.selectFrom('prices').select('id').where('country', '=', 'IS').execute()
  ).map((price) => price.id)
  await app.world.db
    .updateTable('prices')
    .set({ price: 3_120_000, version: 9 })
    .where('id', '=', id ?? '')
    .execute()
  await user.click(within(sheet).getByRole('button', { name: 'Undo prices.csv' }))
  expect(
    await within(sheet).findByText('0 prices restored. 1 price was not restored.'),
  ).toBeTruthy()
  expect(within(sheet).getByRole('row', { name: new RegExp(product) }).textContent).toContain(
    'The price has been changed since.',
  )
  await user.click(within(sheet).getByRole('button', { name: 'Upload another sheet' }))
  const [again] = await within(sheet).findAllByRole('button', { name: /^Undo/ })
  await user.click(again ?? sheet)
  expect(
    await within(sheet).findByText('0 prices restored. 1 price was not restored.'),
  ).toBeTruthy()
  expect(within(sheet).queryByText('prices.csv')).toBeNull()
})

it('the result of a price sheet is shown if its answer was lost long ago', async () => {
  await app.logInAs('global_manager')
  const { user } = await app.open('/price-list?scope=general')
  await waitFor(async () => expect((await listColumnTexts(/^Product/)).length).toBeGreaterThan(0))
  const [product = ''] = await listColumnTexts(/^Product/)
  await user.click(screen.getByRole('button', { name: 'Price sheet' }))
  const sheet = await screen.findByRole('dialog', { name: 'Price sheet: Stock' })
  const input = sheet.querySelector<HTMLInputElement>('input[type=file]')
  if (!input) throw new Error('No file can be chosen.')
  const lines = ['Product;Country;Price;Unit;From', `${product};IS;899,50;m3;2041-01-01`]
  await user.upload(input, new File([lines.join('\n')], 'prices.csv'))
  loseAnswer('post', '/prices/imports/')
  await user.click(await within(sheet).findByRole('button', { name: 'Apply 1 change' }))
  const retry = await within(sheet).findByRole('button', { name: 'Try again' })
  passMinutes(11)
  await user.click(retry)
  expect(await within(sheet).findByText('1 price applied.')).toBeTruthy()
})

/** Confirms the rows whose price is far from everyone's. */
async function confirmAll(sheet: HTMLElement, user: Awaited<ReturnType<typeof app.open>>['user']) {
  await within(sheet).findByRole('button', { name: /^Apply/ })
  const [button] = within(sheet).queryAllByRole('button', { name: /^Confirm (all )?\d+ rows?$/ })
  if (button) await user.click(button)
}

it('the days of each price are shown, and of a moved price also those before', async () => {
  await app.logInAs('global_manager')
  const { user } = await app.open('/price-list?scope=general')
  await waitFor(async () => expect((await listColumnTexts(/^Product/)).length).toBeGreaterThan(0))
  const [product = ''] = await listColumnTexts(/^Product/)
  await user.click(screen.getByRole('button', { name: 'Price sheet' }))
  const sheet = await screen.findByRole('dialog', { name: 'Price sheet: Stock' })
  const uploadPeriods = async (...periods: readonly string[]) =>
    user.upload(
      sheet.querySelector<HTMLInputElement>('input[type=file]') ?? sheet,
      new File(
        [
          [
            'Product;Country;Price;Unit;From;To',
            ...periods.map((period) => `${product};IS;300,00;m3;${period}`),
          ].join('\n'),
        ],
        'prices.csv',
      ),
    )
  await uploadPeriods('2041-01-01;2041-06-30', '2041-07-01;')
  await confirmAll(sheet, user)
  expect(within(sheet).getByRole('columnheader', { name: 'Applies' })).toBeDefined()
  expect(within(sheet).getByText('1 Jan 2041 – 30 Jun 2041')).toBeDefined()
  expect(within(sheet).getByText('from 1 Jul 2041')).toBeDefined()
  await user.click(await within(sheet).findByRole('button', { name: 'Apply 2 changes' }))
  await user.click(await within(sheet).findByRole('button', { name: 'Upload another sheet' }))
  await uploadPeriods('2041-01-01;2041-05-31', '2041-06-01;')
  expect(await within(sheet).findByText('1 Jan 2041 – 30 Jun 2041')).toBeDefined()
  expect(within(sheet).getByText('1 Jan 2041 – 31 May 2041')).toBeDefined()
  expect(within(sheet).getByText('from 1 Jul 2041')).toBeDefined()
  expect(within(sheet).getByText('from 1 Jun 2041')).toBeDefined()
  await user.click(within(sheet).getByRole('button', { name: 'Discard' }))
})

it('zero prices and large changes are listed first, and applied only when selected', async () => {
  await app.logInAs('global_manager')
  const { user } = await app.open('/price-list?scope=general')
  await waitFor(async () => expect((await listColumnTexts(/^Product/)).length).toBeGreaterThan(0))
  const [zero = '', halved = '', unchanged = ''] = [...new Set(await listColumnTexts(/^Product/))]
  await user.click(screen.getByRole('button', { name: 'Price sheet' }))
  const sheet = await screen.findByRole('dialog', { name: 'Price sheet: Stock' })
  const uploadRows = async (rows: readonly string[]) =>
    user.upload(
      sheet.querySelector<HTMLInputElement>('input[type=file]') ?? sheet,
      new File([['Product;Country;Price;Unit;From', ...rows].join('\n')], 'prices.csv'),
    )
  await uploadRows([zero, halved, unchanged].map((product) => `${product};IS;300,00;m3;2041-01-01`))
  await confirmAll(sheet, user)
  await user.click(await within(sheet).findByRole('button', { name: 'Apply 3 changes' }))
  await user.click(await within(sheet).findByRole('button', { name: 'Upload another sheet' }))
  await uploadRows([
    `${unchanged};IS;305,00;m3;2041-01-01`,
    `${zero};IS;0,00;m3;2041-01-01`,
    `${halved};IS;150,00;m3;2041-01-01`,
  ])
  await within(sheet).findByText(
    'Confirm 2 rows first: their prices are zero or change by more than 30%.',
  )
  expect(
    within(sheet).getByRole('button', { name: 'To confirm 2' }).getAttribute('aria-pressed'),
  ).toBe('true')
  expect(within(sheet).getByRole('row', { name: new RegExp(zero) }).textContent).toContain(
    'The price is zero.',
  )
  expect(within(sheet).getByRole('row', { name: new RegExp(halved) }).textContent).toContain(
    'The price changes by more than 30%.',
  )
  await user.click(within(sheet).getByRole('checkbox', { name: `Confirm row 4: ${halved}` }))
  await user.click(within(sheet).getByRole('button', { name: 'Apply 3 changes' }))
  expect(await within(sheet).findByText(/^1 row is not confirmed/)).toBeTruthy()
  const readPrices = async () =>
    (
      await app.world.db
        .selectFrom('prices')
        .select('price')
        .where('country', '=', 'IS')
        .orderBy('price')
        .execute()
    ).map(({ price }) => price)
  expect(await readPrices()).toEqual([3_000_000, 3_000_000, 3_000_000])
  await user.click(within(sheet).getByRole('checkbox', { name: `Confirm row 3: ${zero}` }))
  await user.click(within(sheet).getByRole('button', { name: 'Apply 3 changes' }))
  expect(await within(sheet).findByText('3 prices applied.')).toBeTruthy()
  expect(await readPrices()).toEqual([0, 1_500_000, 3_050_000])
})

it('the ticks of a price sheet are gone once its columns are matched again', async () => {
  await app.logInAs('global_manager')
  const { user } = await app.open('/price-list?scope=general')
  await waitFor(async () => expect((await listColumnTexts(/^Product/)).length).toBeGreaterThan(0))
  const [product = ''] = await listColumnTexts(/^Product/)
  await user.click(screen.getByRole('button', { name: 'Price sheet' }))
  const sheet = await screen.findByRole('dialog', { name: 'Price sheet: Stock' })
  const lines = ['Product;Country;Price;Unit;From;Mark', `${product};IS;0,00;m3;2041-01-01;x`]
  await user.upload(
    sheet.querySelector<HTMLInputElement>('input[type=file]') ?? sheet,
    new File([lines.join('\n')], 'prices.csv'),
  )
  const findTick = () =>
    within(sheet).findByRole<HTMLInputElement>('checkbox', { name: /^Confirm row 2: / })
  await user.click(await findTick())
  expect((await findTick()).checked).toBe(true)
  await user.click(within(sheet).getByRole('button', { name: 'Match columns' }))
  await user.click(await within(sheet).findByRole('button', { name: 'Use these columns' }))
  expect((await findTick()).checked).toBe(false)
  await user.click(within(sheet).getByRole('button', { name: 'Discard' }))
})

it('a sheet asks for the meaning of columns and values, and the columns are remembered', async () => {
  await app.logInAs('global_manager')
  const { user } = await app.open('/price-list?scope=general')
  await waitFor(async () => expect((await listColumnTexts(/^Product/)).length).toBeGreaterThan(0))
  const [product = ''] = await listColumnTexts(/^Product/)
  await user.click(screen.getByRole('button', { name: 'Price sheet' }))
  const sheet = await screen.findByRole('dialog', { name: 'Price sheet: Stock' })
  const file = new File(
    [
      `Our prices\nWaren;Betrag;Einheit;Termin\n${product};1.480;m3;03/04/2041\n${product};1.520;m3;05/04/2042\n`,
    ],
    'waren.csv',
  )
  const choose = async () =>
    user.upload(sheet.querySelector<HTMLInputElement>('input[type=file]') ?? sheet, file)
  await choose()
  await user.click(await within(sheet).findByRole('button', { name: 'Use these columns' }))
  expect(
    within(sheet).getAllByText('Choose a column, or enter one value for all rows.'),
  ).toHaveLength(3)
  await user.selectOptions(
    within(sheet).getByRole('combobox', { name: /^Product/ }),
    `Waren: ${product}`,
  )
  await user.selectOptions(within(sheet).getByRole('combobox', { name: 'Price' }), 'Betrag: 1.480')
  await user.selectOptions(
    within(sheet).getByRole('combobox', { name: 'From' }),
    'Termin: 03/04/2041',
  )
  await user.click(within(sheet).getByRole('button', { name: 'Use these columns' }))
  const price = await within(sheet).findByRole('group', {
    name: /^Price: 2 numbers such as “1.480”/,
  })
  await user.click(within(price).getByRole('button', { name: '1,480' }))
  const from = await within(sheet).findByRole('group', {
    name: 'From: which day is “03/04/2041”?',
  })
  await user.click(within(from).getByRole('button', { name: /3\sApr\s2041/ }))
  expect(await within(sheet).findByRole('button', { name: 'Apply 2 changes' })).toBeTruthy()
  expect(sheet.textContent).toContain('1,480.00')
  await user.click(within(sheet).getByRole('button', { name: 'Discard' }))
  await choose()
  expect(await within(sheet).findByRole('group', { name: /^Price: 2 numbers/ })).toBeTruthy()
  await user.click(within(sheet).getByRole('button', { name: 'Discard' }))
})

it('an invalid service price is reported, stays offline, and is saved once online', async () => {
  await app.logInAs('admin')
  const { user } = await app.open('/price-list')
  await user.click(await screen.findByRole('button', { name: 'Services and transport' }))
  const drawer = await screen.findByRole('dialog', { name: 'Services and transport' })
  const planing = await within(drawer).findByRole('textbox', { name: /^Planing/ })
  await user.clear(planing)
  const save = within(drawer).getByRole('button', { name: 'Save Planing' })
  await user.click(save)
  expect(await within(drawer).findByText('Enter a price, such as 312.00.')).toBeTruthy()
  await user.type(planing, '41')
  server.use(http.put('*/api/service_prices/planing/', () => HttpResponse.error(), { once: true }))
  await user.click(save)
  expect(await within(drawer).findByText(/can’t be reached/)).toBeTruthy()
  await user.click(save)
  await waitFor(() =>
    expect(within(drawer).queryByRole('button', { name: 'Save Planing' })).toBeNull(),
  )
  expect(
    (
      await app.world.db
        .selectFrom('service_prices')
        .select('price')
        .where('service', '=', 'planing')
        .executeTakeFirst()
    )?.price,
  ).toBe(410_000)
  await user.click(within(drawer).getByRole('button', { name: 'History' }))
  const history = await screen.findByRole('dialog', { name: 'Services and transport: history' })
  expect((await within(history).findAllByText(/ changed: Planing$/)).length).toBeGreaterThan(0)
  expect(history.textContent).toContain('After: €41.00.')
})

it('the columns and answers of a sheet stay until it is imported or discarded', async () => {
  await app.logInAs('global_manager')
  const { user } = await app.open('/price-list?scope=general')
  await waitFor(async () => expect((await listColumnTexts(/^Product/)).length).toBeGreaterThan(0))
  const [product = ''] = await listColumnTexts(/^Product/)
  const openSheet = async () => {
    await user.click(screen.getByRole('button', { name: 'Price sheet' }))
    return screen.findByRole('dialog', { name: 'Price sheet: Stock' })
  }
  const reopen = async () => {
    await user.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    return openSheet()
  }
  let sheet = await openSheet()
  const file = new File(
    [`Artikul;Suma;Matas;Terminas\n${product};1.480;m3;03/04/2041\n`],
    'artikulai.csv',
  )
  await user.upload(sheet.querySelector<HTMLInputElement>('input[type=file]') ?? sheet, file)
  await user.selectOptions(
    await within(sheet).findByRole('combobox', { name: /^Product/ }),
    `Artikul: ${product}`,
  )
  await user.selectOptions(within(sheet).getByRole('combobox', { name: 'Price' }), 'Suma: 1.480')
  sheet = await reopen()
  expect(await within(sheet).findByRole('combobox', { name: /^Product/ })).toHaveProperty(
    'value',
    '0',
  )
  await user.selectOptions(within(sheet).getByRole('combobox', { name: 'Unit' }), 'Matas: m3')
  await user.selectOptions(
    within(sheet).getByRole('combobox', { name: 'From' }),
    'Terminas: 03/04/2041',
  )
  await user.click(within(sheet).getByRole('button', { name: 'Use these columns' }))
  await user.click(
    within(await within(sheet).findByRole('group', { name: /^Price/ })).getByRole('button', {
      name: '1,480',
    }),
  )
  await within(sheet).findByRole('group', { name: /^From/ })
  sheet = await reopen()
  const from = await within(sheet).findByRole('group', { name: /^From/ })
  expect(within(sheet).queryByRole('group', { name: /^Price/ })).toBeNull()
  await user.click(within(from).getByRole('button', { name: /3\sApr\s2041/ }))
  expect(await within(sheet).findByRole('button', { name: 'Apply 1 change' })).toBeTruthy()
  await user.click(within(sheet).getByRole('button', { name: 'Discard' }))
  sheet = await reopen()
  expect(within(sheet).queryByRole('group', { name: /^From/ })).toBeNull()
  expect(within(sheet).queryByRole('button', { name: 'Use these columns' })).toBeNull()
})

it('a service price keeps every decimal, and invalid text is refused', async () => {
  await app.logInAs('admin')
  const { user } = await app.open('/price-list')
  await user.click(await screen.findByRole('button', { name: 'Services and transport' }))
  const drawer = await screen.findByRole('dialog', { name: 'Services and transport' })
  const planing = await within(drawer).findByRole('textbox', { name: /^Planing/ })
  const readPrice = async () =>
    (
      await app.world.db
        .selectFrom('service_prices')
        .select('price')
        .where('service', '=', 'planing')
        .executeTakeFirst()
    )?.price
  const before = await readPrice()
  await user.clear(planing)
  await user.type(planing, '0x1F')
  await user.click(within(drawer).getByRole('button', { name: 'Save Planing' }))
  expect(await within(drawer).findByText('Enter a price, such as 312.00.')).toBeTruthy()
  expect(await readPrice()).toBe(before)
  await user.clear(planing)
  await user.type(planing, '41.1251')
  await user.click(within(drawer).getByRole('button', { name: 'Save Planing' }))
  await waitFor(async () => expect(await readPrice()).toBe(411_251))
})

async function openServices() {
  const { user } = await app.open('/price-list')
  await user.click(await screen.findByRole('button', { name: 'Services and transport' }))
  const drawer = await screen.findByRole('dialog', { name: 'Services and transport' })
  const planing = await within(drawer).findByRole<HTMLInputElement>('textbox', { name: /^Planing/ })
  return { user, drawer, planing }
}

it.each([
  ['while it was edited', false],
  ['after its draft was stored', true],
])('both prices of a service that another user changed %s are shown', async (_, isReopened) => {
  await app.logInAs('admin')
  const opened = await openServices()
  await opened.user.clear(opened.planing)
  await opened.user.type(opened.planing, '41')
  const readPriceIds = () =>
    app.world.db
      .selectFrom('service_prices')
      .select(['price', 'version'])
      .where('service', '=', 'planing')
      .executeTakeFirstOrThrow()
  const { version } = await readPriceIds()
  await app.world.db
    .updateTable('service_prices')
    .set({ price: 430_000, version: version + 1 })
    .where('service', '=', 'planing')
    .execute()
  const { user, drawer } = isReopened ? await openServices() : opened
  await user.click(await within(drawer).findByRole('button', { name: 'Save Planing' }))
  await user.click(await screen.findByRole('radio', { name: /^Planing: Yours, 41/ }))
  expect(screen.getByRole('radio', { name: /^Planing: Theirs, 43/ })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Save selection' }))
  await waitFor(async () =>
    expect(await readPriceIds()).toEqual({ price: 410_000, version: version + 2 }),
  )
})

it('both versions of a price that another user changed are shown, field by field', async () => {
  await app.logInAs('global_manager')
  const { user } = await app.open('/price-list?scope=company')
  await waitFor(async () => expect((await listColumnTexts(/^Product/)).length).toBeGreaterThan(0))
  const [first = ''] = await listColumnTexts(/^Product/)
  const [link] = await screen.findAllByRole('link', { name: first })
  if (!link) throw new Error('No row leads to its product.')
  await user.click(link)
  const drawer = await screen.findByRole('dialog', { name: first })
  await getPrices(drawer)
  const { db } = app.world
  const before = await db.selectFrom('prices').select(['id', 'price', 'version']).execute()
  const [change] = within(drawer).getAllByRole('button', { name: 'Change' })
  if (!change) throw new Error('No price can be changed.')
  await user.click(change)
  const form = await screen.findByRole('dialog', { name: 'Change price' })
  const field = within(form).getByRole('textbox', { name: /^Price/ })
  await user.clear(field)
  await user.type(field, '299')
  // Another user raised every price.
  for (const { id, version } of before)
    await db
      .updateTable('prices')
      .set({ price: 3_330_000, version: version + 1, updated_by: getDemoPersonId('admin') })
      .where('id', '=', id)
      .execute()
  await user.click(within(form).getByRole('button', { name: 'Save' }))
  expect(await screen.findByRole('radio', { name: /^Price: Theirs, .*333/ })).toBeTruthy()
  expect(screen.getByRole('radio', { name: /^Price: Yours, .*299/ })).toHaveProperty(
    'checked',
    true,
  )
  await user.click(screen.getByRole('button', { name: 'Save selection' }))
  await waitFor(async () =>
    expect(
      await db.selectFrom('prices').select('price').where('price', '=', 2_990_000).execute(),
    ).toHaveLength(1),
  )
})

it('a price that another user changed is not switched off, and the newer price is shown', async () => {
  await app.logInAs('global_manager')
  const { user } = await app.open('/price-list?scope=company')
  await waitFor(async () => expect((await listColumnTexts(/^Product/)).length).toBeGreaterThan(0))
  const [first = ''] = await listColumnTexts(/^Product/)
  const [link] = await screen.findAllByRole('link', { name: first })
  if (!link) throw new Error('No row leads to its product.')
  await user.click(link)
  const drawer = await screen.findByRole('dialog', { name: first })
  await getPrices(drawer)
  await app.world.db
    .updateTable('prices')
    .set((eb) => ({ price: 3_330_000, version: eb('version', '+', 1) }))
    .execute()
  const [switchOff] = within(drawer).getAllByRole('button', { name: 'Switch off' })
  if (!switchOff) throw new Error('No price is on.')
  await user.click(switchOff)
  await screen.findByText(
    'This record has changed, so nothing was saved. Check the current version, then try again.',
  )
  expect(await within(drawer).findAllByText(/^€333\.00/)).not.toHaveLength(0)
  expect(
    await app.world.db.selectFrom('prices').select('id').where('price', '=', 3_330_000).execute(),
  ).not.toHaveLength(0)
})

it('a price column with an unknown title is matched by hand after the preview', async () => {
  await app.logInAs('global_manager')
  const { user } = await app.open('/price-list?scope=general')
  await waitFor(async () => expect((await listColumnTexts(/^Product/)).length).toBeGreaterThan(0))
  const [product = ''] = await listColumnTexts(/^Product/)
  await user.click(screen.getByRole('button', { name: 'Price sheet' }))
  const sheet = await screen.findByRole('dialog', { name: 'Price sheet: Stock' })
  const file = new File(
    [`Product;Price;Unit;From;Big buyers\n${product};300,00;m3;2041-01-01;290,00\n`],
    'prices.csv',
  )
  await user.upload(sheet.querySelector<HTMLInputElement>('input[type=file]') ?? sheet, file)
  await within(sheet).findByText('1 column is not read: Big buyers.')
  await user.click(within(sheet).getByRole('button', { name: 'Match columns' }))
  await user.selectOptions(
    await within(sheet).findByRole('combobox', { name: 'Large' }),
    'Big buyers: 290,00',
  )
  await user.click(within(sheet).getByRole('button', { name: 'Use these columns' }))
  await within(sheet).findByRole('button', { name: 'Match columns' })
  expect(within(sheet).queryByText(/not read/)).toBeNull()
  await user.click(within(sheet).getByRole('button', { name: 'Discard' }))
})
