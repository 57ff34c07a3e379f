import preview from '#.storybook/preview'
import { BoardEnds } from './board-ends'

const meta = preview.meta({
  title: 'Kit/Feedback/Board ends',
  tags: ['stable'],
  component: BoardEnds,
})

export const OnAnEmptyList = meta.story({ args: { rows: 2, width: 165.5, highlighted: 2 } })

export const BesideLogIn = meta.story({ args: { rows: 9, width: 320, highlighted: 22 } })
