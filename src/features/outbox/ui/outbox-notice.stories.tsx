import { expect, waitFor, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { getTexts } from '#.storybook/texts'
import { BelowHeader } from '../../../../.storybook/below-header'
import { device } from '../lib/device'
import type { OutboxEntry, SentReport } from '../model/entry'
import { OutboxNotice } from './outbox-notice'

const t = getTexts('features/outbox')

const ona = { id: 'ona', name: 'Ona Petrauskaitė' }
const createPhotos = (count: number) => ({
  photos: Array.from({ length: count }, (_, at) => ({ id: `photo-${at}`, attachment_id: null })),
})
const getMinutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()

const createEntry = (id: string, title: string, change: Partial<OutboxEntry>): OutboxEntry => ({
  ...{
    id,
    title,
    kind: 'supply_report',
    person: ona,
    since: getMinutesAgo(20),
    payload: createPhotos(3),
  },
  ...{ version: null, base: null, inFlight: null, remote: null, acknowledged: {}, hold: null },
  ...change,
})

/** Queues these reports before the story, and removes them after it. */
const createQueueStory = (
  entries: readonly OutboxEntry[],
  sentReports: readonly SentReport[] = [],
) => ({
  async beforeEach() {
    for (const each of entries) await device.put('entries', each.id, each)
    for (const each of sentReports) await device.put('gone', each.id, each)
    return async () => {
      for (const { id } of entries) await device.remove('entries', id)
      for (const { id } of sentReports) await device.remove('gone', id)
    }
  },
})

const meta = preview.meta({
  title: 'Patterns/Outbox',
  tags: ['new'],
  component: OutboxNotice,
  render: () => (
    <BelowHeader>
      <OutboxNotice />
    </BelowHeader>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: t('show') }))
    const drawer = await within(document.body).findByRole('dialog', { name: t('title') })
    await waitFor(() => expect(drawer).toBeVisible())
  },
})

export const Waiting = meta.story(
  createQueueStory([
    createEntry('draft', 'S-2026-0143 Nemuno lentpjūvė', {}),
    createEntry('submitted', 'SR-2026-0061, S-2026-0119 Scierie du Haut-Jura', {
      submitKey: 'key',
      since: getMinutesAgo(5),
      payload: createPhotos(0),
    }),
    createEntry('container', 'MSKU 906032 8', {
      kind: 'cargo_report',
      since: getMinutesAgo(2),
      payload: createPhotos(8),
    }),
  ]),
)

export const HeldBack = meta.story(
  createQueueStory([
    createEntry('conflict', 'SR-2026-0058, S-2026-0102 Sågverket Norr', {
      hold: { why: 'conflict' },
      since: getMinutesAgo(26 * 60),
    }),
    createEntry('canceled', 'SR-2026-0059, S-2026-0110 Nemuno lentpjūvė', {
      hold: { why: 'locked', status: 'canceled', by: 'Jonas Kazlauskas' },
    }),
    createEntry('refused', 'SR-2026-0060, S-2026-0117 Karpaty Drewno', {
      hold: { why: 'refused', code: 'validation' },
    }),
    createEntry('photo', 'TGHU 307281 5', {
      kind: 'cargo_report',
      hold: { why: 'photo_gone', photoId: 'photo-1' },
    }),
    createEntry('other', 'S-2026-0140 Nemuno lentpjūvė', {
      person: { id: 'jonas', name: 'Jonas Kazlauskas' },
    }),
  ]),
)

export const Sent = meta.story(
  createQueueStory(
    [],
    [
      {
        id: 'gone',
        kind: 'supply_report',
        personId: ona.id,
        title: 'SR-2026-0061, S-2026-0119',
        photos: 3,
        since: getMinutesAgo(40),
        at: getMinutesAgo(1),
      },
    ],
  ),
)
