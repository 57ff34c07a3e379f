import preview from '#.storybook/preview'
import { Comments } from './comments'

const meta = preview.meta({ title: 'Patterns/Comments', tags: ['stable'], component: Comments })

const first = {
  id: '1',
  by: 'Ona Petrauskaitė',
  at: '2026-11-18T14:20:00Z',
  text: 'Claire wants the boards without blue stain on two faces; she accepts it on the back.',
}

export const One = meta.story({ args: { items: [first] } })

export const Several = meta.story({
  args: {
    items: [
      first,
      {
        id: '2',
        by: 'Tomas Kazlauskas',
        at: '2026-11-19T07:55:00Z',
        text: 'Värö can do 60 m³ by week 49.\nThe rest comes from Pabradė a week later.',
      },
      {
        id: '3',
        by: 'Élise Moreau',
        at: '2026-11-20T08:10:00Z',
        text: 'https://example.com/a-very-long-address-that-has-no-place-to-break/2026/11/20/packing-list.pdf',
      },
    ],
  },
})

/** Only the newest comments are loaded; a button loads earlier ones. */
export const WithEarlierComments = meta.story({
  args: { items: [first], earlier: { isPending: false, onShow: () => undefined } },
})
