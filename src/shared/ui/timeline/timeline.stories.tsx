import preview from '#.storybook/preview'
import { Timeline } from './timeline'

const meta = preview.meta({ title: 'Kit/Data/Timeline', tags: ['stable'], component: Timeline })

export const Activity = meta.story({
  args: {
    label: 'Activity',
    entries: [
      { id: '3', time: '14:20', title: 'Rūta Žemaitė confirmed the deal', tone: 'good' },
      {
        id: '2',
        time: '11:05',
        title: 'Rūta Žemaitė changed the price',
        children: '305.00 became 315.00 EUR',
      },
      {
        id: '1',
        time: '19 Nov 2026',
        title: 'Jonas Kazlauskas asked for a certificate',
        tone: 'waiting',
      },
      {
        id: '0',
        time: '18 Nov 2026',
        title:
          'Jonas Kazlauskas emailed Marie Lefèvre <marie.lefevre@purchasing.charpentes-lefevre.example>: Quotation 1',
      },
    ],
  },
})
