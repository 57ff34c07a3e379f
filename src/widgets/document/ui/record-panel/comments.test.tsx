import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { findDeal } from '@/app/testing/deal-screen'
import { holdCall, readDraftTexts, useApp } from '@/app/testing/render-app'

const app = useApp()

async function openComments() {
  await app.logInAs('sale_manager')
  const { path, id } = await findDeal('order_confirmation')
  const opened = await app.open(path)
  const field = await screen.findByLabelText<HTMLTextAreaElement>('Add a comment')
  const buyer = await app.world.db
    .selectFrom('people')
    .select(['id', 'name'])
    .where('email', '=', 'purchase_manager@timberdesk.example')
    .executeTakeFirstOrThrow()
  return { ...opened, field, id, buyer, firstName: buyer.name.split(' ')[0] ?? '' }
}

const text = 'The boards are dry'

const countComments = async (id: string) =>
  (
    await app.world.db
      .selectFrom('comments')
      .select('id')
      .where('record_id', '=', id)
      .where('text', '=', text)
      .execute()
  ).length

it('a typed name suggests people, selects one by keyboard, and notifies them', async () => {
  const { user, field, id, buyer, firstName } = await openComments()
  await user.click(field)
  await user.keyboard(`Ask @${firstName.slice(0, 3)}`)
  const list = within(await screen.findByRole('listbox', { name: 'People to mention' }))
  const option = await list.findByRole('option', { name: new RegExp(`^${buyer.name}`) })
  for (
    let presses = 0;
    presses < 8 && option.getAttribute('aria-selected') !== 'true';
    presses += 1
  )
    await user.keyboard('{ArrowDown}')
  expect(field.getAttribute('aria-activedescendant')).toBe(option.id)
  await user.keyboard('{Enter}')
  expect(field.value).toBe(`Ask @${buyer.name} `)
  await waitFor(() => expect(document.activeElement).toBe(field))
  expect(screen.queryByRole('listbox', { name: 'People to mention' })).toBeNull()
  await user.keyboard('about W50{Control>}{Enter}{/Control}')
  await waitFor(async () => {
    const notifications = await app.world.db
      .selectFrom('notifications')
      .select('key')
      .where('person_id', '=', buyer.id)
      .where('record_id', '=', id)
      .execute()
    expect(notifications.map(({ key }) => key)).toContain('mentioned')
  })
})

it('the suggestions close on Escape, and the text stays', async () => {
  const { user, field, firstName } = await openComments()
  await user.click(field)
  await user.keyboard(`@${firstName.slice(0, 3)}`)
  await screen.findByRole('listbox', { name: 'People to mention' })
  await user.keyboard('{Escape}')
  await waitFor(() =>
    expect(screen.queryByRole('listbox', { name: 'People to mention' })).toBeNull(),
  )
  expect(field.value).toBe(`@${firstName.slice(0, 3)}`)
})

it('a # suggests pack numbers, and numbers link to their records', async () => {
  await app.logInAs('cargo_manager')
  const pack = await app.world.db
    .selectFrom('packs')
    .select(['id', 'number', 'supply_id'])
    .where('status', '=', 'listed')
    .orderBy('number_sort', 'desc')
    .executeTakeFirstOrThrow()
  const { user } = await app.open(`/supplies/${pack.supply_id}`)
  await user.type(await screen.findByLabelText('Add a comment'), `#${pack.number.slice(-3)}`)
  const list = within(await screen.findByRole('listbox', { name: 'Packs and documents to quote' }))
  const option = await list.findByRole('option', { name: new RegExp(`^${pack.number} Pack, `) })
  await user.click(option)
  const supply = await app.world.db
    .selectFrom('supplies')
    .select('number')
    .where('id', '=', pack.supply_id)
    .executeTakeFirstOrThrow()
  const text = `is wet, see #${supply.number}, not ${supply.number}`
  await user.keyboard(`${text}{Control>}{Enter}{/Control}`)
  const link = await screen.findByRole('link', { name: `#${pack.number}` })
  expect(link.getAttribute('href')).toBe(`/packs/${pack.id}`)
  expect(link.parentElement?.textContent).toBe(`#${pack.number} ${text}`)
  expect(link.parentElement?.querySelectorAll('a')).toHaveLength(2)
  expect(screen.getByRole('link', { name: `#${supply.number}` }).getAttribute('href')).toBe(
    `/supplies/${pack.supply_id}`,
  )
})

describe('a comment that is sent while the page is left', () => {
  async function sendAndLeave() {
    const { user, field, id, router } = await openComments()
    const path = router.state.location.pathname
    const release = holdCall('post', `/records/deal/${id}/comments/`)
    await user.type(field, text)
    await user.click(screen.getByRole('button', { name: 'Send' }))
    await router.navigate({ to: '/general-order' })
    await waitFor(() => expect(screen.queryByLabelText('Add a comment')).toBeNull())
    const openAgain = async () => {
      await router.navigate({ href: path })
      return screen.findByLabelText<HTMLTextAreaElement>('Add a comment')
    }
    return { id, release, openAgain }
  }

  it('is not in the box afterwards', async () => {
    const { id, release, openAgain } = await sendAndLeave()
    release()
    await waitFor(async () => expect(await countComments(id)).toBe(1))
    await waitFor(() => expect(readDraftTexts()).not.toContain(text))
    expect((await openAgain()).value).toBe('')
  })

  it('leaves the box that was opened again before the answer', async () => {
    const { id, release, openAgain } = await sendAndLeave()
    const field = await openAgain()
    expect(field.value).toBe(text)
    expect(screen.getByRole('button', { name: /Send/ }).getAttribute('aria-busy')).toBe('true')
    release()
    await waitFor(() => expect(field.value).toBe(''))
    expect(await countComments(id)).toBe(1)
  })
})
