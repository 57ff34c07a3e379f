import preview from '#.storybook/preview'
import { Activity } from './activity'

const meta = preview.meta({ title: 'Patterns/Activity', tags: ['stable'], component: Activity })

export const DealActivity = meta.story({
  args: {
    items: [
      {
        id: '4',
        at: '2026-11-20T09:12:00Z',
        sentence: 'Ona Petrauskaitė: Order confirmation → Confirmed',
        reason: null,
        changes: [],
        tone: 'good',
      },
      {
        id: '3',
        at: '2026-11-19T15:40:00Z',
        sentence: 'Élise Moreau confirmed despite the credit check',
        reason: 'The transfer of 14 November is on our account; the bank shows it on Monday.',
        changes: [],
        tone: 'waiting',
      },
      {
        id: '2',
        at: '2026-11-18T10:05:00Z',
        sentence: 'Ona Petrauskaitė changed the deal',
        reason: null,
        changes: [
          { field: 'Delivery from week', from: 'W48 2026', to: 'W50 2026' },
          { field: 'Line 2, Price', from: '€312.50', to: '€318.00' },
          { field: 'Port of discharge', from: 'FRLRH', to: null },
        ],
      },
      {
        id: '1',
        at: '2026-11-17T08:30:00Z',
        sentence: 'Ona Petrauskaitė created the deal',
        reason: null,
        changes: [],
      },
    ],
  },
})

export const LongReason = meta.story({
  args: {
    items: [
      {
        id: '1',
        at: '2026-11-20T09:12:00Z',
        sentence: 'Ona Petrauskaitė: Confirmed → Canceled',
        reason:
          'The buyer’s site is stopped until spring by the town’s order of 12 November, and the yard in La Rochelle takes nothing in store. ' +
          'They pay the freight that was booked and ask for the same sizes again in March.',
        changes: [],
        tone: 'blocked',
      },
    ],
  },
})
