import preview from '#.storybook/preview'
import { Breadcrumb } from './breadcrumb'

const meta = preview.meta({
  title: 'Kit/Navigation/Breadcrumb',
  tags: ['stable'],
  component: Breadcrumb,
})

export const ToAClient = meta.story({
  args: {
    links: [{ id: 'clients', link: <a href="#clients">Clients</a> }],
    current: 'Nordbau Handels GmbH',
  },
})
