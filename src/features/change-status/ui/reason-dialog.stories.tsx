import { expect, fn, screen } from 'storybook/test'
import preview from '#.storybook/preview'
import { startsWith, getTexts } from '#.storybook/texts'
import { draftKey, ANONYMOUS, writeDraft } from '@/shared/lib/draft'
import { ReasonDialog } from './reason-dialog'

const reasonDraftKey = draftKey(ANONYMOUS, 'reason-deal')

const t = getTexts('features/change-status')

const meta = preview.meta({
  title: 'Patterns/Reason dialog',
  tags: ['stable'],
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  component: ReasonDialog,
  args: {
    title: 'Reopen the deal as a draft',
    text: 'The client’s order confirmation stays unchanged; the next one gets a new revision number.',
    confirm: 'Reopen',
    isPending: false,
    draftKey: reasonDraftKey,
    onConfirm: fn(),
    onClose: fn(),
  },
})

export const Asking = meta.story()
export const BeforeWhatCantBeUndone = meta.story({
  args: {
    isDanger: true,
    title: 'Cancel this deal?',
    text: 'A canceled deal stays in the list and can’t be changed any more.',
    confirm: 'Cancel deal',
  },
})

export const NoReasonGiven = meta.story({
  play: async ({ args, userEvent }) => {
    await expect(
      await screen.findByRole('textbox', { name: startsWith(t('reason')) }),
    ).toHaveFocus()
    await userEvent.click(screen.getByRole('button', { name: 'Reopen' }))
    await expect(screen.getByRole('textbox', { name: startsWith(t('reason')) })).toHaveFocus()
    await expect(screen.getByRole('textbox', { name: startsWith(t('reason')) })).toHaveAttribute(
      'aria-invalid',
      'true',
    )
    await expect(args.onConfirm).not.toHaveBeenCalled()
  },
})

export const ReasonGiven = meta.story({
  play: async ({ args, userEvent }) => {
    await userEvent.type(
      await screen.findByRole('textbox', { name: startsWith(t('reason')) }),
      'The buyer wants shorter boards.',
    )
    await userEvent.click(screen.getByRole('button', { name: 'Reopen' }))
    await expect(args.onConfirm).toHaveBeenCalledWith(
      'The buyer wants shorter boards.',
      expect.any(Function),
    )
  },
})

export const ReasonKept = meta.story({
  beforeEach: () => writeDraft(reasonDraftKey, 'The buyer wants'),
  play: async ({ userEvent }) => {
    const reason = await screen.findByRole('textbox', { name: startsWith(t('reason')) })
    await expect(reason).toHaveFocus()
    await expect(reason).toHaveProperty('selectionStart', 'The buyer wants'.length)
    await userEvent.keyboard(' shorter boards.')
    await expect(reason).toHaveValue('The buyer wants shorter boards.')
  },
})

export const OptionalReason = meta.story({
  args: {
    isOptional: true,
    draftKey: draftKey(ANONYMOUS, 'reason-optional'),
    title: 'Decline the change',
    text: 'The order stays as it is.',
    confirm: 'Decline',
    error: 'Timberdesk could not be reached. Try again.',
  },
  play: async ({ args, userEvent }) => {
    await screen.findByRole('alert')
    await userEvent.click(screen.getByRole('button', { name: 'Decline' }))
    await expect(args.onConfirm).toHaveBeenCalledWith('', expect.any(Function))
  },
})
