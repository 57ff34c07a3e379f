import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, it } from 'vitest'
import { server } from '@mocks/node/set-up-test-worlds'
import { loseAnswer, passMinutes, readDraftTexts, useApp } from '@/app/testing/render-app'

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

/** Opens the upload in the list of deals. */
async function openUpload() {
  const { user } = await app.open('/general-order')
  await user.click(await screen.findByRole('button', { name: 'Upload payments' }))
  const drawer = await screen.findByRole('dialog', { name: 'Payments from a sheet' })
  return { user, drawer }
}

/**
 * Uploads a statement.
 * @param rows rows of date, amount, currency, reference and payer
 */
async function uploadStatement(...rows: readonly string[]) {
  const { user, drawer } = await openUpload()
  const input = drawer.querySelector<HTMLInputElement>('input[type=file]')
  if (!input) throw new Error('No file can be chosen.')
  const statement = ['Date;Amount;Currency;Reference;Payer', ...rows].join('\n')
  await user.upload(input, new File([statement], 'statement.csv', { type: 'text/csv' }))
  return { user, drawer }
}

it('the payments of a statement are recorded, after a deal is assigned by hand', async () => {
  await app.logInAs('global_manager')
  const deal = await findConfirmedDeal()
  const { user } = await uploadStatement(
    `${deal.date};100,00;EUR;Facture ${deal.number};Bois du Rhône`,
    `${deal.date};50,00;EUR;Acompte;Bois du Rhône`,
    `${deal.date};-9,50;EUR;Bank fee;`,
  )
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

it('a statement and its assigned deals stay until it is recorded', async () => {
  await app.logInAs('global_manager')
  const deal = await findConfirmedDeal()
  const { user } = await uploadStatement(
    `${deal.date};50,00;EUR;Acompte;Bois du Rhône`,
    `${deal.date};60,00;EUR;Solde;Bois du Rhône`,
  )
  const [number] = await screen.findAllByRole('textbox', { name: 'Deal number' })
  if (!number) throw new Error('No deal can be assigned.')
  await user.type(number, deal.number)
  const reloaded = await openUpload()
  const record = await screen.findByRole('button', { name: 'Record 1 payment' })
  expect(within(reloaded.drawer).getByText('statement.csv')).toBeTruthy()
  await reloaded.user.click(record)
  expect(await screen.findByText('1 payment recorded.')).toBeTruthy()
  expect(readDraftTexts()).not.toContain(deal.number)
  await openUpload()
  expect(await screen.findByText(/^Choose a bank statement/)).toBeTruthy()
})

it('a statement is checked once the network returns, without asking for the file again', async () => {
  await app.logInAs('global_manager')
  const deal = await findConfirmedDeal()
  server.use(http.post('*/api/payments/preview/', () => HttpResponse.error(), { once: true }))
  const { user } = await uploadStatement(`${deal.date};100,00;EUR;${deal.number};Bois du Rhône`)
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('button', { name: 'Record 1 payment' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Discard' }))
})

it('payments are recorded once if the answer was lost', async () => {
  await app.logInAs('global_manager')
  const deal = await findConfirmedDeal()
  const keys: (string | null)[] = []
  server.use(
    http.post('*/api/payments/import/', ({ request }) => {
      keys.push(request.headers.get('Idempotency-Key'))
      return keys.length === 1 ? HttpResponse.error() : undefined
    }),
  )
  const { user } = await uploadStatement(`${deal.date};100,00;EUR;${deal.number};Bois du Rhône`)
  await user.click(await screen.findByRole('button', { name: 'Record 1 payment' }))
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('1 payment recorded.')).toBeTruthy()
  expect(keys[1]).toBe(keys[0])
})

it('recorded payments are shown if their answer was lost long ago', async () => {
  await app.logInAs('global_manager')
  const deal = await findConfirmedDeal()
  const { user } = await uploadStatement(`${deal.date};100,00;EUR;${deal.number};Bois du Rhône`)
  loseAnswer('post', '/payments/import/')
  await user.click(await screen.findByRole('button', { name: 'Record 1 payment' }))
  const retry = await screen.findByRole('button', { name: 'Try again' })
  passMinutes(11)
  await user.click(retry)
  expect(await screen.findByText('1 payment recorded.')).toBeTruthy()
})

it('a mistyped deal number stays editable, and is checked before it is recorded', async () => {
  await app.logInAs('global_manager')
  const deal = await findConfirmedDeal()
  const draft = await app.world.db
    .selectFrom('deals')
    .select('number')
    .where('status', '=', 'draft')
    .where('currency', '=', 'EUR')
    .executeTakeFirstOrThrow()
  const { user } = await uploadStatement(`${deal.date};50,00;EUR;Acompte;Bois du Rhône`)
  const enterNumber = async (number: string) => {
    const field = await screen.findByRole('textbox', { name: 'Deal number' })
    await user.clear(field)
    await user.type(field, number)
  }
  const check = async () => user.click(await screen.findByRole('button', { name: 'Check again' }))
  await enterNumber(draft.number)
  await check()
  await screen.findByText('This deal is not confirmed.')
  await enterNumber(deal.number)
  await check()
  const record = await screen.findByRole<HTMLButtonElement>('button', { name: 'Record 1 payment' })
  await enterNumber(draft.number)
  expect(record.disabled).toBe(true)
  await enterNumber(deal.number)
  expect(record.disabled).toBe(false)
  await user.click(record)
  expect(await screen.findByText('1 payment recorded.')).toBeTruthy()
})

it('only roles that record payments can upload them', async () => {
  await app.logInAs('purchase_manager')
  await app.open('/general-order')
  await screen.findByRole('heading', { level: 1 })
  expect(screen.queryByRole('button', { name: 'Upload payments' })).toBeNull()
})
