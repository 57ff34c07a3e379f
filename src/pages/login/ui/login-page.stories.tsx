import { expect, waitFor } from 'storybook/test'
import preview from '#.storybook/preview'
import { screenStory } from '#.storybook/screen'
import { normalizeSpaces, getTexts } from '#.storybook/texts'
import { LoginPage } from './login-page'

const t = getTexts('features/log-in')
const tApi = getTexts('shared/api')
const tPage = getTexts('pages/login')
const tForms = getTexts('shared/forms')
const tRole = getTexts('entities/session')

const meta = preview.meta({ title: 'Screens/Admin/Log in', component: LoginPage })

const logIn = screenStory({ path: '/login', hasDarkPicture: true })
const offline = screenStory({ path: '/login', network: 'offline' })

/** Initial state without input. */
export const Demo = meta.story(logIn)

export const DemoUser = meta.story({
  ...logIn,
  play: async ({ canvas, userEvent }) => {
    await logIn.play()
    await userEvent.click(
      await canvas.findByRole('button', {
        name: (name) => name.includes(tRole('role.purchase_agent')),
      }),
    )
    await waitFor(() => expect(canvas.getByRole('banner')).toBeVisible())
  },
})

export const WrongPassword = meta.story({
  ...logIn,
  play: async ({ canvas, userEvent }) => {
    await logIn.play()
    await userEvent.type(await canvas.findByLabelText(t('email')), 'admin@timberdesk.example')
    const getTop = () =>
      canvas.getByRole('button', { name: t('submit') }).getBoundingClientRect().top
    const before = getTop()
    await userEvent.type(canvas.getByLabelText(t('password')), 'oak{Enter}')
    const password = canvas.getByLabelText(t('password'))
    await waitFor(() =>
      expect(password).toHaveAccessibleDescription(tForms('field.bad_credentials')),
    )
    await expect(password).toHaveFocus()
    await expect(getTop()).toBe(before)
  },
})

export const Offline = meta.story({
  ...offline,
  play: async ({ canvas, userEvent }) => {
    await offline.play()
    await userEvent.type(await canvas.findByLabelText(t('email')), 'admin@timberdesk.example')
    await userEvent.type(canvas.getByLabelText(t('password')), 'timber-demo{Enter}')
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      normalizeSpaces(tApi('problem.offline')),
    )
  },
})

const phone = screenStory({ path: '/login', width: 'phone' })

export const Phone = meta.story({
  ...phone,
  play: async ({ canvas }) => {
    await phone.play()
    const link = await canvas.findByRole('link', { name: tPage('privacy_policy') })
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  },
})
