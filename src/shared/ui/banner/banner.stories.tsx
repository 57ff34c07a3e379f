import { expect, fn } from 'storybook/test'
import preview from '#.storybook/preview'
import { getTexts } from '#.storybook/texts'
import { Button } from '../button/button'
import { Banner } from './banner'

const t = getTexts('shared/ui')

const meta = preview.meta({ title: 'Kit/Feedback/Banner', tags: ['stable'], component: Banner })

export const Info = meta.story({
  args: {
    children: 'The privacy policy was updated on 30 November 2024.',
    action: <Button size="s">Accept</Button>,
  },
})

export const Waiting = meta.story({
  args: {
    tone: 'waiting',
    title: 'The certificate ends in 9 days',
    children: 'Ask the mill for the new one before the next supply.',
  },
})

export const Blocked = meta.story({
  args: {
    tone: 'blocked',
    title: 'Over the credit limit by €12,400',
    children: 'The deal can’t be confirmed until the client pays, or a global manager decides.',
  },
})

export const Done = meta.story({
  args: { tone: 'done', children: 'Everything on this deal is loaded.' },
})

export const Dismissable = meta.story({
  args: { children: 'Prices of week 47 are in.', onDismiss: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('close') }))
    await expect(args.onDismiss).toHaveBeenCalledOnce()
  },
})
