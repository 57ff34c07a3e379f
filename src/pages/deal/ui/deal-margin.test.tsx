import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { useApp } from '@/app/testing/render-app'

const app = useApp()

/** Opens a shipped deal in euro for a global manager and returns the cells of its margin table. */
async function openMargins(): Promise<string[][]> {
  await app.logInAs('global_manager')
  const { id } = await app.world.db
    .selectFrom('deals')
    .select('id')
    .where('best_margin_kind', '=', 'actual')
    .where('currency', '=', 'EUR')
    .orderBy('number')
    .executeTakeFirstOrThrow()
  await app.open(`/deals/${id}`)
  const section = await screen.findByRole('region', { name: 'Margin breakdown' })
  const table = within(section).getByRole('table')
  return within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent))
}

const toAmount = (text = '') => Number(text.replace('−', '-').replaceAll(/[^\d.-]/g, ''))

describe('the margins of a shipped deal', () => {
  it('show their parts side by side, and the parts add up', async () => {
    const [head, volume, ...rows] = await openMargins()
    expect(head).toEqual(['Part', 'Planned', 'Expected', 'Actual'])
    expect(volume?.[3]).toMatch(/m³$/)
    const [revenue, purchase, freight, commission, other, margin, percent] = rows.map((row) =>
      toAmount(row[3]),
    )
    const sum = [revenue, purchase, freight, commission, other].reduce<number>(
      (total, each) => total + (each ?? Number.NaN),
      0,
    )
    expect(sum).toBeCloseTo(margin ?? Number.NaN, 2)
    expect(percent).toBeCloseTo(((margin ?? 0) / (revenue ?? 1)) * 100, 0)
  })

  it('are named beside the lines, with the actual one as the main figure', async () => {
    await openMargins()
    const getSize = (label: string) => screen.getByText(label).parentElement?.dataset['size']
    expect([
      getSize('Planned margin'),
      getSize('Expected margin'),
      getSize('Actual margin'),
    ]).toEqual(['s', 's', 'm'])
  })
})

it('an expected loss is marked in the cover of a deal in words', async () => {
  await app.logInAs('global_manager')
  const { id } = await app.world.db
    .selectFrom('deals')
    .select('id')
    .where('best_margin_kind', '=', 'expected')
    .where('currency', '=', 'EUR')
    .orderBy('number')
    .executeTakeFirstOrThrow()
  await app.world.db.updateTable('deals').set({ revenue_cents: 100 }).where('id', '=', id).execute()
  await app.world.db
    .updateTable('deal_lines')
    .set({ amount_cents: 1 })
    .where('deal_id', '=', id)
    .execute()
  await app.open(`/deals/${id}`)
  const heading = await screen.findByRole('heading', { name: 'Expected versus planned cost' })
  expect(heading.nextElementSibling?.textContent).toMatch(/−€.* at a loss/)
})

it('a margin of the loaded part alone is not called a loss, beside the lines and in the table', async () => {
  await app.logInAs('global_manager')
  const { db } = app.world
  const { id } = await db
    .selectFrom('deals')
    .select('id')
    .where('best_margin_kind', '!=', 'actual')
    .where('actual_margin_eur_cents', 'is not', null)
    .where('currency', '=', 'EUR')
    .orderBy('number')
    .executeTakeFirstOrThrow()
  await db
    .updateTable('deals')
    .set({ actual_freight_cents: 9_999_900 })
    .where('id', '=', id)
    .execute()
  await app.open(`/deals/${id}`)
  const section = await screen.findByRole('region', { name: 'Margin breakdown' })
  const heads = within(section).getAllByRole('columnheader')
  const position = heads.findIndex(({ textContent }) => textContent === 'Loaded so far')
  const row = within(section).getByRole('rowheader', { name: 'Margin' }).closest('tr')
  expect(row?.children[position]?.textContent).toMatch(/^−€[\d,.]+$/)
  expect(screen.getByText('Margin so far').parentElement?.textContent).not.toMatch(/loss/)
})
