import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { formatFor } from '@domain/languages'
import { getTestWorld } from '@mocks/node/test-world'
import {
  createCargoInStatus,
  getPackInputs,
  findReadyPacks,
  createSavedCargo,
} from '@/app/testing/cargo-screen'
import {
  getCell,
  findBlockedTransition,
  waitUntilSaved,
  findOfferedTransition,
  pressSave,
  fillCell,
  fillField,
} from '@/app/testing/deal-screen'
import { readDraftTexts, useApp } from '@/app/testing/render-app'
import type { CargoWrite } from '@/entities/cargo'
import type { Role } from '@/entities/session'
import { localDrafts } from '@/shared/lib/draft'

const app = useApp()

const readCargoRow = (id: string) =>
  getTestWorld().db.selectFrom('cargos').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const findLoads = (id: string) =>
  getTestWorld().db.selectFrom('cargo_loads').selectAll().where('cargo_id', '=', id).execute()
const getCargoId = (path: string) => path.slice('/cargo/'.length)
const findField = (label: string) => screen.findByLabelText<HTMLInputElement>(label)
const getDrawnPacks = () =>
  within(screen.getByRole('group', { name: 'Packs in loading order' })).queryAllByRole('button')

async function openCargo(change: Partial<CargoWrite> = {}, role: Role = 'cargo_manager') {
  await app.logInAs(role)
  const cargo = await createSavedCargo(change)
  const opened = await app.open(`/cargo/${cargo.id}`)
  await screen.findByLabelText('Seal')
  return { ...opened, cargo }
}

/** Opens a saved container with `packs` packs, drawn or not. */
async function openLoaded(packs: number) {
  await app.logInAs('cargo_manager')
  const wood = await findReadyPacks()
  return { wood, ...(await openCargo({ lines: [getPackInputs(wood, packs)] })) }
}

/** Confirms the sealing; returns the text of its dialog. */
async function confirmSealing(user: UserEvent): Promise<string> {
  const dialog = await screen.findByRole('alertdialog', { name: 'Seal this cargo?' })
  const text = dialog.textContent
  await user.click(within(dialog).getByRole('button', { name: 'Seal' }))
  return text
}

/** Removes from the stored drafts what older versions did not store. */
function ageDrafts() {
  const newer = ['pack_ids', 'pack_id', 'mill_packs']
  for (const key of localDrafts.keys().filter((place) => place.startsWith('draft:'))) {
    const stored = JSON.stringify(localDrafts.read(key), (name, value: unknown) =>
      newer.includes(name) ? undefined : value,
    )
    localDrafts.write(key, JSON.parse(stored))
  }
}

const fill = async (user: UserEvent) =>
  user.click(await screen.findByRole('button', { name: 'Auto-fill' }))

describe('a cargo with the wood of a deal', () => {
  it('shows the day on which it is due, and in its heading how late it is', async () => {
    const { cargo } = await openLoaded(1)
    const format = formatFor('en')
    const due = `Due ${format.date(cargo.due_day ?? '')}`
    // The delivery week of the deal is long past.
    await screen.findByText(due)
    expect(screen.getByText(`${format.span(cargo.late_days ?? 0)} late`)).toBeTruthy()
    await getTestWorld()
      .db.updateTable('cargos')
      .set({ status: 'arrived', eta: cargo.due_day, ata: cargo.due_day })
      .where('id', '=', cargo.id)
      .execute()
    await app.open(`/cargo/${cargo.id}`)
    await screen.findByText(due)
  })
})

describe('a new cargo', () => {
  it('is loaded with ready wood, drawn, saved, and booked once nothing is missing', async () => {
    await app.logInAs('cargo_manager')
    const { packs, wood } = await findReadyPacks()
    const { user, router } = await app.open('/cargo/new')
    const readyWood = await screen.findByRole('region', { name: 'Ready to load' })
    await user.type(within(readyWood).getByRole('searchbox'), wood.product_name ?? '')
    await user.click(
      (await within(readyWood).findAllByRole('button', { name: /^Load \d+ packs? of/ }))[0] ??
        readyWood,
    )
    await waitFor(() => expect(getDrawnPacks().length).toBeGreaterThan(0))
    const drawnCount = getDrawnPacks().length
    expect(drawnCount).toBeLessThanOrEqual(packs)
    expect(Number(getCell(1, 'quantity').textContent)).toBe(drawnCount)
    await pressSave(user)
    await waitUntilSaved()
    const id = getCargoId(router.state.location.pathname)
    expect(await findLoads(id)).toMatchObject([{ unit: 'pack', quantity: String(drawnCount) }])
    expect(JSON.parse((await readCargoRow(id)).stowage)).toHaveLength(drawnCount)

    await findBlockedTransition('Book')
    await user.click(await screen.findByRole('button', { name: 'Enter the carrier' }))
    expect(document.activeElement).toBe(await findField('Carrier'))
  })

  it('reads a container number from a plate or a photo, and names its missing characters', async () => {
    await app.logInAs('purchase_manager')
    const { user } = await app.open('/cargo/new')
    const number = await findField('Container number')
    await user.type(number, 'csqu 305438')
    expect(screen.getByText('The check digit is 3')).toBeTruthy()
    await user.type(number, '4')
    expect(screen.getByText('The check digit should be 3. Read the number again.')).toBeTruthy()
    expect(number.getAttribute('aria-invalid')).toBe('true')
    await user.clear(number)
    await user.paste('CSQU-305438 [3]')
    expect(screen.getByText('Check digit correct')).toBeTruthy()
    await user.tab()
    expect(number.value).toBe('CSQU3054383')
  })

  it('finds ports by name without accents, and shows the chosen ones', async () => {
    await app.logInAs('cargo_manager')
    const { user } = await app.open('/cargo/new')
    const port = await findField('Port of loading')
    await user.type(port, 'klaipeda')
    await user.tab()
    expect(port.value).toBe('LTKLJ')
    expect(screen.getByText('Klaipėda, Lithuania')).toBeTruthy()
  })

  it('by truck has truck fields, and sends no container fields', async () => {
    await app.logInAs('cargo_manager')
    const { user, router } = await app.open('/cargo/new')
    await fillField(user, await findField('Container number'), 'CSQU3054383')
    await user.selectOptions(await screen.findByRole('combobox', { name: /^Transport/ }), 'Truck')
    expect(screen.queryByLabelText('Container number')).toBeNull()
    await fillField(user, await findField('Truck plate'), 'KLP 482')
    await pressSave(user)
    await waitUntilSaved()
    expect(await readCargoRow(getCargoId(router.state.location.pathname))).toMatchObject({
      kind: 'truck',
      container_type: null,
      container_number: null,
      truck_plate: 'KLP 482',
    })
  })

  it('is restored as typed, with its loads, also from a draft older than named packs', async () => {
    await app.logInAs('cargo_manager')
    const { user } = await app.open('/cargo/new')
    const readyWood = await screen.findByRole('region', { name: 'Ready to load' })
    await user.click(
      (await within(readyWood).findAllByRole('button', { name: /^Load \d+ packs? of/ }))[0] ??
        readyWood,
    )
    await fillField(user, await findField('Carrier'), 'Maersk')
    await screen.findByText('Unsaved changes')
    await waitFor(() => expect(readDraftTexts()).toContain('Maersk'))
    ageDrafts()
    await app.open('/cargo/new')
    expect((await findField('Carrier')).value).toBe('Maersk')
    await waitFor(() => expect(getDrawnPacks().length).toBeGreaterThan(0))
  })
})

describe('a load', () => {
  it('is placed automatically, removed pack by pack, and removed from the cargo', async () => {
    const { user, cargo } = await openLoaded(3)
    await screen.findByText('Not placed')
    await fill(user)
    await waitFor(() => expect(getDrawnPacks()).toHaveLength(3))
    expect(await screen.findByText('3 packs placed')).toBeTruthy()
    getDrawnPacks()[0]?.focus()
    await user.keyboard('{Delete}')
    await waitFor(() => expect(getDrawnPacks()).toHaveLength(2))
    await user.click(await screen.findByRole('button', { name: /^Remove .* from cargo$/ }))
    await waitFor(() => expect(getCell(1, 'quantity').textContent).toBe('2'))
    await pressSave(user)
    await waitUntilSaved()
    expect(await findLoads(cargo.id)).toMatchObject([{ quantity: '2' }])
    expect(JSON.parse((await readCargoRow(cargo.id)).stowage)).toHaveLength(2)
  })

  it('is moved by keyboard, and moved back by undo', async () => {
    const { user } = await openLoaded(3)
    await fill(user)
    await waitFor(() => expect(getDrawnPacks()).toHaveLength(3))
    const getFocusedName = () => document.activeElement?.getAttribute('aria-label') ?? ''
    getDrawnPacks()[0]?.focus()
    const before = getFocusedName()
    await user.keyboard('{ArrowRight}')
    expect(getFocusedName()).not.toBe(before)
    await user.keyboard('{ArrowLeft}{Enter}{ArrowRight}')
    await waitFor(() => expect(getFocusedName()).not.toBe(before))
    await user.keyboard('{Escape}')
    await waitFor(() => expect(getFocusedName()).toBe(before))
    expect(getDrawnPacks().filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1)
  })

  it('that is too heavy is refused with the excess kg', async () => {
    const { user } = await openLoaded(3)
    await fillField(user, await findField('Tare'), '3900')
    await fillField(user, await findField('Maximum gross'), '4000')
    await pressSave(user)
    expect(
      (await screen.findAllByText(/ kg too heavy: the payload is 100 kg\.$/)).length,
    ).toBeGreaterThan(0)
  })

  it('warns of a VGM below load and tare and of a VGM date after departure', async () => {
    await app.logInAs('cargo_manager')
    const lines = [getPackInputs(await findReadyPacks(), 3)]
    const { user } = await openCargo({
      lines,
      etd: '2026-11-22',
      vgm_kg: 1,
      vgm_method: 'method_1',
      vgm_date: '2026-11-23',
    })
    expect(
      await screen.findByText(/^The VGM is below load and tare: [\d,]+ \+ 3,940 kg\.$/),
    ).toBeTruthy()
    expect(screen.getByText('The VGM date is after the departure on 22 Nov 2026.')).toBeTruthy()
    await fillField(user, await findField('VGM'), '30000')
    await waitFor(() => expect(screen.queryByText(/^The VGM is below load and tare/)).toBeNull())
  })

  it('is not offered if one pack would be too heavy, with the weight as the reason', async () => {
    await openCargo({
      tare_kg: 3_800,
      max_gross_kg: 3_900,
      vgm_kg: null,
      vgm_method: null,
      vgm_date: null,
    })
    const readyWood = await screen.findByRole('region', { name: 'Ready to load' })
    expect(await within(readyWood).findAllByText(/over the weight limit/)).not.toEqual([])
    expect(within(readyWood).queryByText(/no room for another pack/)).toBeNull()
  })

  it('is marked if its gross weight is below the net weight', async () => {
    const { user, cargo } = await openLoaded(3)
    await fillCell(user, 1, 'gross_kg', '1{Enter}')
    await waitFor(() =>
      expect(getCell(1, 'gross_kg').textContent).toMatch(/Below the net weight of [\d,]+ kg\./),
    )
    await pressSave(user)
    await screen.findByText('Unsaved changes')
    expect(await findLoads(cargo.id)).toMatchObject([{ gross_kg: null }])
  })

  it('larger than the ready quantity is refused', async () => {
    const { user, wood, cargo } = await openLoaded(3)
    await fillCell(user, 1, 'quantity', `${wood.packs + 1}{Enter}`)
    await waitFor(() => expect(getCell(1, 'quantity').textContent).toContain(`max. ${wood.packs}`))
    await pressSave(user)
    await screen.findByText('Unsaved changes')
    expect(await findLoads(cargo.id)).toMatchObject([{ quantity: '3' }])
  })
})

describe('the days of departure and arrival', () => {
  it('are read-only until the cargo is sealed or has departed', async () => {
    await app.logInAs('cargo_manager')
    await app.open('/cargo/new')
    await screen.findByRole('spinbutton', { name: /^day, ETA/i })
    expect(screen.queryByRole('spinbutton', { name: /ATD|ATA/ })).toBeNull()
  })

  it('cannot be in the future', async () => {
    await app.logInAs('cargo_manager')
    const planned = await createSavedCargo({
      kind: 'truck',
      lines: [getPackInputs(await findReadyPacks(), 3)],
    })
    const cargo = await createCargoInStatus(planned, 'booked', 'loading', 'sealed')
    const { user } = await app.open(`/cargo/${cargo.id}`)
    for (const [part, input] of [
      ['day', '30'],
      ['month', '11'],
      ['year', '2027'],
    ] as const) {
      const name = new RegExp(`^${part}, .*ATD`, 'i')
      await user.click(await screen.findByRole('spinbutton', { name }))
      await user.keyboard(input)
    }
    await pressSave(user)
    await screen.findAllByText('This date is in the future. Choose today or earlier.')
    expect((await readCargoRow(cargo.id)).atd).toBeNull()
  })
})

describe('a saved cargo', () => {
  it('cannot use the container of another open cargo', async () => {
    await app.logInAs('cargo_manager')
    const otherCargo = await createSavedCargo({ container_number: 'MWCU6059784' })
    const { user } = await openCargo()
    await fillField(user, await findField('Container number'), 'MWCU6059784')
    await pressSave(user)
    expect(
      (
        await screen.findAllByText(
          `This container is already in cargo ${otherCargo.number}. Check the number.`,
        )
      ).length,
    ).toBeGreaterThan(0)
  })

  it('lists the required documents, and saves those at hand', async () => {
    const { user, cargo } = await openLoaded(3)
    const checklist = await screen.findByRole('list', { name: 'Documents received' })
    const needed = within(checklist).getAllByText('required').length
    expect(needed).toBeGreaterThan(3)
    expect(screen.getByText(`${needed} required`)).toBeTruthy()
    await user.click(within(checklist).getByLabelText('Packing list'))
    await pressSave(user)
    await waitUntilSaved()
    expect((await readCargoRow(cargo.id)).documents).toContain('packing_list')
  })

  it('goes by truck from booked to closed, with a read-only drawing once it is sealed', async () => {
    await app.logInAs('cargo_manager')
    const wood = await findReadyPacks()
    const { user, cargo } = await openCargo({
      kind: 'truck',
      lines: [getPackInputs(wood, 2)],
      actual_freight: '1900.00',
    })
    for (const step of ['Book', 'Start loading', 'Seal']) {
      expect(screen.queryByText(/^\d+ missing$/)).toBeNull()
      await user.click(await findOfferedTransition(step))
    }
    const dialog = await screen.findByRole('alertdialog', { name: 'Seal this cargo?' })
    await user.type(within(dialog).getByRole('textbox', { name: /^Seal/ }), 'LT-1')
    await confirmSealing(user)
    expect(await screen.findByText(/^\d+ missing$/)).toBeTruthy()
    for (const step of ['Mark as departed', 'Mark as arrived', 'Mark as delivered']) {
      await user.click(await findOfferedTransition(step))
      const question = await screen.findByRole('alertdialog')
      await user.click(within(question).getByRole('button', { name: step }))
    }
    await findBlockedTransition('Close cargo')
    expect(screen.queryByRole('button', { name: 'Auto-fill' })).toBeNull()
    expect(getCell(1, 'quantity').getAttribute('aria-readonly')).toBe('true')
    expect(screen.queryByText('From the registration document')).toBeNull()
    expect(await readCargoRow(cargo.id)).toMatchObject({
      status: 'delivered',
      seal_number: 'LT-1',
    })
  })

  it('has one primary action while it is loaded: Auto-fill until packs are placed, then the next step', async () => {
    await app.logInAs('cargo_manager')
    const { id } = await createCargoInStatus(
      await createSavedCargo({
        kind: 'truck',
        lines: [getPackInputs(await findReadyPacks(), 2)],
        seal_number: 'LT-1',
      }),
      'booked',
      'loading',
    )
    const { user } = await app.open(`/cargo/${id}`)
    await findOfferedTransition('Seal')
    await screen.findByRole('button', { name: 'Auto-fill' })
    const listPrimary = () =>
      [...document.querySelectorAll('main button[class*=primary]')].map(
        (button) => button.textContent,
      )
    expect(listPrimary()).toEqual(['Auto-fill'])
    await fill(user)
    await waitFor(() => expect(listPrimary()).toEqual(['Seal']))
  })

  it('names missing documents and unplaced packs before it is sealed, and can be reopened', async () => {
    await app.logInAs('cargo_manager')
    const { id } = await createCargoInStatus(
      await createSavedCargo({
        kind: 'truck',
        lines: [getPackInputs(await findReadyPacks(), 2)],
        seal_number: 'LT-1',
      }),
      'booked',
      'loading',
    )
    const { user } = await app.open(`/cargo/${id}`)
    await user.click(await findOfferedTransition('Seal'))
    const question = await confirmSealing(user)
    expect(question).toContain('2 packs are not placed in the load plan.')
    expect(question).toMatch(/Documents still missing: \w/)
    await user.click(await screen.findByText('Reopen the load…'))
    const dialog = await screen.findByRole('dialog', { name: 'Reopen the sealed cargo?' })
    await user.type(within(dialog).getByRole('textbox'), 'A pack was left behind')
    await user.click(within(dialog).getByRole('button', { name: 'Reopen' }))
    await waitFor(async () => expect(await readCargoRow(id)).toMatchObject({ status: 'loading' }))
  })

  it('is canceled with a reason before it is sealed', async () => {
    const { user, cargo } = await openCargo()
    // jsdom has no top layer, so an open dialog counts as hidden.
    await user.click(await screen.findByText('Cancel cargo…'))
    const dialog = await screen.findByRole('dialog', { name: 'Cancel this cargo?' })
    await user.type(within(dialog).getByRole('textbox'), 'The ship does not call')
    await user.click(within(dialog).getByRole('button', { name: 'Cancel cargo' }))
    expect(
      await screen.findByText('The ship does not call', { selector: 'article *' }),
    ).toBeTruthy()
    expect(await readCargoRow(cargo.id)).toMatchObject({ status: 'canceled' })
  })

  it('needs the container report before it is sealed', async () => {
    await app.logInAs('cargo_manager')
    const wood = await findReadyPacks()
    const { id } = await createCargoInStatus(
      await createSavedCargo({
        lines: [getPackInputs(wood, 2)],
        container_number: 'CSQU3054383',
        seal_number: 'LT-2',
      }),
      'booked',
      'loading',
    )
    await app.open(`/cargo/${id}`)
    await screen.findByLabelText('Seal')
    await findBlockedTransition('Seal')
    expect(screen.getByText('The container needs an approved inspection report')).toBeTruthy()
  })
})

describe('the mark of an invoiced deal', () => {
  it('links to the invoice for those who may read invoices', async () => {
    const { cargo_id, number } = await getTestWorld()
      .db.selectFrom('invoice_loads')
      .innerJoin('invoices', 'invoices.id', 'invoice_loads.invoice_id')
      .select(['invoices.cargo_id', 'invoices.number'])
      .executeTakeFirstOrThrow()
    await app.logInAs('cargo_manager')
    await app.open(`/cargo/${cargo_id}`)
    expect((await screen.findByText(`Invoiced ${number}`)).closest('a')).toBeNull()
    await app.logInAs('global_manager')
    await app.open(`/cargo/${cargo_id}`)
    const link = await screen.findByRole('link', { name: `Invoiced ${number}` })
    expect(link.getAttribute('href')).toContain('/invoices?q=')
  })
})

describe('the freight figure', () => {
  it('shows the invoiced freight, and its amount per m³ as it is typed', async () => {
    await app.logInAs('cargo_manager')
    const wood = await findReadyPacks()
    const { user, cargo } = await openCargo({
      lines: [getPackInputs(wood, 1)],
      freight: '1000.00',
      actual_freight: '1200.00',
    })
    const rail = screen.getByRole('complementary', { name: 'Figures and record' })
    expect(within(rail).getByText('€1,200.00')).toBeTruthy()
    expect(within(rail).queryByText('€1,000.00')).toBeNull()
    expect(within(rail).getByText('Freight invoiced')).toBeTruthy()
    const formatPerM3 = (euro: number) =>
      `${formatFor('en').money((euro / Number(cargo.figures.m3)).toFixed(2), 'EUR')} per m³`
    expect(within(rail).getByText(formatPerM3(1200))).toBeTruthy()
    await fillField(user, await findField('Freight invoiced'), '2400')
    expect(await within(rail).findByText(formatPerM3(2400))).toBeTruthy()
  })
})
