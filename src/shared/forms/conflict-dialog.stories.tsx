import { expect, fn, screen } from 'storybook/test'
import preview from '#.storybook/preview'
import { getTexts } from '#.storybook/texts'
import type { Conflict } from './conflict'
import { ConflictDialog } from './conflict-dialog'

const conflicts: readonly Conflict[] = [
  {
    id: 'week',
    field: 'Delivery from week',
    mine: 'W50 2026',
    theirs: 'W51 2026',
    suggested: 'mine',
    isContested: true,
  },
  {
    id: 'price',
    field: 'Line 2, Price',
    mine: '€318.00',
    theirs: '€312.50',
    suggested: 'mine',
    isContested: false,
  },
  {
    id: 'port',
    field: 'Port of discharge',
    mine: null,
    theirs: 'FRLRH',
    suggested: 'theirs',
    isContested: false,
  },
  {
    id: 'notes',
    field: 'Notes',
    mine: 'Two faces without blue stain.',
    theirs:
      'Unload before noon; the yard closes at 13:00 on Fridays and takes nothing at weekends.',
    suggested: 'mine',
    isContested: true,
  },
]

const t = getTexts('shared/forms')

const meta = preview.meta({
  title: 'Patterns/Conflict dialog',
  tags: ['stable'],
  parameters: { docs: { story: { inline: false, height: '560px' } } },
  component: ConflictDialog,
  args: {
    by: 'Tomas Kazlauskas',
    isPending: false,
    onSave: fn(),
    onClose: fn(),
    conflicts,
  },
})

export const FieldByField = meta.story()
export const NobodyKnown = meta.story({ args: { by: null } })
export const OwnFromAnotherTab = meta.story({ args: { isOwn: true } })
export const Saving = meta.story({ args: { isPending: true } })
export const Phone = meta.story({ globals: { viewport: { value: 'phone', isRotated: false } } })

export const TakingTheirs = meta.story({
  play: async ({ args, userEvent }) => {
    await userEvent.click(
      await screen.findByRole('radio', { name: /^Delivery from week.*W51 2026$/ }),
    )
    await userEvent.click(screen.getByRole('button', { name: t('conflict.save') }))
    await expect(args.onSave).toHaveBeenCalledWith(
      expect.objectContaining({ week: 'theirs', price: 'mine' }),
    )
  },
})

export const EscapeLosesNothing = meta.story({
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog')
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledOnce()
    await expect(args.onSave).not.toHaveBeenCalled()
  },
})
