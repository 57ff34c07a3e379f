import preview from '#.storybook/preview'
import { DescriptionList } from './description-list'

const meta = preview.meta({
  title: 'Kit/Data/Description list',
  tags: ['stable'],
  component: DescriptionList,
})

const items = [
  { term: 'Client', value: 'Nordbau Handels GmbH' },
  { term: 'Incoterms', value: 'FCA Klaipėda' },
  { term: 'Delivery week', value: '2026-W48' },
  { term: 'Customer reference', value: '' },
]

export const OneColumn = meta.story({ args: { items } })

export const TwoColumns = meta.story({ args: { items, columns: 2 } })
