import { act, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { unzipSync } from 'fflate'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { PNG } from '@backend/conformance/fixtures/samples'
import { parseJson } from '@backend/db/rows'
import { FAKE_NOW } from '@mocks/host/fake-clock'
import { getTestWorld } from '@mocks/node/test-world'
import {
  findReplacingReportAddress,
  findSupplyReportAddress,
  REPLACED_NUMBER,
} from '@mocks/scenarios/addresses'
import {
  findBlockedTransition,
  waitUntilSaved,
  findOfferedTransition,
  pressSave,
} from '@/app/testing/deal-screen'
import { renderOutbox } from '@/app/testing/outbox'
import { useApp } from '@/app/testing/render-app'
import { fetchInspectableSupplyPage } from '@/entities/inspection'
import type { Role } from '@/entities/session'
import type { Schemas } from '@/shared/api'

const app = useApp()

const findReportRow = (id: string) =>
  getTestWorld()
    .db.selectFrom('inspection_reports')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

async function openReport(
  status: Parameters<typeof findSupplyReportAddress>[0],
  role: Role = 'purchase_agent',
) {
  await app.logInAs(role)
  const path = await findSupplyReportAddress(status)(getTestWorld())
  const opened = await app.open(path)
  await screen.findByLabelText(/^Supply/, { selector: 'input, dd' })
  return { ...opened, id: path.slice('/supply-inspection-report/'.length) }
}

async function pressKeys(user: UserEvent, keys: string) {
  const pad = await screen.findByRole('group', { name: /^Piece \d+$/ })
  for (const key of keys)
    await user.click(within(pad).getByText(key === '.' ? '.' : key, { selector: 'button' }))
  return pad
}

describe('a report in progress', () => {
  it('starts from the supply in the link, with its wood', async () => {
    await app.logInAs('purchase_agent')
    const supply = await getTestWorld()
      .db.selectFrom('supplies')
      .select(['id', 'number'])
      .where('status', '=', 'ready')
      .executeTakeFirstOrThrow()
    const { router } = await app.open(`/supply-inspection-report/new?supply=${supply.id}`)
    await waitFor(() =>
      expect(screen.getByRole<HTMLInputElement>('combobox', { name: /^Supply/ }).value).toContain(
        supply.number,
      ),
    )
    expect((await screen.findAllByRole('button', { name: 'Measure' })).length).toBeGreaterThan(0)
    // Nothing was entered, so leaving asks nothing.
    await router.navigate({ to: '/cargo-inspection-report/new' })
    expect(router.state.location.pathname).toBe('/cargo-inspection-report/new')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('enters a piece by keypad, judges it at once, starts the next one, and undoes it', async () => {
    const { user, id } = await openReport('draft')
    const before =
      (parseJson((await findReportRow(id)).written) as Schemas['SupplyReportWrite']).lines[0]
        ?.readings.length ?? 0
    await user.click(screen.getByRole('button', { name: 'Continue measuring' }))
    const pad = await pressKeys(user, '1')
    await waitFor(() =>
      expect(within(pad).getByRole('status').textContent).toMatch(/^Thickness [\d.]+ mm under/),
    )
    await user.click(within(pad).getByRole('button', { name: 'Wane' }))
    await user.click(within(pad).getByText('Next piece', { selector: 'button, button *' }))
    await screen.findByRole('group', { name: `Piece ${before + 2}` })
    await user.click(screen.getByRole('button', { name: `Back to piece ${before + 1}` }))
    const currentPiece = await screen.findByRole('group', { name: `Piece ${before + 1}` })
    expect(
      within(currentPiece).getByRole('button', { name: 'Wane' }).getAttribute('aria-pressed'),
    ).toBe('true')
  })

  it('keeps a piece that was typed halfway when the pad is closed, and the line when it is excluded', async () => {
    const { user } = await openReport('draft')
    const measureButton = screen.getByRole('button', { name: 'Continue measuring' })
    const line = measureButton.closest('section') ?? document.body
    const wood = line.getAttribute('aria-label')?.replace(/^\d+\. /, '')
    await user.click(measureButton)
    const pad = await pressKeys(user, '47')
    await user.click(within(pad).getByRole('button', { name: 'Close' }))
    const findLastPiece = async () => {
      const pieces = await screen.findByRole('list', { name: 'Pieces measured' })
      return within(pieces).getAllByRole('listitem')[0]?.textContent
    }
    expect(await findLastPiece()).toMatch(/47\.0 × –/)
    await user.click(within(line).getByRole('button', { name: /^Exclude/ }))
    await user.click(await screen.findByRole('button', { name: `Also inspect ${wood}` }))
    expect(await findLastPiece()).toMatch(/47\.0 × –/)
  })

  it('lists what is missing, each linking to its field, also offline', async () => {
    const { user } = await openReport('draft')
    await findBlockedTransition('Submit')
    await user.click(screen.getByRole('button', { name: 'Check: Strapping' }))
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getAllByRole('radio', { name: 'OK' })[1]),
    )
    await user.click(screen.getAllByRole('radio', { name: 'OK' })[1] ?? document.body)
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Check: Strapping' })).toBeNull(),
    )
  })

  it('is saved, and only its inspector can edit it', async () => {
    const { user, id } = await openReport('draft')
    await user.click(screen.getByRole('radio', { name: 'Pass' }))
    await pressSave(user)
    await waitUntilSaved()
    expect(await findReportRow(id)).toMatchObject({ verdict: 'pass' })
  })
})

const findSupplyField = () => screen.findByRole<HTMLInputElement>('combobox', { name: /^Supply/ })
const waitForSupply = (number = '') =>
  waitFor(async () => expect((await findSupplyField()).value).toContain(number))

it('a link to another supply starts a further report, and the unfinished one stays', async () => {
  await app.logInAs('purchase_agent')
  const page = { cursor: undefined, limit: 2 }
  const found = await fetchInspectableSupplyPage({}, page, new AbortController().signal)
  const [first, second] = found.items
  const { user, router } = await app.open(`/supply-inspection-report/new?supply=${first?.id}`)
  await waitForSupply(first?.number)
  await user.clear(await findPlaceField())
  await user.type(await findPlaceField(), 'Yard 7')
  const search = { supply: second?.id ?? '' }
  void router.navigate({ to: '/supply-inspection-report/new', search })
  await waitForSupply(second?.number)
  expect((await findPlaceField()).value).not.toBe('Yard 7')
  const openButtons = await screen.findAllByRole('button', { name: 'Open draft' })
  const openFirst = openButtons.find((button) =>
    button.closest('li')?.textContent.includes(first?.number ?? ''),
  )
  await user.click(openFirst ?? document.body)
  await waitForSupply(first?.number)
  expect((await findPlaceField()).value).toBe('Yard 7')
  await waitFor(() => expect(router.state.location.search).toEqual({}))
})

it('a supply in the link that is not open for inspection is reported', async () => {
  await app.logInAs('purchase_agent')
  const path = `/supply-inspection-report/new?supply=${crypto.randomUUID()}`
  const { router } = await app.open(path)
  await screen.findAllByText(/^This record doesn’t exist/)
  await waitFor(() => expect(router.state.location.search).toEqual({}))
})

it('the lot of a line without a number of pieces is said to count as the whole line', async () => {
  await app.logInAs('purchase_agent')
  const { db } = getTestWorld()
  const line = await db
    .selectFrom('supply_lines')
    .innerJoin('supplies', 'supplies.id', 'supply_id')
    .select(['supply_lines.id', 'supply_id', 'specification'])
    .where('supplies.status', '=', 'ready')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('packs').select('packs.id').whereRef('supply_line_id', '=', 'supply_lines.id'),
        ),
      ),
    )
    .executeTakeFirstOrThrow()
  const lengths = { kind: 'range', from_mm: 2700, to_mm: 5700, average_mm: null }
  const specification = { ...parseJson(line.specification), length_mm: null, lengths }
  await db
    .updateTable('supply_lines')
    .set({ unit: 'm3', specification: JSON.stringify(specification) })
    .where('id', '=', line.id)
    .execute()
  await app.open(`/supply-inspection-report/new?supply=${line.supply_id}`)
  expect(await screen.findByText(/^The lot counts as the whole line, \d/)).toBeTruthy()
})

it('a new report has the day of the server’s clock', async () => {
  await app.logInAs('purchase_agent')
  const supply = await getTestWorld()
    .db.selectFrom('supplies')
    .select('id')
    .where('status', '=', 'ready')
    .executeTakeFirstOrThrow()
  const { user, router } = await app.open(`/supply-inspection-report/new?supply=${supply.id}`)
  await screen.findAllByRole('button', { name: 'Measure' })
  await pressSave(user)
  await waitUntilSaved()
  const id = router.state.location.pathname.split('/').at(-1) ?? ''
  expect((await findReportRow(id)).inspected_on).toBe(FAKE_NOW.slice(0, 10))
})

it('a rejected pack is stored with its reason, and its pieces are not accepted', async () => {
  await app.logInAs('purchase_agent')
  const pack = await getTestWorld()
    .db.selectFrom('packs')
    .select(['id', 'supply_id', 'number', 'pcs'])
    .orderBy('number_sort', 'desc')
    .executeTakeFirstOrThrow()
  const { user, router } = await app.open(`/supply-inspection-report/new?supply=${pack.supply_id}`)
  await user.click(await screen.findByRole('button', { name: 'Scan packs' }))
  await user.type(screen.getByLabelText('Number or last digits'), `${pack.number}{Enter}`)
  await user.click(screen.getByText('Scanned', { selector: 'summary *' }))
  await user.click(await screen.findByRole('button', { name: `Reject ${pack.number}` }))
  await user.type(screen.getByLabelText(/^Reason for rejection/), 'Wet')
  await pressSave(user)
  await waitUntilSaved()
  const report = await findReportRow(router.state.location.pathname.split('/').at(-1) ?? '')
  const { lines, scanned_packs } = parseJson(report.written) as Schemas['SupplyReportWrite']
  expect(scanned_packs).toMatchObject([{ pack_id: pack.id, is_rejected: true, reason: 'Wet' }])
  expect(lines.map(({ rejected_pcs }) => rejected_pcs)).toContain(pack.pcs)
})

it('a report saved offline is queued at its own address, and sent once, also after more edits', async () => {
  await app.logInAs('purchase_agent')
  const supply = await getTestWorld()
    .db.selectFrom('supplies')
    .select('id')
    .where('status', '=', 'ready')
    .executeTakeFirstOrThrow()
  const { user, router } = await app.open(`/supply-inspection-report/new?supply=${supply.id}`)
  await screen.findAllByRole('button', { name: 'Measure' })
  app.world.injectFault('offline')
  await pressSave(user)
  await screen.findByText('Stored on this device; sent automatically')
  const id = router.state.location.pathname.split('/').at(-1) ?? ''
  const readReports = () =>
    getTestWorld()
      .db.selectFrom('inspection_reports')
      .select(['version', 'verdict'])
      .where('id', '=', id)
      .execute()
  expect(await readReports()).toEqual([])
  app.world.network.isOffline = false
  await user.click(screen.getByRole('radio', { name: 'Pass' }))
  await pressSave(user)
  await waitUntilSaved()
  expect(await readReports()).toEqual([{ version: 1, verdict: 'pass' }])
})

/** Saves a new report while offline, leaves the screen, and goes online. */
async function queueReport(place: string) {
  await app.logInAs('purchase_agent')
  const supply = await getTestWorld()
    .db.selectFrom('supplies')
    .select('id')
    .where('status', '=', 'ready')
    .executeTakeFirstOrThrow()
  const { user, router } = await app.open(`/supply-inspection-report/new?supply=${supply.id}`)
  await screen.findAllByRole('button', { name: 'Measure' })
  app.world.injectFault('offline')
  await user.clear(screen.getByLabelText('Place'))
  await user.type(screen.getByLabelText('Place'), place)
  await pressSave(user)
  await screen.findByText('Stored on this device; sent automatically')
  return { user, id: router.state.location.pathname.split('/').at(-1) ?? '' }
}

/** Sends the queued reports from another screen. */
async function sendQueued() {
  app.world.network.isOffline = false
  renderOutbox()
  const { user } = await app.open('/supply-inspection-report/new')
  await user.click(await screen.findByRole('button', { name: 'Send now' }))
}

const findPlaceField = () => screen.findByLabelText<HTMLInputElement>('Place')
const readReport = async (id: string) => {
  const row = await getTestWorld()
    .db.selectFrom('inspection_reports')
    .select(['version', 'written'])
    .where('id', '=', id)
    .executeTakeFirst()
  return (
    row && {
      version: row.version,
      place: (parseJson(row.written) as Schemas['SupplyReportWrite']).place,
    }
  )
}

describe('a report sent in the background', () => {
  it('can be edited and saved again, with input typed after it was queued', async () => {
    const { user, id } = await queueReport('Yard 7')
    await user.type(await findPlaceField(), ' north')
    await sendQueued()
    await waitFor(async () => expect(await readReport(id)).toEqual({ version: 1, place: 'Yard 7' }))

    const later = await app.open(`/supply-inspection-report/${id}`)
    expect((await findPlaceField()).value).toBe('Yard 7 north')
    await later.user.type(await findPlaceField(), ' gate')
    await pressSave(later.user)
    await waitUntilSaved()
    expect(await readReport(id)).toEqual({ version: 2, place: 'Yard 7 north gate' })
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('shows later changes of other users if nothing was typed after it was queued', async () => {
    const { id } = await queueReport('Yard 7')
    await sendQueued()
    await waitFor(async () => expect(await readReport(id)).toMatchObject({ version: 1 }))
    const db = getTestWorld().db
    const { written } = await db
      .selectFrom('inspection_reports')
      .select('written')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const changed = { ...(parseJson(written) as Schemas['SupplyReportWrite']), place: 'Yard 9' }
    await db
      .updateTable('inspection_reports')
      .set({ version: 2, written: JSON.stringify(changed) })
      .where('id', '=', id)
      .execute()

    await app.open(`/supply-inspection-report/${id}`)
    await waitFor(async () => expect((await findPlaceField()).value).toBe('Yard 9'))
    expect(screen.queryByText('Unsaved changes')).toBeNull()
  })
})

/** Replaces the worker that downscales photos, which jsdom does not have. */
class EchoWorker extends EventTarget {
  postMessage({ id, file }: { id: number; file: File }) {
    void file
      .arrayBuffer()
      .then((bytes) => this.dispatchEvent(new MessageEvent('message', { data: { id, bytes } })))
  }
}

/** Returns the files that the browser shows or downloads. */
function collectFiles(): readonly Blob[] {
  const files: Blob[] = []
  for (const name of ['OffscreenCanvas', 'createImageBitmap']) vi.stubGlobal(name, () => {})
  vi.stubGlobal('Worker', EchoWorker)
  Object.assign(URL, {
    createObjectURL: (file: Blob) => `blob:${files.push(file)}`,
    revokeObjectURL: () => {},
  })
  onTestFinished(() => void vi.unstubAllGlobals())
  return files
}

it('a report that another user cancels while offline keeps its input and photos until it is dismissed', async () => {
  const files = collectFiles()
  const { user, id } = await openReport('draft')
  const { db } = getTestWorld()
  const { name, id: managerId } = await db
    .selectFrom('people')
    .select(['id', 'name'])
    .where('role', '=', 'purchase_manager')
    .executeTakeFirstOrThrow()
  app.world.injectFault('offline')
  await user.clear(await findPlaceField())
  await user.type(await findPlaceField(), 'Yard 7')
  const photo = new File([PNG], 'moisture.png', { type: 'image/png' })
  await user.upload(screen.getByLabelText('Take a photo: Moisture meter'), photo)
  await pressSave(user)
  await screen.findByText('Stored on this device; sent automatically')
  const { version } = await findReportRow(id)
  await db
    .updateTable('inspection_reports')
    .set({ status: 'canceled', version: version + 1, updated_by: managerId })
    .where('id', '=', id)
    .execute()

  await sendQueued()
  await screen.findByText(
    `Canceled by ${name} while you were offline; your changes were not saved.`,
  )
  expect(screen.queryByRole('button', { name: 'Send now' })).toBeNull()
  const opened = await app.open(`/supply-inspection-report/${id}`)
  await screen.findByText('Place: Yard 7')
  expect(screen.getByText('Photos: 1 photo not sent (Moisture meter)')).toBeTruthy()
  expect(screen.getByText(`Canceled by ${name} while you were offline`)).toBeTruthy()
  expect(screen.getByText('Changes not saved')).toBeTruthy()
  await opened.user.click(screen.getByRole('button', { name: 'Download' }))
  await waitFor(() => expect(files.at(-1)?.type).toBe('application/zip'))
  const content = unzipSync(new Uint8Array((await files.at(-1)?.arrayBuffer()) ?? []))
  expect(content['1 moisture.jpg']).toEqual(new Uint8Array(PNG))
  await opened.user.click(screen.getByRole('button', { name: 'Dismiss…' }))
  await opened.user.click(screen.getByRole('button', { name: 'Delete for good' }))
  await waitFor(() => expect(screen.queryByText(/^Not sent yet/)).toBeNull())
  expect(screen.queryByText('Place: Yard 7')).toBeNull()
})

it('a queued report that another user cancels shows its edits apart, on the screen that stays open', async () => {
  const { user, id, queryClient } = await openReport('draft')
  app.world.injectFault('offline')
  await user.clear(await findPlaceField())
  await user.type(await findPlaceField(), 'Yard 7')
  await pressSave(user)
  await screen.findByText('Stored on this device; sent automatically')
  const { version } = await findReportRow(id)
  await getTestWorld()
    .db.updateTable('inspection_reports')
    .set({ status: 'canceled', version: version + 1 })
    .where('id', '=', id)
    .execute()
  app.world.network.isOffline = false
  // The browser refetches the record as soon as the network is back.
  await queryClient.refetchQueries()
  await screen.findByText('Canceled')
  renderOutbox()
  await user.click(await screen.findByRole('button', { name: 'Send now' }))
  expect(await screen.findByText('Place: Yard 7')).toBeTruthy()
  expect(screen.getByText('Changes not saved')).toBeTruthy()
  expect(screen.queryByText('Stored on this device; sent automatically')).toBeNull()
  expect(screen.queryByText('Yard 7')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Dismiss…' }))
  await user.click(screen.getByRole('button', { name: 'Delete for good' }))
  await waitFor(() => expect(screen.queryByText(/^Not sent yet/)).toBeNull())
})

it('a queued report is discarded with its later input, and nothing is sent', async () => {
  const { user, id } = await queueReport('Yard 7')
  // jsdom opens no menus.
  await user.click(screen.getByRole('button', { name: 'Discard changes…', hidden: true }))
  await user.click(await screen.findByRole('button', { name: 'Discard' }))
  await waitFor(async () => expect((await findPlaceField()).value).toBe(''))
  app.world.network.isOffline = false
  globalThis.dispatchEvent(new Event('online'))
  await app.open('/supply-inspection-report/new')
  await screen.findByRole('combobox', { name: /^Supply/ })
  expect(screen.queryByText(/Not sent yet/)).toBeNull()
  expect(await readReport(id)).toBeUndefined()
})

it('a report submitted offline says that it will be sent automatically, and is sent once online', async () => {
  const { user, id } = await openReport('returned')
  await user.click(await findOfferedTransition('Correct'))
  await waitFor(async () => expect(await findReportRow(id)).toMatchObject({ status: 'draft' }))
  const submit = await findOfferedTransition('Submit')
  app.world.injectFault('offline')
  await user.click(submit)
  await screen.findByText(/^The report is submitted automatically once everything has been sent/)
  expect(await findReportRow(id)).toMatchObject({ status: 'draft' })
  app.world.network.isOffline = false
  globalThis.dispatchEvent(new Event('online'))
  await waitFor(async () => expect(await findReportRow(id)).toMatchObject({ status: 'submitted' }))
})

describe('a submitted report', () => {
  it('is approved by another user, and is final: its supply is loaded next, unless it is shipped', async () => {
    const { user, id, queryClient } = await openReport('submitted', 'global_manager')
    expect(screen.queryByText('Save')).toBeNull()
    await user.click(await findOfferedTransition('Approve'))
    await waitFor(async () => expect(await findReportRow(id)).toMatchObject({ status: 'approved' }))
    await screen.findByText(/^Next: load, /)
    const { supply_id } = await findReportRow(id)
    await getTestWorld()
      .db.updateTable('supplies')
      .set({ status: 'shipped' })
      .where('id', '=', supply_id ?? '')
      .execute()
    await queryClient.refetchQueries()
    await screen.findByText('Nothing left to do')
  })

  it('says which valid report of a line its approval replaces, and links it', async () => {
    await app.logInAs('global_manager')
    await app.open(await findReplacingReportAddress(getTestWorld()))
    await screen.findAllByText(`Approving replaces the result of ${REPLACED_NUMBER} for this line`)
    expect(screen.getAllByRole('link', { name: `Open ${REPLACED_NUMBER}` })[0]).toBeTruthy()
  })

  it('says that its supply is completed', async () => {
    const { db } = getTestWorld()
    const path = await findSupplyReportAddress('submitted')(getTestWorld())
    const id = path.slice('/supply-inspection-report/'.length)
    const supply = await db
      .selectFrom('inspection_reports as r')
      .innerJoin('supplies', 'supplies.id', 'r.supply_id')
      .select(['supplies.id', 'supplies.number'])
      .where('r.id', '=', id)
      .executeTakeFirstOrThrow()
    await db
      .updateTable('supplies')
      .set({ status: 'completed' })
      .where('id', '=', supply.id)
      .execute()
    await app.logInAs('purchase_manager')
    await app.open(path)
    await screen.findByText(`Supply ${supply.number} is completed`)
    await findOfferedTransition('Approve')
  })

  it('says which photo could not be loaded', async () => {
    const path = await findSupplyReportAddress('approved')(getTestWorld())
    const id = path.slice('/supply-inspection-report/'.length)
    const { written } = await findReportRow(id)
    const photo = {
      id: crypto.randomUUID(),
      attachment_id: crypto.randomUUID(),
      kind: 'moisture',
      caption: null,
    }
    await getTestWorld()
      .db.updateTable('inspection_reports')
      .set({ written: JSON.stringify({ ...(parseJson(written) as object), photos: [photo] }) })
      .where('id', '=', id)
      .execute()
    await app.logInAs('global_manager')
    await app.open(path)
    await screen.findByRole('button', { name: 'Moisture meter. Loading failed' })
  })

  it('is returned with a remark above it, and edited again', async () => {
    const { user, id } = await openReport('returned')
    expect(screen.getByText('Returned for correction')).toBeTruthy()
    await user.click(await findOfferedTransition('Correct'))
    await waitFor(async () => expect(await findReportRow(id)).toMatchObject({ status: 'draft' }))
  })

  it('is a result sheet once approved: failed pieces first, no control', async () => {
    await app.logInAs('global_manager')
    const reports = await getTestWorld()
      .db.selectFrom('inspection_reports')
      .select(['id', 'written'])
      .where('kind', '=', 'supply_report')
      .where('status', '=', 'approved')
      .execute()
    const report = reports.find(({ written }) => {
      const { lines } = parseJson(written) as Schemas['SupplyReportWrite']
      return lines[0]?.readings.slice(0, -6).some(({ defects }) => defects.length > 0)
    })
    await app.open(`/supply-inspection-report/${report?.id}`)
    const [pieces] = await screen.findAllByRole('list', { name: 'Pieces measured' })
    if (!pieces) throw new Error('No piece is shown')
    expect(within(pieces).getAllByRole('listitem')[0]?.textContent).not.toContain('In tolerance')
    expect(document.querySelector('#supply_report :is(input, select, textarea)')).toBeNull()
    expect(screen.getAllByRole('heading', { level: 2 })[0]?.textContent).toBe('Wood')
    expect(screen.getByRole('heading', { level: 1 }).parentElement?.textContent).toMatch(
      /Approved.*(Pass|Fail)/,
    )
  })

  it('prints its verdict first', async () => {
    await app.logInAs('admin')
    await app.open(await findSupplyReportAddress('approved', { view: 'paper' })(getTestWorld()))
    await screen.findByRole('heading', { name: /^Inspection report SR-/, level: 1 })
    const verdict = await waitFor(() => findVerdict())
    expect(verdict.textContent).toMatch(/^(Pass|Fail)/)
    await screen.findByRole('region', { name: 'Wood' })
  })

  it('prints on the device without a network', async () => {
    await app.logInAs('admin')
    const { router } = await app.open(await findSupplyReportAddress('approved')(getTestWorld()))
    await screen.findByRole('heading', { name: /^SR-/, level: 1 })
    app.world.injectFault('offline')
    await act(() => router.navigate({ to: '.', search: { view: 'supply_report' } }))
    await waitFor(() => findVerdict(), { timeout: 10_000 })
    expect(screen.queryByText('Download PDF')).toBeNull()
    expect(screen.getByRole('region', { name: 'Wood' })).toBeTruthy()
  })

  function findVerdict(): Element {
    const found = document.querySelector('article[data-theme=light] [data-tone]')
    if (!found) throw new Error('The paper has no verdict')
    return found
  }
})

it('the page shows open reports above a new one: an agent’s own, or those awaiting a manager', async () => {
  await app.logInAs('purchase_manager')
  await app.open('/supply-inspection-report/new')
  const list = await screen.findByRole('region', { name: 'Continue' })
  await waitFor(() => expect(within(list).getAllByRole('link').length).toBeGreaterThan(0))
  expect(within(list).queryByText('Returned')).toBeNull()
})
