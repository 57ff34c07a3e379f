import { expect } from 'storybook/test'
import preview from '#.storybook/preview'
import { screenStory } from '#.storybook/screen'
import { getTexts } from '#.storybook/texts'
import { SignUpPage } from './sign-up-page'

const t = getTexts('pages/sign-up')

const meta = preview.meta({ title: 'Screens/Portal/Sign up', component: SignUpPage })

const empty = screenStory({ path: '/sign-up', hasDarkPicture: true })
export const Empty = meta.story(empty)

const incomplete = screenStory({ path: '/sign-up', width: 'phone' })
export const MissingFields = meta.story({
  ...incomplete,
  play: async ({ canvas, userEvent }) => {
    await incomplete.play()
    await userEvent.click(await canvas.findByRole('button', { name: t('submit') }))
    await expect(
      await canvas.findByRole('textbox', { name: t('field.company_name') }),
    ).toHaveAttribute('aria-invalid', 'true')
  },
})
