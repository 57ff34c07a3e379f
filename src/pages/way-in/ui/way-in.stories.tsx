import { expect } from 'storybook/test'
import preview from '#.storybook/preview'
import { screenStory } from '#.storybook/screen'
import { getTexts } from '#.storybook/texts'
import { SignUpPage } from './sign-up-page'

const t = getTexts('pages/way-in')

const meta = preview.meta({ title: 'Screens/Way in', component: SignUpPage })

const signUp = screenStory({ path: '/sign-up', hasDarkPicture: true })
export const SignUp = meta.story(signUp)

const lacking = screenStory({ path: '/sign-up', width: 'phone' })
export const SignUpLacking = meta.story({
  ...lacking,
  play: async ({ canvas, userEvent }) => {
    await lacking.play()
    await userEvent.click(await canvas.findByRole('button', { name: t('sign_up.submit') }))
    await expect(
      await canvas.findByRole('textbox', { name: t('field.company_name') }),
    ).toHaveAttribute('aria-invalid', 'true')
  },
})

export const SetPassword = meta.story(screenStory({ path: '/set-password?token=of-a-mail' }))
export const LinkWithoutToken = meta.story(screenStory({ path: '/set-password', width: 'phone' }))
