import preview from '#.storybook/preview'
import { Skeleton } from './skeleton'

const meta = preview.meta({ title: 'Kit/Feedback/Skeleton', tags: ['stable'], component: Skeleton })

export const Line = meta.story({ args: { width: '16rem' } })

export const Rows = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: '0.5rem' }}>
      {['40%', '70%', '55%', '62%'].map((width) => (
        <Skeleton key={width} width={width} />
      ))}
    </div>
  ),
})
