import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, it, vi } from 'vitest'
import { server } from '@mocks/node/set-up-test-worlds'
import { useApp } from '@/app/testing/render-app'
import { setSupplyPacks } from '@/entities/pack'
import { fetchReceivableLines } from '@/entities/stock'

const app = useApp()

/** Opens the packs of the first row that has a free one. */
async function openPacks() {
  const opened = await app.open('/stock?empty=hide&status=available')
  const list = await screen.findByRole('grid', { name: 'Stock' })
  const [link] = await within(list).findAllByRole('link')
  if (!link) throw new Error('The seed has no pack in stock.')
  await opened.user.click(link)
  return { ...opened, drawer: await screen.findByRole('dialog', { name: link.textContent ?? '' }) }
}

it('a pack is blocked with a reason, which is shown in the list and in its history', async () => {
  await app.logInAs('manager')
  const { user, drawer } = await openPacks()
  const packs = await within(drawer).findByRole('list', { name: 'Packs' })
  expect(within(drawer).getByRole('link', { name: 'Open product' }).getAttribute('href')).toMatch(
    /^\/products\/[0-9a-f-]{36}$/,
  )
  const box = within(packs)
    .getAllByRole('checkbox')
    .find((one) => within(one.closest('li') ?? packs).queryByText('Available') !== null)
  if (!box) throw new Error('No pack is free.')
  await user.click(box)
  await user.click(within(drawer).getByRole('button', { name: 'Block' }))
  const form = await screen.findByRole('dialog', { name: 'Block 1 pack' })
  const block = within(form).getByRole('button', { name: 'Block' })
  await user.click(block)
  await within(form).findByText('Enter a reason in a few words.')
  await user.type(within(form).getByRole('textbox', { name: /^Reason/ }), 'Wet at the bottom')
  await user.click(block)
  const item = (await screen.findByText('Wet at the bottom', { selector: 'li *' })).closest('li')
  if (!item) throw new Error('The reason is not shown.')
  expect(within(item).getByText('Blocked')).toBeTruthy()
  await user.click(within(item).getByRole('button', { name: /^History of/ }))
  expect(await screen.findByText(/blocked the pack$/)).toBeTruthy()
})

it('a received pack has the mill’s number and its pieces per length', async () => {
  await app.logInAs('admin')
  const { id, number, product_id, pcs, location } = await app.world.db
    .selectFrom('packs')
    .innerJoin('lots', 'lots.id', 'packs.lot_id')
    .select(['packs.id', 'packs.number', 'product_id', 'lots.pcs', 'location'])
    .where('packs.status', '=', 'in_stock')
    .orderBy('number_sort')
    .executeTakeFirstOrThrow()
  await app.open(`/stock?row=${product_id}.${pcs}.${location}`)
  const link = await screen.findByRole('link', { name: number })
  expect(link.getAttribute('href')).toBe(`/packs/${id}`)
  expect(link.parentElement?.textContent).toMatch(/^Pack no\. \S+, \d\.\d\u00a0\(\d+\)/)
})

it('a beginning of too many barcodes counts the first packs only, and the page says so', async () => {
  await app.logInAs('admin')
  const lot = await app.world.db
    .selectFrom('lots')
    .selectAll()
    .where('status', '=', 'available')
    .orderBy('id')
    .executeTakeFirstOrThrow()
  await app.world.db
    .insertInto('lots')
    .values(
      Array.from({ length: 201 }, (_, count) => ({
        ...lot,
        id: crypto.randomUUID(),
        barcode: `ZQX-${1000 + count}`,
      })),
    )
    .execute()
  await app.open('/stock?q=ZQX-1')
  expect(
    await screen.findByText('Only the first 200 packs with “ZQX-1” in their number are counted.', {
      exact: false,
    }),
  ).toBeTruthy()
})

it('a pack that was missing at the count is removed, and comes back', async () => {
  await app.logInAs('manager')
  const { user, drawer } = await openPacks()
  const [correct] = await within(drawer).findAllByRole('button', { name: /^Correct / })
  if (!correct) throw new Error('No pack can be corrected.')
  const barcode = (correct.getAttribute('aria-label') ?? '').replace('Correct ', '')
  await user.click(correct)
  const form = await screen.findByRole('dialog', { name: `Correct ${barcode}` })
  const pieces = within(form).getByRole('textbox', { name: /^Pieces counted/ })
  await user.clear(pieces)
  await user.type(pieces, '0')
  await user.type(within(form).getByRole('textbox', { name: /^Reason/ }), 'Not found')
  await user.click(within(form).getByRole('button', { name: 'Save' }))
  expect(await within(form).findByText('Choose what happened.')).toBeTruthy()
  await user.click(within(form).getByRole('radio', { name: /^Lost, damaged/ }))
  await user.click(within(form).getByRole('button', { name: 'Save' }))
  expect(await screen.findByText(`${barcode} has been corrected`)).toBeTruthy()
  await waitFor(() =>
    expect(screen.queryByRole('dialog', { name: `Correct ${barcode}` })).toBeNull(),
  )
  expect(screen.queryByRole('button', { name: `Correct ${barcode}` })).toBeNull()

  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Close' }))
  await user.click(await screen.findByText('Removed packs'))
  const removed = await screen.findByRole('dialog', { name: 'Removed packs' })
  const [item] = await within(removed).findAllByRole('listitem')
  expect(item?.textContent).toContain('Lost')
  await user.click(within(removed).getByRole('button', { name: `Correct ${barcode}` }))
  const again = await screen.findByRole('dialog', { name: `Correct ${barcode}` })
  expect(
    within(again).getByText('With pieces, the pack returns to stock as available.'),
  ).toBeTruthy()
  await user.type(within(again).getByRole('textbox', { name: /^Reason/ }), 'Found again')
  await user.click(within(again).getByRole('button', { name: 'Save' }))
  const rest = await screen.findByRole('dialog', { name: 'Removed packs' })
  expect(await within(rest).findByText('No removed packs')).toBeTruthy()
  const readLot = app.world.db.selectFrom('lots').select('status').where('barcode', '=', barcode)
  expect((await readLot.executeTakeFirstOrThrow()).status).toBe('available')
})

it('the last pack of a row is followed to the row of its counted pieces', async () => {
  await app.logInAs('manager')
  const { product_id, location, pcs } = await app.world.db
    .selectFrom('lots')
    .select(['product_id', 'location', 'pcs'])
    .where('status', 'in', ['available', 'reserved', 'blocked'])
    .where('pcs', '>', 3)
    .groupBy(['product_id', 'location', 'pcs'])
    .having(({ fn }) => fn.countAll<number>(), '=', 1)
    .having(({ fn }) => fn.min('status'), '=', 'available')
    .orderBy('product_id')
    .executeTakeFirstOrThrow()
  const { user } = await app.open(`/stock?row=${product_id}.${pcs}.${location}`)
  const correct = await screen.findByRole('button', { name: /^Correct / })
  await user.click(correct)
  const form = await screen.findByRole('dialog', { name: /^Correct / })
  const pieces = within(form).getByRole('textbox', { name: /^Pieces counted/ })
  await user.clear(pieces)
  await user.type(pieces, '3')
  await user.type(within(form).getByRole('textbox', { name: /^Reason/ }), 'Counted')
  await user.click(within(form).getByRole('button', { name: 'Save' }))
  const packs = await screen.findByRole('list', { name: 'Packs' })
  expect(await within(packs).findByText(/^3 pcs, /)).toBeTruthy()
  expect(screen.queryByText('No packs here any more')).toBeNull()
})

it('both counts of a pack that another user changed are shown, and the chosen one is saved', async () => {
  await app.logInAs('manager')
  const { user, drawer } = await openPacks()
  const [correct] = await within(drawer).findAllByRole('button', { name: /^Correct / })
  if (!correct) throw new Error('No pack can be corrected.')
  const barcode = (correct.getAttribute('aria-label') ?? '').replace('Correct ', '')
  await user.click(correct)
  const form = await screen.findByRole('dialog', { name: `Correct ${barcode}` })
  const pieces = within(form).getByRole('textbox', { name: /^Pieces counted/ })
  await user.clear(pieces)
  await user.type(pieces, '3')
  await user.type(within(form).getByRole('textbox', { name: /^Reason/ }), 'Counted twice')
  const readLot = () =>
    app.world.db
      .selectFrom('lots')
      .select(['pcs', 'version'])
      .where('barcode', '=', barcode)
      .executeTakeFirstOrThrow()
  const { version } = await readLot()
  await app.world.db
    .updateTable('lots')
    .set({ pcs: 7, version: version + 1, status: 'blocked', note: 'Wet', location: 'EETLL' })
    .where('barcode', '=', barcode)
    .execute()
  await user.click(within(form).getByRole('button', { name: 'Save' }))
  expect(await screen.findByRole('radio', { name: 'Pieces counted: Theirs, 7' })).toBeTruthy()
  expect(screen.getByText('Status: Available → Blocked')).toBeTruthy()
  expect(screen.getByText('Reason for blocking: empty → Wet')).toBeTruthy()
  expect(screen.getByText(/^Stock location: .* → Tallinn$/)).toBeTruthy()
  await user.click(screen.getByRole('radio', { name: 'Pieces counted: Yours, 3' }))
  await user.click(screen.getByRole('button', { name: 'Save selection' }))
  await screen.findByText(`${barcode} has been corrected`)
  expect(await readLot()).toEqual({ pcs: 3, version: version + 2 })
})

it('packs of a supply are received with generated barcodes, and their labels printed', async () => {
  await app.logInAs('manager')
  const { supply } = await findReceivableLine()
  const { user } = await app.open('/stock')
  await user.click(await screen.findByRole('button', { name: 'Receive packs' }))
  const form = await screen.findByRole('dialog', { name: 'Receive packs' })
  await user.click(within(form).getByRole('combobox', { name: /^From supply/ }))
  await user.keyboard(supply.number)
  const [line] = await screen.findAllByRole('option')
  if (!line) throw new Error('Nothing is to receive.')
  await user.click(line)
  await user.type(within(form).getByRole('combobox', { name: /^Stock location/ }), 'SEGOT')
  const pieces = within(form).getByRole('textbox', { name: /^Pieces per pack/ })
  await user.clear(pieces)
  await user.type(pieces, '5')
  const count = within(form).getByRole('textbox', { name: /^Packs/ })
  await user.clear(count)
  await user.type(count, '2')
  await user.click(within(form).getByRole('button', { name: 'Receive 2 packs' }))
  expect(await screen.findByText('2 packs received')).toBeTruthy()
  const print = vi.spyOn(window, 'print').mockImplementation(() => {})
  const labels = await screen.findByRole('dialog', { name: 'Labels for 2 packs' })
  await user.click(within(labels).getByRole('button', { name: 'Print 2 labels' }))
  expect(print).toHaveBeenCalledOnce()
  print.mockRestore()
})

it('the ticked packs of the mill’s list are received, and the missing one is left', async () => {
  await app.logInAs('admin')
  const { supply, supply_line_id } = await findReceivableLine()
  const [arrived, missing] = ['K-318', 'K-319'].map((number) => ({
    id: crypto.randomUUID(),
    version: null,
    supply_line_id,
    number,
    barcode: null,
    mark: null,
    tally: [{ length_mm: 3900, pcs: 12 }],
    kg: null,
  }))
  if (!arrived || !missing) throw new Error('Two packs are listed.')
  await setSupplyPacks(supply.id, { packs: [arrived, missing], removed: [] })
  const { user } = await app.open('/stock')
  await user.click(await screen.findByRole('button', { name: 'Receive packs' }))
  const form = await screen.findByRole('dialog', { name: 'Receive packs' })
  await user.click(within(form).getByRole('combobox', { name: /^From supply/ }))
  await user.keyboard(supply.number)
  const [line] = await screen.findAllByRole('option')
  if (!line) throw new Error('Nothing is to receive.')
  await user.click(line)
  expect(within(form).queryByRole('textbox', { name: /^Pieces per pack/ })).toBeNull()
  await user.type(within(form).getByRole('combobox', { name: /^Stock location/ }), 'SEGOT')
  await user.click(within(form).getByRole('checkbox', { name: 'Select all 2 packs' }))
  await user.click(within(form).getByRole('button', { name: 'Receive 0 packs' }))
  expect(within(form).getByText('Tick the packs that have arrived.')).toBeTruthy()
  await user.click(within(form).getByRole('checkbox', { name: 'K-318' }))
  await user.click(within(form).getByRole('button', { name: 'Receive 1 pack' }))
  expect(await screen.findByText('1 pack received')).toBeTruthy()
  const labels = await screen.findByRole('dialog', { name: 'Label for 1 pack' })
  expect(labels.textContent).toContain('K-318, 3.9\u00a0(12)')
  const packs = await app.world.db
    .selectFrom('packs')
    .select(['number', 'status'])
    .where('id', 'in', [arrived.id, missing.id])
    .orderBy('number')
    .execute()
  expect(packs).toEqual([
    { number: 'K-318', status: 'in_stock' },
    { number: 'K-319', status: 'listed' },
  ])
})

/**
 * Uploads a sheet that sets free packs to three pieces.
 * @param extraRows further rows
 */
async function uploadSheet(
  packs: number,
  extraRows = '',
  titles = 'Barcode;Product;Pcs/pack;Stock location',
) {
  const free = await app.world.db
    .selectFrom('lots')
    .select('barcode')
    .where('status', '=', 'available')
    .orderBy('barcode')
    .limit(packs)
    .execute()
  const { user } = await app.open('/stock')
  await user.click(await screen.findByRole('button', { name: 'Stock sheet' }))
  const sheet = await screen.findByRole('dialog', { name: 'Stock sheet' })
  const rows = free.map(({ barcode }) => `${barcode};;3;\n`).join('')
  const file = new File([`${titles}\n${rows}${extraRows}`], 'count.csv')
  const input = sheet.querySelector<HTMLInputElement>('input[type=file]')
  if (!input) throw new Error('No file can be chosen.')
  await user.upload(input, file)
  return { user, sheet, barcodes: free.map(({ barcode }) => barcode) }
}

async function findReceivableLine() {
  const { items } = await fetchReceivableLines('', new AbortController().signal)
  const line = items.find(({ packs }) => packs.length === 0)
  if (!line) throw new Error('Nothing without a list is to receive.')
  return line
}

it('new packs need the location and the supply, and known packs keep theirs', async () => {
  await app.logInAs('manager')
  const line = await findReceivableLine()
  const { user, sheet, barcodes } = await uploadSheet(
    1,
    `NEW-78;${line.product.name};1\n`,
    'Barcode;Product;Pcs/pack',
  )
  const location = await within(sheet).findByRole('combobox', {
    name: /^Stock location for all rows/,
  })
  expect(
    within(sheet).getByText(/New packs need a stock location.*New packs need a supply/),
  ).toBeDefined()
  await user.click(within(sheet).getByRole('button', { name: 'Use these columns' }))
  expect(within(sheet).getAllByText(/enter one value for all rows\.$/)).toHaveLength(2)
  await user.type(location, 'Rauma')
  const supply = within(sheet).getByRole('textbox', { name: 'Supply for all rows' })
  await user.type(supply, line.supply.number)
  await user.click(within(sheet).getByRole('button', { name: 'Use these columns' }))
  await user.click(await within(sheet).findByRole('button', { name: 'New 1' }))
  expect(within(sheet).getByRole('row', { name: /NEW-78/ }).textContent).toMatch(/Rauma$/)
  await user.click(within(sheet).getByRole('button', { name: 'Changed 1' }))
  expect(
    within(sheet).getByRole('row', { name: new RegExp(barcodes[0] ?? '') }).textContent,
  ).not.toMatch(/Rauma/)
  await user.click(within(sheet).getByRole('button', { name: 'Discard' }))
})

it.each(['Barcode;Product;Pcs/pack;Supply', 'Barcode;Product;Pcs/pack;Supply;Stock location'])(
  'new packs with a supply need the location alone: %s',
  async (titles) => {
    await app.logInAs('manager')
    const { product, supply } = await findReceivableLine()
    const { user, sheet } = await uploadSheet(
      0,
      ['NEW-79', 'NEW-80'].map((code) => `${code};${product.name};1;${supply.number}\n`).join(''),
      titles,
    )
    await user.type(
      await within(sheet).findByRole('combobox', { name: /^Stock location for all rows/ }),
      'Klaipėda',
    )
    expect(within(sheet).queryByRole('textbox', { name: 'Supply for all rows' })).toBeNull()
    await user.click(within(sheet).getByRole('button', { name: 'Use these columns' }))
    await user.click(await within(sheet).findByRole('button', { name: 'New 2' }))
    expect(within(sheet).getByRole('row', { name: /NEW-80/ }).textContent).toMatch(/Klaipėda$/)
    await user.click(within(sheet).getByRole('button', { name: 'Discard' }))
  },
)

it('known packs that name their product need neither location nor supply', async () => {
  await app.logInAs('manager')
  const pack = await app.world.db
    .selectFrom('lots')
    .innerJoin('products', 'products.id', 'lots.product_id')
    .select(['barcode', 'name'])
    .where('lots.status', '=', 'available')
    .executeTakeFirstOrThrow()
  const { user, sheet } = await uploadSheet(
    0,
    `${pack.barcode};${pack.name};4\n`,
    'Barcode;Product;Pcs/pack',
  )
  await user.click(await within(sheet).findByRole('button', { name: 'Changed 1' }))
  expect(within(sheet).queryByText(/for all rows/)).toBeNull()
  await user.click(within(sheet).getByRole('button', { name: 'Discard' }))
})

it('columns with unknown titles are matched by hand after the preview has named them', async () => {
  await app.logInAs('manager')
  const { user, sheet } = await uploadSheet(1, '', 'Barcode;Product;Counted;Yard')
  await within(sheet).findByText('1 column is not read: Counted.')
  await user.click(within(sheet).getByRole('button', { name: 'Match columns' }))
  await user.selectOptions(
    await within(sheet).findByRole('combobox', { name: 'Pcs/pack' }),
    'Counted: 3',
  )
  await user.click(within(sheet).getByRole('button', { name: 'Use these columns' }))
  expect(await within(sheet).findByRole('button', { name: 'Changed 1' })).toBeTruthy()
  await user.click(within(sheet).getByRole('button', { name: 'Discard' }))
})

it('a sheet is imported after a preview of its changes, and rejected packs name their holder', async () => {
  await app.logInAs('manager')
  const { user, sheet, barcodes } = await uploadSheet(1, 'NEW-77;Teak veneer;10;LTKLJ\n')
  expect(await within(sheet).findByText('Product not found.')).toBeTruthy()
  await user.click(within(sheet).getByRole('button', { name: 'Changed 1' }))
  expect(
    within(sheet).getByRole('row', { name: new RegExp(barcodes[0] ?? '') }).textContent,
  ).toMatch(/3 pcs/)
  await user.click(within(sheet).getByRole('button', { name: 'Apply 1 change' }))
  expect(await within(sheet).findByText('Enter a reason in a few words.')).toBeTruthy()
  await user.type(within(sheet).getByRole('textbox', { name: /^Reason/ }), 'Count of November')
  await user.click(within(sheet).getByRole('button', { name: 'Apply 1 change' }))
  expect(await within(sheet).findByText('1 pack updated.')).toBeTruthy()
})

it('packs are removed from stock only when each is selected', async () => {
  await app.logInAs('manager')
  const free = await app.world.db
    .selectFrom('lots')
    .select('barcode')
    .where('status', '=', 'available')
    .orderBy('barcode')
    .limit(3)
    .execute()
  const [missingBarcode = '', counted = ''] = free.map(({ barcode }) => barcode)
  const { user, sheet } = await uploadSheet(0, `${missingBarcode};;0;\n${counted};;3;\n`)
  await user.type(
    await within(sheet).findByRole('textbox', { name: /^Reason/ }),
    'Count of November',
  )
  expect(
    within(sheet).getByRole('button', { name: 'To confirm 1' }).getAttribute('aria-pressed'),
  ).toBe('true')
  await user.click(within(sheet).getByRole('button', { name: 'Apply 2 changes' }))
  expect(
    await within(sheet).findByText(/^1 pack would be removed from stock and is not confirmed/),
  ).toBeTruthy()
  const readStatus = async () =>
    (
      await app.world.db
        .selectFrom('lots')
        .select('status')
        .where('barcode', '=', missingBarcode)
        .executeTakeFirstOrThrow()
    ).status
  expect(await readStatus()).toBe('available')
  await user.click(
    within(sheet).getByRole('checkbox', {
      name: `Confirm row 2: remove ${missingBarcode} from stock`,
    }),
  )
  await user.click(within(sheet).getByRole('button', { name: 'Apply 2 changes' }))
  expect(await within(sheet).findByText('Choose what happened.')).toBeTruthy()
  await user.click(within(sheet).getByRole('radio', { name: /^Lost, damaged/ }))
  await user.click(within(sheet).getByRole('button', { name: 'Apply 2 changes' }))
  expect(await within(sheet).findByText('2 packs updated.')).toBeTruthy()
  expect(await readStatus()).toBe('lost')
})

it('the ticks of a stock sheet are gone once its columns are matched again', async () => {
  await app.logInAs('manager')
  const { barcode } = await app.world.db
    .selectFrom('lots')
    .select('barcode')
    .where('status', '=', 'available')
    .executeTakeFirstOrThrow()
  const titles = 'Barcode;Product;Pcs/pack;Stock location;Mark'
  const { user, sheet } = await uploadSheet(0, `${barcode};;0;;x\n`, titles)
  const findTick = () =>
    within(sheet).findByRole<HTMLInputElement>('checkbox', { name: /^Confirm row 2: / })
  await user.click(await findTick())
  expect((await findTick()).checked).toBe(true)
  await user.click(within(sheet).getByRole('button', { name: 'Match columns' }))
  await user.click(await within(sheet).findByRole('button', { name: 'Use these columns' }))
  expect((await findTick()).checked).toBe(false)
  await user.click(within(sheet).getByRole('button', { name: 'Discard' }))
})

it('a sheet and its reason stay until it is imported', async () => {
  await app.logInAs('manager')
  const { user, sheet } = await uploadSheet(1)
  await user.type(
    await within(sheet).findByRole('textbox', { name: /^Reason/ }),
    'Count of November',
  )
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(screen.getByRole('button', { name: 'Stock sheet' }))
  const reopened = await screen.findByRole('dialog', { name: 'Stock sheet' })
  expect(await within(reopened).findByRole('textbox', { name: /^Reason/ })).toHaveProperty(
    'value',
    'Count of November',
  )
  await user.click(within(reopened).getByRole('button', { name: 'Apply 1 change' }))
  expect(await within(reopened).findByText('1 pack updated.')).toBeTruthy()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(screen.getByRole('button', { name: 'Stock sheet' }))
  await screen.findByRole('dialog', { name: 'Stock sheet' })
  expect(screen.queryByRole('textbox', { name: /^Reason/ })).toBeNull()
})

it('a sheet is previewed once the network returns, without asking for the file again', async () => {
  await app.logInAs('manager')
  server.use(http.post('*/api/stock/sheet/preview/', () => HttpResponse.error(), { once: true }))
  const { user, sheet, barcodes } = await uploadSheet(1)
  await user.click(await within(sheet).findByRole('button', { name: 'Try again' }))
  expect(
    await within(sheet).findByRole('row', { name: new RegExp(barcodes[0] ?? '') }),
  ).toBeTruthy()
  await user.click(within(sheet).getByRole('button', { name: 'Discard' }))
})

it('a sheet is previewed again after a pack was changed by another user', async () => {
  await app.logInAs('manager')
  const { user, sheet, barcodes } = await uploadSheet(1)
  await user.type(
    await within(sheet).findByRole('textbox', { name: /^Reason/ }),
    'Count of November',
  )
  await app.world.db
    .updateTable('lots')
    .set({ pcs: 4, version: 9 })
    .where('barcode', '=', barcodes[0] ?? '')
    .execute()
  await user.click(within(sheet).getByRole('button', { name: 'Apply 1 change' }))
  await within(sheet).findByText('Packs have changed since the preview. Nothing was applied.')
  await user.click(within(sheet).getByRole('button', { name: 'Preview again' }))
  await user.click(await within(sheet).findByRole('button', { name: 'Changed 1' }))
  expect(
    within(sheet).getByRole('row', { name: new RegExp(barcodes[0] ?? '') }).textContent,
  ).toMatch(/4 pcs.*3 pcs/)
  await user.click(within(sheet).getByRole('button', { name: 'Apply 1 change' }))
  expect(await within(sheet).findByText('1 pack updated.')).toBeTruthy()
})

it('a sheet is undone, with the reason for which packs stay', async () => {
  await app.logInAs('manager')
  const { user, sheet, barcodes } = await uploadSheet(2)
  await user.type(
    await within(sheet).findByRole('textbox', { name: /^Reason/ }),
    'Count of November',
  )
  await user.click(within(sheet).getByRole('button', { name: 'Apply 2 changes' }))
  await within(sheet).findByText('2 packs updated.')
  await app.world.db
    .updateTable('lots')
    .set({ pcs: 4, version: 9 })
    .where('barcode', '=', barcodes[1] ?? '')
    .execute()
  await user.click(within(sheet).getByRole('button', { name: 'Undo' }))
  expect(await within(sheet).findByText('1 pack restored. 1 pack was not restored.')).toBeTruthy()
  expect(
    within(sheet).getByRole('row', { name: new RegExp(barcodes[1] ?? '') }).textContent,
  ).toContain('The pack has been changed since.')
  await user.click(within(sheet).getByRole('button', { name: 'Upload another sheet' }))
  const pastSheet = (await within(sheet).findByText('Count of November')).closest('li')
  expect(pastSheet?.textContent).toMatch(/2 packs, 1 pack not restored/)
  await user.click(within(pastSheet ?? sheet).getByRole('button', { name: /^Undo/ }))
  expect(await within(sheet).findByText('0 packs restored. 1 pack was not restored.')).toBeTruthy()
  expect(sheet.textContent).not.toContain('.csv')
})
