import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { SheetData } from 'write-excel-file/browser'
import { server } from '@mocks/node/set-up-test-worlds'
import { failCall, useApp } from '@/app/testing/render-app'

const app = useApp()

const toFile = vi.hoisted(() => vi.fn<(name: string) => Promise<void>>(() => Promise.resolve()))
const writeFile = vi.hoisted(() =>
  vi.fn<(sheets: { data: SheetData }[]) => { toFile: typeof toFile }>(() => ({ toFile })),
)
vi.mock('write-excel-file/browser', () => ({ default: writeFile }))
afterEach(() => {
  vi.clearAllMocks()
})

const findGrid = () => screen.findByRole('grid', { name: 'Clients' })
const findNames = async () =>
  within(await findGrid())
    .getAllByRole('link')
    .map((link) => link.textContent)

describe('the list of clients', () => {
  it('is sorted by name, and links to each client', async () => {
    await app.logInAs('global_manager')
    const { router, user } = await app.open('/clients')
    const shownNames = await findNames()
    expect(document.title).toBe('Clients · Timberdesk')
    expect(shownNames).toEqual(shownNames.toSorted((a, b) => (a ?? '').localeCompare(b ?? '')))
    const [first] = within(await findGrid()).getAllByRole('link')
    if (first) await user.click(first)
    expect(await screen.findByRole('heading', { level: 1, name: shownNames[0] ?? '' })).toBeTruthy()
    expect(router.state.location.pathname).toMatch(/^\/clients\/[0-9a-f-]{36}$/)
    expect(document.title).toBe(`${shownNames[0]} · Timberdesk`)
  })

  it('opens from a mistyped link with the valid parameters', async () => {
    await app.logInAs('admin')
    const { router } = await app.open('/clients?status=foo&country=FR&sort=colour')
    expect((await findNames()).length).toBeGreaterThan(0)
    await waitFor(() => expect(router.state.location.href).toBe('/clients?country=FR'))
  })

  it('opens with the filters of its URL', async () => {
    await app.logInAs('admin')
    await app.open('/clients?country=FR&country=ES&status=active')
    const list = await findGrid()
    const countries = within(list)
      .getAllByRole('row')
      .slice(1)
      .map((row) => within(row).getAllByRole('gridcell')[1]?.textContent)
    expect(countries.length).toBeGreaterThan(0)
    expect(['France', 'Spain']).toEqual(expect.arrayContaining(countries))
    expect(screen.getByRole('button', { name: 'Status: Active' })).toBeTruthy()
  })

  it('finds a client by name', async () => {
    await app.logInAs('global_manager')
    const { router, user } = await app.open('/clients')
    await findGrid()
    await user.click(screen.getByRole('searchbox', { name: 'Search' }))
    await user.paste('Marchetti')
    await user.keyboard('{Enter}')
    await waitFor(async () => expect(await findNames()).toEqual(['Ébénisterie Marchetti']))
    expect(router.state.location.search).toEqual({ q: 'Marchetti' })
    expect(screen.getByText('1 client')).toBeTruthy()
  })

  it('sorts by exposure, highest first', async () => {
    await app.logInAs('global_manager')
    const { router, user } = await app.open('/clients')
    const head = within(await findGrid()).getByRole('columnheader', { name: /exposure/i })
    await user.click(within(head).getByRole('button'))
    await waitFor(() => expect(router.state.location.search).toEqual({ sort: '-exposure_eur' }))
    await waitFor(() => expect(head.getAttribute('aria-sort')).toBe('descending'))
  })

  it('sorts by credit used, highest first', async () => {
    await app.logInAs('global_manager')
    const { router, user } = await app.open('/clients')
    const head = within(await findGrid()).getByRole('columnheader', { name: /credit used/i })
    await user.click(within(head).getByRole('button'))
    await waitFor(() => expect(router.state.location.search).toEqual({ sort: '-credit_used' }))
    await waitFor(() => expect(head.getAttribute('aria-sort')).toBe('descending'))
  })

  it('reports no matches, and a failure to load', async () => {
    await app.logInAs('global_manager')
    await app.open('/clients?q=no+such+company')
    expect(await screen.findByRole('heading', { name: 'No matches' })).toBeTruthy()

    failCall('/clients/')
    const { user } = await app.open('/clients')
    await screen.findByText('The list could not be loaded')
    server.resetHandlers()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await findNames()).not.toHaveLength(0)
  })

  it('exports all matches with the shown columns, with typed numbers and dates', async () => {
    await app.logInAs('global_manager')
    const { user } = await app.open('/clients?q=Marchetti')
    await waitFor(async () => expect(await findNames()).toHaveLength(1))
    await user.click(screen.getByRole('button', { name: 'Excel' }))
    await waitFor(() => expect(toFile).toHaveBeenCalledWith('clients.xlsx'))

    const [head = [], row = [], ...rest] = writeFile.mock.calls[0]?.[0][0]?.data ?? []
    expect(rest).toEqual([])
    const getCellUnder = (title: string) =>
      row[head.findIndex((cell) => getCellText(cell) === title)]
    expect(getCellUnder('Name')).toEqual({ type: String, value: 'Ébénisterie Marchetti' })
    expect(getCellUnder('Country')).toEqual({ type: String, value: 'France' })
    expect(getCellUnder('Exposure, EUR')).toMatchObject({ type: Number, format: '#,##0.00' })
    expect(getCellUnder('Credit limit, EUR')).toMatchObject({ type: Number, format: '#,##0.00' })
    expect(getCellUnder('Updated')).toMatchObject({ type: Date, format: 'yyyy-mm-dd' })
  })
})

const getCellText = (cell: unknown) =>
  typeof cell === 'object' && cell !== null && 'value' in cell ? cell.value : null
