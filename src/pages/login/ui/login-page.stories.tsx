import { expect, waitFor } from 'storybook/test'
import preview from '#.storybook/preview'
import { screenStory } from '#.storybook/screen'
import { LoginPage } from './login-page'

const meta = preview.meta({ title: 'Screens/Log in', component: LoginPage })

const logIn = screenStory({ path: '/login' })
const offline = screenStory({ path: '/login', network: 'offline' })

/** As it stands before anyone has written or pressed anything. */
export const Demo = meta.story(logIn)

export const AsOneOfTheDemo = meta.story({
  ...logIn,
  play: async ({ canvas, userEvent }) => {
    await logIn.play()
    await userEvent.click(await canvas.findByRole('button', { name: /Purchase agent/ }))
    await waitFor(() => expect(canvas.getByRole('banner')).toBeVisible())
  },
})

export const WrongPassword = meta.story({
  ...logIn,
  play: async ({ canvas, userEvent }) => {
    await logIn.play()
    await userEvent.type(await canvas.findByLabelText('E-mail'), 'admin@timberdesk.example')
    const top = () => canvas.getByRole('button', { name: 'Log in' }).getBoundingClientRect().top
    const before = top()
    await userEvent.type(canvas.getByLabelText('Password'), 'oak{Enter}')
    const password = canvas.getByLabelText('Password')
    await waitFor(() => expect(password).toHaveAccessibleDescription(/don’t match/))
    await expect(password).toHaveFocus()
    await expect(top()).toBe(before)
  },
})

export const Offline = meta.story({
  ...offline,
  play: async ({ canvas, userEvent }) => {
    await offline.play()
    await userEvent.type(await canvas.findByLabelText('E-mail'), 'admin@timberdesk.example')
    await userEvent.type(canvas.getByLabelText('Password'), 'timber-demo{Enter}')
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/What you typed is kept/)
  },
})

const phone = screenStory({ path: '/login', width: 'phone' })

export const Phone = meta.story({
  ...phone,
  play: async ({ canvas }) => {
    await phone.play()
    const link = await canvas.findByRole('link', { name: 'Privacy policy' })
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  },
})
