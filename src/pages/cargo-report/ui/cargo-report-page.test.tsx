import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { getTestWorld } from '@mocks/node/test-world'
import { getDemoPersonId } from '@backend/seed/people'
import { findCargoReportAddress } from '@mocks/scenarios/addresses'
import {
  findBlockedTransition,
  waitUntilSaved,
  findOfferedTransition,
  pressSave,
} from '@/app/testing/deal-screen'
import { useApp } from '@/app/testing/render-app'
import { createQueryClient } from '@/app/query-client'
import {
  cargoReportQueryOptions,
  cargoReportCalls,
  fetchInspectableCargoPage,
  type CargoReportWrite,
} from '@/entities/inspection'
import type { Role } from '@/entities/session'
import { vCargoReportChecks } from '@contract/validators'
import { formatPort } from '@domain/ports'

const app = useApp()

const findReportRow = (id: string) =>
  getTestWorld()
    .db.selectFrom('inspection_reports')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
const findFirstLoad = async () => {
  const [load] = await screen.findAllByRole('region', { name: /\d+x\d+/ })
  if (!load) throw new Error('Nothing is loaded')
  return load
}

const getReportId = (path: string) => path.slice('/cargo-inspection-report/'.length)

/** Finds a container to inspect by its cargo's number. */
async function findInspectable(number: string) {
  const { items } = await fetchInspectableCargoPage(
    { q: number },
    { cursor: undefined, limit: 20 },
    new AbortController().signal,
  )
  return items[0]
}

async function openReport(id: string) {
  const opened = await app.open(`/cargo-inspection-report/${id}`)
  await screen.findAllByText(/^(Container|Number on the doors)/, { selector: 'label, dt' })
  return { ...opened, id }
}

async function openSubmitted(role: Role) {
  await app.logInAs(role)
  return openReport(getReportId(await findCargoReportAddress('submitted')(getTestWorld())))
}

interface DraftOptions {
  /** False for a report that was written before the loads were planned. */
  readonly hasRows?: boolean
}

/** A report in which the agent has only chosen the container. */
async function openDraft({ hasRows = true }: DraftOptions = {}) {
  await app.logInAs('purchase_agent')
  // A search by text finds all reports, submitted or not.
  const { items } = await fetchInspectableCargoPage(
    { q: 'C-' },
    { cursor: undefined, limit: 20 },
    new AbortController().signal,
  )
  const cargo = items.find(({ lines }) => lines.some(({ packs }) => (packs ?? 0) > 1))
  if (!cargo) throw new Error('There is no container at the doors')
  const checks = Object.fromEntries(
    Object.keys(vCargoReportChecks.entries).map((name) => [name, { state: null, remark: null }]),
  ) as CargoReportWrite['checks']
  const open = {
    started_at: null,
    ended_at: null,
    place: null,
    coordinates: null,
    weather: null,
    dunnage: null,
    lining: null,
    bracing: null,
    seal_number: null,
    seal_again: null,
    verdict: null,
    remarks: null,
  }
  const lines = cargo.lines.map(({ id }) => ({ id, counted_packs: null, counted_pcs: null }))
  const { id } = await cargoReportCalls.create(
    {
      ...open,
      cargo_id: cargo.id,
      checks,
      lines: hasRows ? lines : [],
      scanned_packs: [],
      moisture_readings: [],
      photos: [],
    },
    crypto.randomUUID(),
  )
  return openReport(id)
}

describe('an inspector’s home page', () => {
  it('lists open reports and arrived containers, and starts a report with one click', async () => {
    await app.logInAs('purchase_agent')
    const { user, router } = await app.open('/cargo-inspection-report/new')
    expect(
      within(await screen.findByRole('region', { name: 'Continue' })).queryAllByText('Approved'),
    ).toEqual([])
    const waitingList = await screen.findByRole('region', { name: 'Containers to inspect' })
    const [row] = within(waitingList).getAllByRole('link')
    const number = row?.textContent.match(/C-\d+-\d+/)?.[0] ?? ''
    await user.click(row ?? waitingList)
    await waitFor(() =>
      expect(
        screen.getByRole<HTMLInputElement>('combobox', { name: /^Container/ }).value,
      ).toContain(number),
    )
    const started = within(screen.getByRole('group', { name: /^Started/ }))
    expect(started.getByRole('spinbutton', { name: /^year/ }).textContent).toMatch(/^\d{4}$/)
    const { loading_places } = (await findInspectable(number)) ?? {}
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Place/ }).value).toBe(
      loading_places?.length === 1 ? (formatPort(loading_places[0] ?? '') ?? '') : '',
    )
    expect(screen.queryByRole('region', { name: 'Containers to inspect' })).toBeNull()
    // Nothing was entered, so leaving asks nothing.
    await router.navigate({ to: '/supply-inspection-report/new' })
    expect(router.state.location.pathname).toBe('/supply-inspection-report/new')
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

describe('a container report in progress', () => {
  it('lists missing items in order, expanded with one click, each linking to its field', async () => {
    const { user } = await openDraft()
    await findBlockedTransition('Submit')
    expect(screen.queryByRole('button', { name: 'Choose a verdict' })).toBeNull()
    await user.click(screen.getByRole('button', { name: /^Show all \d+$/ }))
    await user.click(screen.getByRole('button', { name: 'Choose the bracing' }))
    await waitFor(() =>
      expect(document.activeElement).toBe(
        within(screen.getByRole('group', { name: 'Bracing' })).getByRole('radio', { name: 'None' }),
      ),
    )
  })

  it('opens the camera for the missing photo', async () => {
    const { user } = await openDraft()
    await user.click(await screen.findByRole('button', { name: /^Show all \d+$/ }))
    const camera = screen.getByLabelText('Take a photo: Seal')
    const opened = vi.spyOn(camera, 'click')
    await user.click(screen.getByRole('button', { name: 'Take a photo: Seal' }))
    expect(opened).toHaveBeenCalledOnce()
  })

  it('counts a load by steps or as planned, and names the difference', async () => {
    const { user } = await openDraft()
    const load = await findFirstLoad()
    await user.click(within(load).getByRole('button', { name: 'Packs counted: one more' }))
    await waitFor(() =>
      expect(within(load).getByRole('status').textContent).toMatch(
        /^\d+ packs? fewer than planned$/,
      ),
    )
    await user.click(within(load).getByRole('button', { name: /as planned$/ }))
    await waitFor(() => expect(within(load).getByRole('status').textContent).toBe('As planned'))
    await user.click(within(load).getByRole('button', { name: 'Packs counted: one more' }))
    expect(within(load).getByRole('status').textContent).toBe('1 pack more than planned')
  })

  it('lists loads that were planned after it was written, without an edit', async () => {
    const { router } = await openDraft({ hasRows: false })
    await findFirstLoad()
    await findBlockedTransition('Submit')
    await router.navigate({ to: '/supply-inspection-report/new' })
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('keeps a moisture reading that was typed halfway when the keypad is closed', async () => {
    const { user } = await openDraft()
    await user.click(screen.getByRole('button', { name: /^(Measure|Continue measuring)$/ }))
    await user.keyboard('18.5{Escape}')
    const readings = screen.getByRole('list', { name: 'Moisture readings' })
    expect(within(readings).getAllByRole('button').at(-1)?.textContent).toBe('18.5%')
  })

  it('enters moisture readings by keypad, and undoes one', async () => {
    const { user } = await openDraft()
    await user.click(screen.getByRole('button', { name: /^(Measure|Continue measuring)$/ }))
    const before = within(screen.getByRole('group', { name: /^Reading \d+$/ })).queryAllByRole(
      'status',
    )[0]
    expect(before?.textContent).toBe('–')
    await user.keyboard('17.5')
    await user.keyboard('{Enter}')
    const readings = within(screen.getByRole('list', { name: 'Moisture readings' })).getAllByRole(
      'button',
    )
    expect(readings.at(-1)?.textContent).toBe('17.5%')
    await user.click(screen.getByRole('button', { name: /^Back to reading/ }))
    expect(
      within(screen.getByRole('group', { name: /^Reading \d+$/ })).getByRole('status').textContent,
    ).toBe('17.5')
  })

  it('shows where the second seal entry differs from the first', async () => {
    const { user } = await openDraft()
    await user.type(screen.getByLabelText('Seal number'), 'ml-lt 0042117')
    await user.type(screen.getByLabelText('Read the seal again'), 'ML-LT 0042177')
    expect(screen.getByLabelText('Read the seal again')).toHaveProperty('ariaInvalid', 'true')
    expect(
      screen.getByText(
        'The readings differ from character 12: first 1, now 7. Read the seal again.',
      ),
    ).toBeTruthy()
    await user.clear(screen.getByLabelText('Read the seal again'))
    await user.type(screen.getByLabelText('Read the seal again'), 'ML-LT 0042117')
    expect(screen.queryByText(/^The readings differ/)).toBeNull()
  })

  it('records the device’s location, and is saved with all checks', async () => {
    vi.stubGlobal(
      'navigator',
      Object.assign(navigator, {
        geolocation: {
          getCurrentPosition: (onPosition: (at: object) => void) =>
            onPosition({ coords: { latitude: 54.221612, longitude: 24.5677 } }),
        },
      }),
    )
    const { user, id } = await openDraft()
    await user.click(await screen.findByRole('button', { name: 'Add the location of this device' }))
    const roof = screen.getByRole('group', { name: 'Roof' })
    await user.click(within(roof).getByRole('radio', { name: 'Defect' }))
    await user.type(screen.getByLabelText('Roof: describe the defect'), 'A hole')
    await pressSave(user)
    await waitUntilSaved()
    expect(JSON.parse((await findReportRow(id)).written)).toMatchObject({
      checks: { roof: { state: 'defect', remark: 'A hole' } },
      coordinates: { latitude: 54.22161, longitude: 24.5677 },
    })
  })
})

describe('a container report that another user submitted meanwhile', () => {
  it('lists the edits that its lock excluded', async () => {
    const { user, id } = await openDraft()
    await user.type(await screen.findByRole('textbox', { name: /^Remarks/ }), 'Door hinge bent')
    const load = await findFirstLoad()
    await user.click(within(load).getByRole('button', { name: 'Packs counted: one more' }))
    const { version } = await findReportRow(id)
    await getTestWorld()
      .db.updateTable('inspection_reports')
      .set({
        status: 'submitted',
        version: version + 1,
        updated_by: getDemoPersonId('purchase_manager'),
      })
      .where('id', '=', id)
      .execute()
    await pressSave(user)
    expect(await screen.findByText('Remarks: Door hinge bent')).toBeTruthy()
    expect(screen.getByText(/^Load 1, Packs counted: \d+$/)).toBeTruthy()
    expect(screen.queryByText(/^Packs loaded: /)).toBeNull()
    expect(screen.getByRole('button', { name: 'Copy' })).toBeTruthy()
  })
})

describe('a submitted container report', () => {
  it('is approved by another user; a correction is a new report that lists its changes', async () => {
    const { user, id, router } = await openSubmitted('purchase_manager')
    expect(screen.queryByText('Save')).toBeNull()
    await user.click(await findOfferedTransition('Approve'))
    await waitFor(async () => expect(await findReportRow(id)).toMatchObject({ status: 'approved' }))
    await user.click(await screen.findByText('Correct'))
    await waitFor(() => expect(router.state.location.pathname).not.toContain(id))
    expect(await screen.findByText('No changes yet.')).toBeTruthy()
    const load = await findFirstLoad()
    await user.click(within(load).getByRole('button', { name: 'Packs counted: one less' }))
    await pressSave(user)
    expect(await screen.findByText(/^Line 1, Packs counted: \d+ → \d+$/)).toBeTruthy()
  })

  it('is returned with a remark above it, and edited again', async () => {
    await app.logInAs('purchase_manager')
    const report = await createQueryClient().query(
      cargoReportQueryOptions(
        getReportId(await findCargoReportAddress('submitted')(getTestWorld())),
      ),
    )
    await cargoReportCalls.transition(
      report,
      { to: 'returned', reason: 'The number on the seal can not be read.', override: false },
      crypto.randomUUID(),
    )
    await app.logInAs('purchase_agent')
    const { user, id } = await openReport(report.id)
    expect(screen.getByText('Returned for correction')).toBeTruthy()
    await user.click(await findOfferedTransition('Correct'))
    await waitFor(async () => expect(await findReportRow(id)).toMatchObject({ status: 'draft' }))
  })

  it('prints its verdict first, then its seal and every load', async () => {
    await app.logInAs('admin')
    await app.open(await findCargoReportAddress('approved', { view: 'paper' })(getTestWorld()))
    await screen.findByRole('heading', { name: /^Container inspection report CR-/, level: 1 })
    const table = await screen.findByRole('table', { name: 'Packs loaded' })
    const paper = table.closest('article')
    expect(paper?.querySelector('[data-tone]')?.textContent).toMatch(/^(Pass|Fail)/)
    expect(paper?.querySelector('dt')?.textContent).toBe('Seal')
    expect(paper?.querySelectorAll('tbody tr').length).toBeGreaterThan(0)
  })
})

describe('a loaded container', () => {
  const findDoorsSection = () =>
    getTestWorld()
      .db.selectFrom('cargos')
      .select('id')
      .where('status', '=', 'booked')
      .where('kind', '=', 'container')
      .executeTakeFirstOrThrow()

  it('links the sealing precondition to its report, and back', async () => {
    const { id } = await findDoorsSection()
    await app.logInAs('purchase_manager')
    const { user, router } = await app.open(`/cargo/${id}`)
    await user.click(
      await screen.findByRole('button', {
        name: 'The container needs an approved inspection report',
      }),
    )
    await waitFor(() =>
      expect(router.state.location).toMatchObject({
        pathname: '/cargo-inspection-report/new',
        search: { cargo: id },
      }),
    )
    expect((await screen.findByRole('link', { name: /^C-\d+-\d+$/ })).getAttribute('href')).toBe(
      `/cargo/${id}`,
    )
  })

  it('shows inspection results to users who cannot inspect', async () => {
    await app.logInAs('cargo_manager')
    const { cargo_id } = await getTestWorld()
      .db.selectFrom('inspection_reports')
      .select('cargo_id')
      .where('kind', '=', 'cargo_report')
      .where('status', '=', 'approved')
      .executeTakeFirstOrThrow()
    await app.open(`/cargo/${cargo_id}`)
    const reports = await screen.findByRole('region', { name: 'Inspections' })
    expect(await within(reports).findByText(/seal /)).toBeTruthy()
    expect(within(reports).queryAllByRole('link')).toEqual([])
  })
})
