import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { server } from '@mocks/node/set-up-test-worlds'
import { failCall, useApp } from '@/app/testing/render-app'

const app = useApp()

const findSection = (name: string) => screen.findByRole('region', { name })
const parseNumber = (text: string | null | undefined) => Number(text?.replaceAll(/\D/g, ''))

it('each figure links to a list with the same count', async () => {
  await app.logInAs('purchase_manager')
  const { user, router } = await app.open('/supply-dashboard')
  const late = await within(await findSection('To do')).findByRole('link', {
    name: /^[\d,]+ supplies late$/,
  })
  const count = parseNumber(late.textContent)
  expect(count).toBeGreaterThan(0)
  await user.click(late)
  await waitFor(() =>
    expect(router.state.location.href).toBe('/general-supply?late=only&sort=-late_days'),
  )
  await screen.findByText(new RegExp(`^${count.toLocaleString('en')} suppl`))
})

it('the most urgent pending item is named and linked', async () => {
  await app.logInAs('global_manager')
  const { user, router } = await app.open('/deal-dashboard')
  const late =
    (await within(await findSection('To do')).findAllByRole('listitem'))[0] ?? document.body
  expect(late.textContent).toMatch(/late$/)
  await user.click(within(late).getByRole('link', { name: /^D-/ }))
  await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/deals\/[\da-f-]{36}$/))
})

it('a dashboard has no links to screens that the user cannot open', async () => {
  await app.logInAs('cargo_manager')
  await app.open('/deal-dashboard')
  expect(within(await findSection('To do')).queryAllByRole('link')).toEqual([])
  expect(within(await findSection('Deals by status')).queryAllByRole('link')).toEqual([])
})

it('a dashboard shows that the figures failed to load, and loads them on retry', async () => {
  await app.logInAs('cargo_manager')
  failCall('/dashboards/cargo/')
  const { user } = await app.open('/cargo-dashboard')
  await screen.findByText('The figures could not be loaded')
  server.resetHandlers()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await findSection('Cargos by status')).toBeTruthy()
})

it('the filters and their names stay between dashboards and in the linked lists', async () => {
  await app.logInAs('global_manager')
  const { user, router } = await app.open('/deal-dashboard?wood=PNSY')
  const views = await screen.findByRole('button', { name: 'Views' })
  // jsdom has no popovers.
  fireEvent(
    document.getElementById(views.getAttribute('popovertarget') ?? '') ?? views,
    Object.assign(new Event('toggle'), { newState: 'open' }),
  )
  await user.click(await screen.findByLabelText('View name'))
  await user.paste('Pine')
  await user.click(screen.getByRole('button', { name: 'Save', hidden: true }))
  await user.click(
    within(await screen.findByRole('navigation', { name: 'Dashboards' })).getByRole('link', {
      name: 'Supplies',
    }),
  )
  await waitFor(() => expect(router.state.location.href).toBe('/supply-dashboard?wood=PNSY'))
  expect(await screen.findByRole('button', { name: 'Pine' })).toBeTruthy()
  await user.click(
    within(await findSection('Supplies by status'))
      .getAllByRole('link')
      .at(-1) ?? document.body,
  )
  await waitFor(() =>
    expect(router.state.location.href).toMatch(/^\/general-supply\?wood=PNSY&status=ordered/),
  )
})

it('loaded parts are shown while others fail', async () => {
  await app.logInAs('cargo_manager')
  failCall('/dashboards/cargo/')
  await app.open('/cargo-dashboard')
  expect(await screen.findByRole('region', { name: /^Departures in/ })).toBeTruthy()
  await screen.findByText('The figures could not be loaded')
})

it('a dashboard shows every other chart if one fails, and loads it on retry', async () => {
  await app.logInAs('global_manager')
  failCall('/dashboards/deal/charts/weeks/')
  const { user } = await app.open('/deal-dashboard')
  const charts = await findSection('Charts')
  await within(charts).findByText('The figures could not be loaded')
  expect(await within(charts).findAllByRole('figure')).toHaveLength(2)
  expect(await screen.findByRole('region', { name: /^For delivery in/ })).toBeTruthy()
  // The list of work and the totals by status show the other current figures.
  const current = await screen.findByRole('region', { name: 'Right now' })
  expect(
    within(current)
      .getAllByRole('term')
      .map(({ textContent }) => textContent),
  ).toEqual(['Overdue payments'])
  server.resetHandlers()
  await user.click(within(charts).getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(within(charts).getAllByRole('figure')).toHaveLength(3))
})

it('a chart is navigated by arrow keys from one tab stop, and shown as a table', async () => {
  await app.logInAs('global_manager')
  const { user, router } = await app.open('/deal-dashboard')
  const chart = await screen.findByRole('figure', { name: /^Top client: / })
  const marks = within(within(chart).getByRole('group')).getAllByRole('link')
  expect(marks.filter((mark) => mark.tabIndex === 0)).toHaveLength(1)
  marks[0]?.focus()
  await user.keyboard('{ArrowDown}')
  await waitFor(() => expect(document.activeElement).toBe(marks[1]))
  await user.click(within(chart).getByRole('button', { name: /^As a table/ }))
  const rows = within(within(chart).getByRole('table')).getAllByRole('row')
  expect(rows).toHaveLength(marks.length + 1)
  await user.click(within(rows[1] ?? chart).getByRole('link'))
  await waitFor(() =>
    expect(router.state.location.href).toMatch(/^\/general-order\?.*client_id=[\da-f-]{36}/),
  )
})

it('the timeline of a phone shows whole numbers, and the days above and below them', async () => {
  const width = vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(358)
  onTestFinished(() => width.mockRestore())
  await app.logInAs('cargo_manager')
  await app.open('/cargo-dashboard')
  const timeline = await screen.findByRole('figure', { name: /cargos? (is|are) late$/ })
  const texts = [...timeline.querySelectorAll('svg[role=group] text')].map(
    ({ textContent }) => textContent,
  )
  const days = texts.filter((text) => /^\d{1,2}\s[A-Z][a-z]{2}$/.test(text))
  const above = days.slice(0, days.length / 2)
  expect(above.length).toBeGreaterThan(1)
  expect(days).toEqual([...above, ...above])
  const numbers = texts.filter((text) => text.startsWith('C-'))
  expect(numbers.length).toBeGreaterThan(1)
  for (const number of numbers) expect(number).toMatch(/^C-\d{4}-\d{4}$/)
})
