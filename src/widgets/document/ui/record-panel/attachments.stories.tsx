import { expect, fn } from 'storybook/test'
import preview from '#.storybook/preview'
import { getTexts } from '#.storybook/texts'
import { Attachments, type AttachmentItem } from './attachments'

const t = getTexts('widgets/document')

const items: AttachmentItem[] = [
  {
    id: '1',
    kind: 'client',
    name: 'PO 4711 Nordbau.pdf',
    mediaType: 'application/pdf',
    size: 182_400,
    by: 'Ona Petrauskaitė',
    at: '2026-11-18T14:20:00Z',
    canRemove: true,
  },
  {
    id: '2',
    kind: 'purchase',
    name: 'Packing list with a name that runs on and on, final version 3.xlsx',
    mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    size: 48_000,
    by: 'Tomas Kazlauskas',
    at: '2026-11-19T07:55:00Z',
    canRemove: false,
  },
  {
    id: '3',
    kind: 'internal',
    name: 'End of pack 12.jpg',
    mediaType: 'image/jpeg',
    size: 3_400_000,
    by: 'Marius Balčiūnas',
    at: '2026-11-20T08:10:00Z',
    canRemove: true,
  },
]

const meta = preview.meta({
  title: 'Patterns/Attachments',
  tags: ['stable'],
  component: Attachments,
  args: {
    onDownload: fn(),
    onRemove: fn(),
    items,
  },
})

export const Files = meta.story()

export const Removing = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: t('files.remove_file', { name: 'End of pack 12.jpg' }) }),
    )
    await expect(args.onRemove).not.toHaveBeenCalled()
    await expect(canvas.getByRole('button', { name: t('files.remove') })).toHaveFocus()
  },
})
