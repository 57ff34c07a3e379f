import { expect, screen } from 'storybook/test'
import preview from '#.storybook/preview'
import { Tooltip } from './tooltip'

const meta = preview.meta({ title: 'Kit/Overlays/Tooltip', tags: ['stable'], component: Tooltip })

export const OnFocus = meta.story({
  args: {
    text: 'Ex works of the mill, loaded on the buyer’s truck',
    children: <button type="button">FCA</button>,
  },
  play: async ({ userEvent }) => {
    await userEvent.tab()
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Ex works')
  },
})
