import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useApp } from '@/app/testing/render-app'

const app = useApp()

/** Returns a confirmed deal in euro without payments. */
const findConfirmedDeal = () =>
  app.world.db
    .selectFrom('deals')
    .selectAll()
    .where('status', '=', 'confirmed')
    .where('currency', '=', 'EUR')
    .where('paid_cents', '=', 0)
    .where('revenue_cents', '>', 100_000)
    .orderBy('number_key')
    .executeTakeFirstOrThrow()

it('records the payments of a statement, after a deal is assigned by hand', async () => {
  await app.logInAs('global_manager')
  const deal = await findConfirmedDeal()
  const { user } = await app.open('/general-order')
  await user.click(await screen.findByRole('button', { name: 'Upload payments' }))
  const drawer = await screen.findByRole('dialog', { name: 'Payments from a sheet' })
  const input = drawer.querySelector<HTMLInputElement>('input[type=file]')
  if (!input) throw new Error('No file can be chosen.')
  const statement = [
    'Date;Amount;Currency;Reference;Payer',
    `${deal.date};100,00;EUR;Facture ${deal.number};Bois du Rhône`,
    `${deal.date};50,00;EUR;Acompte;Bois du Rhône`,
    `${deal.date};-9,50;EUR;Bank fee;`,
  ].join('\n')
  await user.upload(input, new File([statement], 'statement.csv', { type: 'text/csv' }))
  const number = await screen.findByRole('textbox', { name: 'Deal number' })
  expect(screen.getByText('No deal was found.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Record 1 payment' })).toBeTruthy()
  await user.type(number, deal.number)
  await user.click(screen.getByRole('button', { name: 'Check again' }))
  await user.click(await screen.findByRole('button', { name: 'Record 2 payments' }))
  expect(await screen.findByText('2 payments recorded.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: /^Not recorded/ }))
  expect(screen.getByText('Amount is negative. Enter zero or more.')).toBeTruthy()
  await waitFor(async () =>
    expect(
      await app.world.db
        .selectFrom('deal_payments')
        .select(['amount_cents', 'reference', 'payer'])
        .where('deal_id', '=', deal.id)
        .orderBy('amount_cents')
        .execute(),
    ).toEqual([
      { amount_cents: 5000, reference: 'Acompte', payer: 'Bois du Rhône' },
      { amount_cents: 10_000, reference: `Facture ${deal.number}`, payer: 'Bois du Rhône' },
    ]),
  )
})

it('is for those who record payments', async () => {
  await app.logInAs('purchase_manager')
  await app.open('/general-order')
  await screen.findByRole('heading', { level: 1 })
  expect(screen.queryByRole('button', { name: 'Upload payments' })).toBeNull()
})
