import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { getSawmillId } from '@backend/seed/sawmills'
import { getTestWorld } from '@mocks/node/test-world'
import { findSupplyAddress } from '@mocks/scenarios/addresses'
import {
  getCell,
  findBlockedTransition,
  waitUntilSaved,
  findOfferedTransition,
  pressSave,
  fillCell,
  fillField,
} from '@/app/testing/deal-screen'
import { useApp } from '@/app/testing/render-app'
import type { Role } from '@/entities/session'

const app = useApp()

const readSupplyRow = (id: string) =>
  getTestWorld()
    .db.selectFrom('supplies')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
const findLines = (id: string) =>
  getTestWorld()
    .db.selectFrom('supply_lines')
    .selectAll()
    .where('supply_id', '=', id)
    .orderBy('position')
    .execute()
const getFigure = (label: string) =>
  screen.getByText(label, { selector: 'dt' }).parentElement?.textContent

async function openSupply(
  status: Parameters<typeof findSupplyAddress>[0],
  role: Role = 'purchase_manager',
) {
  await app.logInAs(role)
  const path = await findSupplyAddress(status)(getTestWorld())
  const opened = await app.open(path)
  await screen.findByLabelText('Loading place')
  return { ...opened, id: path.slice('/supplies/'.length) }
}

async function chooseSawmill(user: UserEvent, text: string, name: RegExp) {
  await fillField(user, await screen.findByRole('combobox', { name: /^Sawmill/ }), text)
  await user.click(await screen.findByRole('option', { name }))
}

describe('a supply', () => {
  it('is written, ordered, confirmed with less, produced, and ready', async () => {
    await app.logInAs('purchase_manager')
    const { user, router } = await app.open('/supplies/new')
    await chooseSawmill(user, 'vidz', /Vidzemes/)
    // The mill fills in its terms, and the current user becomes responsible.
    await waitFor(() =>
      expect(screen.getByLabelText<HTMLInputElement>('Loading place').value).toBe(
        'Dzelzceļa iela 5, Valmiera',
      ),
    )
    expect(
      screen.getByLabelText<HTMLSelectElement>('Purchase manager').selectedOptions[0]?.text,
    ).toBe('Tomas Kazlauskas')
    await fillField(user, screen.getByLabelText('Ready in week'), '2027-W05')
    await fillCell(user, 1, 'quantity', '40m3')
    await fillCell(user, 1, 'price', '248')
    const product = await app.world.db
      .selectFrom('products')
      .select('name')
      .where('name', 'like', 'Spruce%')
      .orderBy('name')
      .executeTakeFirstOrThrow()
    await user.click(getCell(1, 'product'))
    await user.keyboard('x{Backspace}')
    await user.paste(product.name)
    await user.tab()
    await user.click(await findOfferedTransition('Order'))
    await findBlockedTransition('Enter mill’s confirmation')
    const id = router.state.location.pathname.slice('/supplies/'.length)

    await user.click(
      screen.getByRole('button', { name: 'Line 1: Enter the mill’s confirmed quantity' }),
    )
    await user.keyboard('36{Enter}')
    await waitFor(() => expect(getFigure('Confirmed')).toBe('Confirmed36.000m³4.000 m³ less'))
    await user.click(await findOfferedTransition('Enter mill’s confirmation'))
    await user.click(await findOfferedTransition('Start production'))
    await findBlockedTransition('Mark as ready')
    await user.click(screen.getByRole('button', { name: 'Mark 1 line ready as confirmed' }))
    await user.click(await findOfferedTransition('Mark as ready'))
    await waitFor(async () =>
      expect(await readSupplyRow(id)).toMatchObject({
        status: 'ready',
        volume_l: 40_000,
        confirmed_l: 36_000,
        ready_l: 36_000,
      }),
    )
  })

  it('asks for the mill’s figures once they apply, and hides settled ones', async () => {
    const isFixed = (column: string) => getCell(1, column).getAttribute('aria-readonly') === 'true'
    const listColumns = () => screen.getAllByRole('columnheader').map((head) => head.textContent)
    await openSupply('draft')
    expect(listColumns()).not.toContain('Confirmed')
    await openSupply('ordered')
    expect(['quantity', 'price', 'confirmed_quantity'].map(isFixed)).toEqual([true, true, false])
    await openSupply('in_production')
    expect(['quantity', 'price', 'confirmed_quantity', 'ready_quantity'].map(isFixed)).toEqual([
      true,
      true,
      true,
      false,
    ])
  })

  it('says since when its terms are locked, and shows them as text', async () => {
    await openSupply('draft')
    expect(screen.queryByText(/have been locked since/)).toBeNull()
    await openSupply('ordered')
    expect(
      screen.getByText(/^The printed terms and lines have been locked since the order was sent/),
    ).toBeTruthy()
    expect(screen.getByLabelText('Named place').tagName).toBe('DD')
    expect(screen.getByLabelText('Loading place').tagName).toBe('DD')
    expect(screen.getByLabelText<HTMLInputElement>('Verification number').tagName).toBe('INPUT')
  })

  it('shows accepted and loaded amounts once they exist, read-only', async () => {
    const listColumns = () => screen.getAllByRole('columnheader').map((head) => head.textContent)
    await openSupply('ready')
    expect(listColumns().filter((head) => /^(Accepted|Loaded)/.test(head ?? ''))).toEqual([])
    const path = await findSupplyAddress('loading')(getTestWorld())
    await app.world.db
      .updateTable('supply_lines')
      .set({ accepted_l: 12_500, loaded_l: 4_250 })
      .where('supply_id', '=', path.slice('/supplies/'.length))
      .execute()
    await openSupply('loading')
    await waitFor(() =>
      expect(['accepted_m3', 'loaded_m3'].map((column) => getCell(1, column).textContent)).toEqual([
        '12.500',
        '4.250',
      ]),
    )
  })

  it('fills in the expected amounts in one step, which one undo reverts', async () => {
    const { user, id } = await openSupply('ordered')
    const lines = await findLines(id)
    await app.world.db
      .updateTable('supply_lines')
      .set({ confirmed_quantity: null })
      .where('supply_id', '=', id)
      .execute()
    const listCellTexts = () =>
      lines.map((_, at) => getCell(at + 1, 'confirmed_quantity').textContent)
    await user.click(await screen.findByRole('button', { name: /as ordered$/ }))
    await waitFor(() =>
      expect(listCellTexts()).toEqual(
        lines.map((_, at) => getCell(at + 1, 'quantity').textContent),
      ),
    )
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(new Set(listCellTexts())).toEqual(new Set([''])))
  })

  it('is completed after a question that names the deals that lose wood and the open reports', async () => {
    const { db } = app.world
    const wood = await db
      .selectFrom('allocations')
      .innerJoin('supplies', 'supplies.id', 'supply_id')
      .innerJoin('deals', 'deals.id', 'deal_id')
      .select(['allocations.id', 'supply_id', 'deals.number', 'allocations.loaded_l'])
      .where('supplies.status', '=', 'shipped')
      .where('allocations.loaded_l', '>', 0)
      .executeTakeFirstOrThrow()
    await db
      .updateTable('allocations')
      .set(({ ref }) => ({ litres: ref('loaded_l') }))
      .where('supply_id', '=', wood.supply_id)
      .execute()
    await db
      .updateTable('allocations')
      .set({ litres: wood.loaded_l + 2000 })
      .where('id', '=', wood.id)
      .execute()
    const report = await db
      .updateTable('inspection_reports')
      .set({ supply_id: wood.supply_id })
      .where('status', '=', 'submitted')
      .where('kind', '=', 'supply_report')
      .returning('number')
      .executeTakeFirstOrThrow()
    await app.logInAs('purchase_manager')
    const { user } = await app.open(`/supplies/${wood.supply_id}`)
    const ask = async () => {
      await user.click(await screen.findByRole('button', { name: 'Complete supply' }))
      return screen.findByRole('alertdialog', { name: 'Complete this supply?' })
    }
    const dialog = await ask()
    expect(dialog.textContent).toContain(`2.000 m³ allocated to ${wood.number} will be released.`)
    expect(dialog.textContent).toContain(`${report.number} is not approved yet: it stays open`)
    await user.click(within(dialog).getByRole('button', { name: 'Back' }))
    expect((await readSupplyRow(wood.supply_id)).status).toBe('shipped')
    const changed = await ask()
    await db
      .updateTable('allocations')
      .set({ litres: wood.loaded_l + 3000 })
      .where('id', '=', wood.id)
      .execute()
    await user.click(within(changed).getByRole('button', { name: 'Complete supply' }))
    await within(changed).findByText(/3\.000 m³ allocated to .* will be released\./)
    await screen.findByText(/^The consequences of this step have changed\./)
    expect(changed.textContent).toContain(`${report.number} is not approved yet: it stays open`)
    expect((await readSupplyRow(wood.supply_id)).status).toBe('shipped')
    await user.click(within(changed).getByRole('button', { name: 'Complete supply' }))
    await waitFor(async () =>
      expect((await readSupplyRow(wood.supply_id)).status).toBe('completed'),
    )
    expect(
      await db
        .selectFrom('allocations')
        .select('litres')
        .where('id', '=', wood.id)
        .executeTakeFirstOrThrow(),
    ).toEqual({ litres: wood.loaded_l })
  })

  it('is completed after a confirmation, also if no allocation remains', async () => {
    await app.world.db
      .updateTable('allocations')
      .set(({ ref }) => ({ litres: ref('loaded_l') }))
      .execute()
    const { user } = await openSupply('shipped', 'purchase_manager')
    await user.click(await screen.findByRole('button', { name: 'Complete supply' }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Complete this supply?' })
    expect(dialog.textContent).toContain('can’t be changed any more.')
  })

  it('is read-only once it is completed', async () => {
    await openSupply('completed', 'global_manager')
    expect(screen.getByLabelText('Loading place').tagName).toBe('DD')
    expect(screen.getAllByRole('heading', { level: 2 })[0]?.textContent).toBe('Lines')
    expect(screen.queryByText('Save')).toBeNull()
  })
})

describe('an order from an unapproved mill', () => {
  const createUnapprovedSupply = async () => {
    await app.world.db.updateTable('sawmills').set({ approval: 'pending' }).execute()
    await app.world.db
      .updateTable('supplies')
      .set({ purchase_manager_id: null, ready_week: '2027-W05' })
      .where('status', '=', 'draft')
      .execute()
  }

  it('needs a global manager', async () => {
    await createUnapprovedSupply()
    await openSupply('draft')
    await findBlockedTransition('Order')
    expect(
      await screen.findByText(/is not approved yet\. A global manager can override this\.$/),
    ).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Choose the purchase manager' })).toBeTruthy()
  })

  it('is placed with a reason', async () => {
    await createUnapprovedSupply()
    const { user, id } = await openSupply('draft', 'global_manager')
    await screen.findByRole('option', { name: 'Tomas Kazlauskas' })
    await user.selectOptions(screen.getByLabelText('Purchase manager'), 'Tomas Kazlauskas')
    await user.click(await screen.findByText('Order from the unapproved mill…'))
    const dialog = await screen.findByRole('dialog', {
      name: 'Order from an unapproved mill',
    })
    await user.click(within(dialog).getByLabelText(/^Reason/))
    await user.paste('Seen last week')
    await user.click(within(dialog).getByText('Order', { selector: 'button, button *' }))
    await waitFor(async () => expect(await readSupplyRow(id)).toMatchObject({ status: 'ordered' }))
  })
})

describe('a warning about a supply', () => {
  it('lists deals that would lose wood before it is saved, and those that did afterwards', async () => {
    const { db } = app.world
    const supply = await db
      .selectFrom('allocations')
      .innerJoin('supplies', 'supplies.id', 'supply_id')
      .innerJoin('deals', 'deals.id', 'deal_id')
      .select(['supply_id', 'supply_line_id', 'deals.number', 'litres'])
      .where('supplies.status', '=', 'ordered')
      .executeTakeFirstOrThrow()
    const { position } = await db
      .selectFrom('supply_lines')
      .select('position')
      .where('id', '=', supply.supply_line_id)
      .executeTakeFirstOrThrow()
    await app.logInAs('purchase_manager')
    const { user } = await app.open(`/supplies/${supply.supply_id}`)
    await screen.findByLabelText('Loading place')
    await fillCell(user, position, 'confirmed_quantity', '0{Enter}')
    const lostText = `${(supply.litres / 1000).toFixed(3)} m³ from ${supply.number}`
    await screen.findByText(
      `Line ${position}: More wood is allocated than this quantity. Saving releases ${lostText}.`,
    )
    await pressSave(user)
    await screen.findByText(`There is less wood than allocated. Released: ${lostText}.`)
  })

  it('reports a ready amount outside the tolerance at its cell and in a sentence, and blocks the transition', async () => {
    const { user } = await openSupply('in_production')
    await fillCell(user, 1, 'ready_quantity', '999{Enter}')
    const text = await screen.findByText(
      /^Line 1: [\d.,]+ m³ ready, outside the tolerance of [\d.,]+ to [\d.,]+ m³\.$/,
    )
    expect(text.closest('[role=status]')).not.toBeNull()
    await waitFor(() =>
      expect(getCell(1, 'ready_quantity').textContent).toContain('differs from confirmed'),
    )
    await findBlockedTransition('Mark as ready')
  })

  it('reports an unusual number politely at its field, until it is corrected', async () => {
    const { user } = await openSupply('ordered')
    const reference = screen.getByLabelText<HTMLInputElement>('Due diligence reference')
    await fillField(user, reference, '12345')
    const note = await screen.findByText(
      'This is not a valid due diligence reference. Example: 26LTDZUKM31234.',
    )
    expect(reference.getAttribute('aria-describedby')).toContain(note.id)
    expect(reference.getAttribute('aria-invalid')).toBeNull()
    await fillField(user, reference, '26LTDZUKM31234')
    await waitFor(() =>
      expect(screen.queryByText(/is not a valid due diligence reference/)).toBeNull(),
    )
  })

  it('warns at the deposit that it is more than the supply', async () => {
    const { user } = await openSupply('draft')
    const deposit = screen.getByLabelText<HTMLInputElement>(/^Deposit/)
    await fillField(user, deposit, '9999999')
    const note = await screen.findByText(/^The deposit is more than the amount of the supply, /)
    expect(deposit.getAttribute('aria-describedby')).toContain(note.id)
    expect(deposit.getAttribute('aria-invalid')).toBeNull()
  })

  it('reports a claim that the mill cannot make, at the line', async () => {
    const { user } = await openSupply('draft')
    await app.world.db
      .updateTable('sawmills')
      .set({ certificate_scheme: null, certificate_code: null, certificate_expires: null })
      .execute()
    await user.dblClick(getCell(1, 'certification'))
    await user.selectOptions(
      await screen.findByRole('combobox', { name: /^Certification/ }),
      'FSC 100%',
    )
    await user.tab()
    await waitFor(() =>
      expect(getCell(1, 'certification').textContent).toContain('no valid certificate'),
    )
  })

  it('reports a problem of the mill before anything is bought there', async () => {
    await app.world.db
      .updateTable('sawmills')
      .set({ approval: 'suspended' })
      .where('id', '=', getSawmillId('SIA Vidzemes zāģētava'))
      .execute()
    await app.logInAs('purchase_manager')
    const { user } = await app.open('/supplies/new')
    await chooseSawmill(user, 'vidz', /Vidzemes/)
    expect(
      await screen.findByText(
        'This sawmill is suspended. You can draft the supply, but not order it.',
      ),
    ).toBeTruthy()
  })
})

describe('the origin of the wood', () => {
  it('is chosen country by country, saved, and shown in the history', async () => {
    const { user, id } = await openSupply('ordered')
    const before = (await readSupplyRow(id)).harvest_countries
    const choose = await screen.findByLabelText('Felled in')
    await user.click(choose)
    await user.selectOptions(choose, 'Canada')
    await pressSave(user)
    await waitUntilSaved()
    const after = (await readSupplyRow(id)).harvest_countries
    expect(after).toContain('"CA"')
    expect(after).not.toBe(before)
    const history = (await screen.findByText('Activity')).closest('details') ?? document.body
    await user.click(within(history).getByText('Activity'))
    const entry = (await within(history).findByText(/ changed the supply$/)).closest('li')
    await waitFor(() => expect(entry?.textContent).toMatch(/Felled in: .*Canada/))
    await user.click(screen.getByRole('button', { name: 'Remove Canada' }))
    await pressSave(user)
    await waitFor(async () => expect((await readSupplyRow(id)).harvest_countries).toBe(before))
  })
})
