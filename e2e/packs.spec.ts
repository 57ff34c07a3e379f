import type { Page } from '@playwright/test'
import { readPdfPages } from '../backend/papers/read-pdf'
import { createPackCalls, type PackedLine } from './support/pack-calls'
import { createShippingCalls } from './support/shipping-calls'
import { expect, logInAs, test } from './support/test'

/** Lengths of the mill's list, in decimetres. */
const lengths = [30, 33, 36, 39, 42, 45, 48, 51]
const marks = crypto.randomUUID().slice(0, 4).toUpperCase()

/** A pack of the mill's list: the place of its deal line and its pieces per length. */
const packs = Array.from({ length: 24 }, (_, at) => {
  const line = at < 16 ? 0 : 1
  const isListed = (length: number) => line === 0 || [39, 42, 48].includes(length)
  return {
    number: `K${marks}-${String(at + 1).padStart(2, '0')}`,
    line,
    pieces: lengths.map((length) =>
      isListed(length) ? (line === 0 ? 8 : 22) + ((at + length) % 5) : 0,
    ),
  }
})
type Pack = (typeof packs)[number]

const lines = [
  {
    section: [47, 150],
    lengths: { kind: 'range', from_mm: 3000, to_mm: 5100, average_mm: 4200 },
    price: '310.00',
  },
  {
    section: [47, 200],
    lengths: {
      kind: 'several',
      counted_in: null,
      items: [3900, 4200, 4800].map((length_mm) => ({ length_mm, count: null })),
    },
    price: '325.50',
  },
] satisfies Omit<PackedLine, 'm3'>[]

// The calculator: every pack is rounded to the litre once, and every amount to the cent.
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
const countPieces = ({ pieces }: Pack) => sum(pieces)
const countLitres = ({ line, pieces }: Pack) => {
  const [thickness, width] = lines[line]?.section ?? [0, 0]
  const metres = sum(pieces.map((count, at) => count * (lengths[at] ?? 0)))
  return Math.floor((thickness * width * metres * 100 + 500_000) / 1_000_000)
}
const sumLitres = (some: readonly Pack[]) => sum(some.map(countLitres))
const countCents = (some: readonly Pack[], line: number) =>
  Math.floor(
    (sumLitres(some.filter((pack) => pack.line === line)) * Number(lines[line]?.price) * 100 +
      500) /
      1000,
  )
const formatM3 = (litres: number) => (litres / 1000).toFixed(3)
const formatEuro = (cents: number) =>
  (cents / 100).toLocaleString('en', { minimumFractionDigits: 2 })

const readPdf = async (content: Uint8Array) =>
  (await readPdfPages(content)).join(' ').replaceAll(/\s/g, '')
const clickButton = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).click()

test('Packs of a mill’s list are scanned offline, loaded by Auto-fill and invoiced to the litre and the cent', async ({
  browser,
  page,
  baseURL,
}) => {
  const calls = createPackCalls(baseURL ?? '')
  const wood = await calls.createWood(
    lines.map((line, at) => ({
      ...line,
      m3: formatM3(sumLitres(packs.filter((pack) => pack.line === at))),
    })),
  )

  await logInAs(page, 'purchase_manager', `/supplies/${wood.supply.id}`)
  await clickButton(page, 'Import packing list')
  const matrix = packs.map(({ number, line, pieces }) =>
    [number, lines[line]?.section.join('x'), ...pieces.map((count) => count || '')].join(';'),
  )
  const titles = ['Pack no.', 'Section', ...lengths.map((length) => `${length / 10} m`)].join(';')
  await page
    .locator('input[type=file]')
    .last()
    .setInputFiles({
      name: 'packing-list.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from([titles, ...matrix].join('\n')),
    })
  await clickButton(page, 'Add 24 packs')
  await clickButton(page, 'Save packs')
  await expect(page.getByText('24 packs on the mill’s list.')).toBeVisible()
  const listed = await calls.listPacks(wood.supply)
  expect(listed.map(({ number, volume_m3 }) => [number, volume_m3])).toEqual(
    packs.map((pack) => [pack.number, formatM3(countLitres(pack))]),
  )

  const report = await calls.createMeasuredReport(
    wood.supply,
    lines.map((_, at) => sum(packs.filter(({ line }) => line === at).map(countPieces))),
  )
  const yard = await browser.newContext({
    ...(baseURL && { baseURL }),
    locale: 'en-US',
    serviceWorkers: 'allow',
    viewport: { width: 390, height: 844 },
  })
  const phone = await yard.newPage()
  await logInAs(phone, 'purchase_agent', `/supply-inspection-report/${report.id}`, { agrees: true })
  await clickButton(phone, 'Scan packs')
  await expect
    .poll(() => phone.evaluate(() => navigator.serviceWorker.controller !== null))
    .toBe(true)
  await yard.setOffline(true)
  const scanner = phone.getByLabel('Number or last digits')
  for (const { number } of packs) {
    await scanner.fill(number)
    await scanner.press('Enter')
  }
  await expect(phone.getByText('24 of 24 packs')).toBeVisible()
  for (const unknown of ['X-1', 'X-2']) {
    await scanner.fill(unknown)
    await scanner.press('Enter')
    await clickButton(phone, `Record ${unknown} as unknown`)
  }
  await clickButton(phone, 'Submit')
  await expect(
    phone.getByText(/^The report is submitted automatically once everything has been sent/),
  ).toBeVisible()
  await yard.setOffline(false)
  await expect(
    phone.locator('article header').getByText('Submitted', { exact: true }),
  ).toBeVisible()
  await createShippingCalls(baseURL ?? '').reviewReport('supply', report.id, { to: 'approved' })
  await yard.close()
  expect((await calls.listPacks(wood.supply)).map(({ status }) => status)).toEqual(
    packs.map(() => 'accepted'),
  )

  const chosen = [
    packs.filter((_, at) => at < 7 || (at >= 16 && at < 19)),
    packs.filter((_, at) => (at >= 7 && at < 14) || (at >= 19 && at < 22)),
    packs.filter((_, at) => (at >= 14 && at < 16) || at >= 22),
  ]
  const toIds = (some: readonly Pack[]) =>
    lines.map((_, at) =>
      some
        .filter(({ line }) => line === at)
        .map(({ number }) => listed.find((pack) => pack.number === number)?.id ?? ''),
    )
  const cargos = []
  for (const [at, some] of chosen.entries())
    cargos.push(await calls.createCargo(at < 2 ? 'container' : 'truck', wood, toIds(some)))
  await logInAs(page, 'cargo_manager')
  for (const { id } of cargos.slice(0, 2)) {
    await page.goto(`/cargo/${id}`)
    await clickButton(page, 'Auto-fill')
    await clickButton(page, 'Save')
    await expect.poll(async () => (await calls.readCargo({ id })).stowage.length).toBe(10)
  }

  for (const [at, cargo] of cargos.entries()) {
    const some = chosen[at] ?? []
    const invoice = await calls.deliver(wood.deal, cargo)
    const cents = lines.map((_, line) => countCents(some, line))
    const paper = async (role: 'cargo_manager' | 'sale_manager', path: string) =>
      readPdf(await calls.downloadPdf(role, path))
    const cargoPapers = `/records/cargo/${cargo.id}/papers`
    const packingList = await paper(
      'cargo_manager',
      `${cargoPapers}/packing_list/pdf/?client_id=${wood.deal.client.id}`,
    )
    for (const pack of some) {
      expect(packingList).toContain(pack.number)
      expect(packingList).toContain(formatM3(countLitres(pack)))
    }
    expect(packingList).toContain(`${sum(some.map(countPieces))}${formatM3(sumLitres(some))}`)
    if (cargo.kind === 'truck')
      expect(
        await paper('cargo_manager', `${cargoPapers}/cmr/pdf/?client_id=${wood.deal.client.id}`),
      ).toContain(formatM3(sumLitres(some)))
    const printed = await paper(
      'sale_manager',
      `/records/deal/${wood.deal.id}/papers/invoice/pdf/?revision=${invoice.revision}`,
    )
    for (const { number } of some) expect(printed).toContain(number)
    for (const [line, amount] of cents.entries()) {
      expect(printed).toContain(formatEuro(amount))
      expect(printed).toContain(formatM3(sumLitres(some.filter((pack) => pack.line === line))))
    }
    expect(printed).toContain(formatEuro(sum(cents)))
  }

  const [first] = packs
  await page.keyboard.press('Control+K')
  await page.keyboard.type(first?.number ?? '')
  await page.getByRole('option', { name: new RegExp(first?.number ?? '') }).click()
  await expect(page.getByRole('heading', { level: 1, name: `Pack ${first?.number}` })).toBeVisible()
  const history = page.getByRole('region', { name: 'History' })
  for (const event of [
    /entered the mill’s list/,
    /approved the report: accepted/,
    /loaded the pack/,
    /recorded the delivery/,
  ])
    await expect(history.getByText(event)).toBeVisible()
})
