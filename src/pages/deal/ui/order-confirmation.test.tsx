import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { parseJson, toJson } from '@backend/db/rows'
import { findDeal } from '@/app/testing/deal-screen'
import { useApp } from '@/app/testing/render-app'
import type { Schemas } from '@/shared/api'

type OrderConfirmation = Omit<Schemas['OrderConfirmation'], 'state'>

const app = useApp()

/** Waits for the loaded paper and returns it. The deal's screen stays mounted behind it. */
async function findPaper(): Promise<HTMLElement> {
  const revision = await screen.findByText(/^Revision \d+ · Issued/)
  return revision.closest('article') ?? revision
}

/** Opens the confirmation of a deal by truck or container, without a port, over two weeks. */
async function openConfirmation(
  kind: 'truck' | 'container',
  change: (saved: OrderConfirmation) => Partial<OrderConfirmation> = () => ({}),
) {
  await app.logInAs('sale_manager')
  const { path, id } = await findDeal('confirmed')
  const issued = app.world.db
    .selectFrom('order_confirmations')
    .select('document')
    .where('deal_id', '=', id)
  const saved = parseJson((await issued.executeTakeFirstOrThrow()).document)
  const document = toJson({
    ...saved,
    ...change(saved),
    transport: { kind, count: 2 },
    port_of_discharge: null,
    delivery_week_from: '2026-W50',
    delivery_week_to: '2026-W51',
  })
  await app.world.db
    .updateTable('order_confirmations')
    .set({ document })
    .where('deal_id', '=', id)
    .execute()
  await app.open(`${path}?view=confirmation`)
  return within(await findPaper())
}

describe('the order confirmation', () => {
  it('names no port for a truck, and joins consecutive weeks', async () => {
    const paper = await openConfirmation('truck')
    expect(paper.queryByText('Port of discharge')).toBeNull()
    expect(paper.getByText('W50–51 2026')).toBeTruthy()
  })

  it('shows the pieces per pack', async () => {
    const paper = await openConfirmation('truck')
    expect(paper.getAllByText(/^[\d,]+ pieces per pack$/).length).toBeGreaterThan(0)
  })

  it('prints prices and amounts in yen without cents', async () => {
    const paper = await openConfirmation('truck', (document) => ({
      currency: 'JPY',
      revenue: '2050040.00',
      lines: document.lines.map((line) => ({ ...line, price: '51251.00', amount: '2050040.00' })),
    }))
    const goods = paper.getByRole('table', { name: 'Goods' })
    expect(goods.textContent).toContain('51,251 per')
    expect(goods.textContent).not.toContain('.00')
  })

  it('prints an ordered service in its own row', async () => {
    const planed = app.world.db
      .selectFrom('deal_lines')
      .select(['deal_id', 'service_cents'])
      .where('service', '=', 'planing')
    const { deal_id, service_cents } = await planed
      .orderBy('deal_id')
      .orderBy('position')
      .executeTakeFirstOrThrow()
    await app.logInAs('admin')
    await app.open(`/deals/${deal_id}?view=confirmation`)
    const paper = within(await findPaper())
    const [row] = paper.getAllByRole('rowheader', { name: 'Planing' })
    expect(row?.closest('tr')?.textContent).toContain(
      (service_cents / 100).toLocaleString('en', { minimumFractionDigits: 2 }),
    )
  })

  it('shows that a container has no port yet', async () => {
    const paper = await openConfirmation('container')
    expect(paper.getByText('Port of discharge')).toBeTruthy()
  })
})

describe('an invalid order confirmation', () => {
  it.each([
    ['canceled', /^Canceled\. This deal was canceled/],
    ['draft', /^Not valid\. The deal was reopened as a draft/],
  ] as const)('of a deal that is now %s shows its status on the paper', async (status, text) => {
    await app.logInAs('sale_manager')
    const { path, id } = await findDeal('order_confirmation')
    await app.world.db.updateTable('deals').set({ status }).where('id', '=', id).execute()
    await app.open(`${path}?view=confirmation`)
    expect((await findPaper()).textContent).toMatch(text)
  })

  it('is not marked while the deal is valid', async () => {
    const paper = await openConfirmation('truck')
    expect(paper.queryByText(/^(Canceled|Not valid)\./)).toBeNull()
  })
})
