import { expect, screen, waitFor } from 'storybook/test'
import { toNameColumns } from '@backend/people/person-refs'
import { getDemoPersonId, DEMO_NAMES } from '@backend/seed/people'
import { FAKE_NOW } from '@mocks/host/fake-clock'
import type { FindAddress } from '@mocks/scenarios/addresses'
import preview from '#.storybook/preview'
import { screenStory } from '#.storybook/screen'
import { getTexts } from '#.storybook/texts'

const t = getTexts('pages/person')

const meta = preview.meta({ title: 'Screens/Admin/Person' })
const path = `/people/${getDemoPersonId('sale_manager')}`

export const Seller = meta.story(screenStory({ path, role: 'admin', hasDarkPicture: true }))

/** The seller has to wait after wrong passwords. */
const slowLogins: FindAddress = async ({ db }) => {
  const failure = {
    email: 'sale_manager@timberdesk.example',
    address: '203.0.113.7',
    at: FAKE_NOW,
  }
  await db
    .insertInto('login_failures')
    .values(['1', '2', '3', '4', '5', '6'].map((id) => ({ id, ...failure })))
    .execute()
  return path
}
export const Slowed = meta.story(screenStory({ path: slowLogins, role: 'admin' }))

/** The personal data of a client's contact was erased. */
const erasePerson: FindAddress = async ({ db }) => {
  const id = getDemoPersonId('client')
  await db
    .updateTable('people')
    .set({
      ...toNameColumns({ first_name: 'Former contact', last_name: '1' }),
      email: 'former-1@erased.invalid',
      phone: null,
      country: null,
      is_active: 0,
      erased_at: FAKE_NOW,
    })
    .where('id', '=', id)
    .execute()
  return `/people/${id}`
}
export const Erased = meta.story(screenStory({ path: erasePerson, role: 'admin' }))

export const New = meta.story(screenStory({ path: '/people/new', role: 'global_manager' }))

const phone = screenStory({ path, role: 'global_manager', width: 'phone' })
export const LeavingOnPhone = meta.story({
  ...phone,
  play: async ({ canvas, userEvent }) => {
    await phone.play()
    await userEvent.click(await canvas.findByRole('button', { name: t('more') }))
    await userEvent.click(await canvas.findByRole('button', { name: t('step.deactivated') }))
    const dialog = await screen.findByRole('dialog', {
      name: t('leave.title', { name: DEMO_NAMES.sale_manager }),
    })
    await waitFor(() => expect(dialog).toBeVisible())
  },
})
export const Waiting = meta.story(screenStory({ path, role: 'admin', network: 'silent' }))
export const Failing = meta.story(screenStory({ path, role: 'admin', network: 'failing' }))
