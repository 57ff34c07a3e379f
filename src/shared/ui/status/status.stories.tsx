import preview from '#.storybook/preview'
import { Status } from './status'

const meta = preview.meta({ title: 'Kit/Data/Status', tags: ['stable'], component: Status })

export const Neutral = meta.story({ args: { tone: 'neutral', children: 'Draft' } })

export const Waiting = meta.story({ args: { tone: 'waiting', children: 'Order confirmation' } })

export const Active = meta.story({ args: { tone: 'active', children: 'Loading' } })

export const Done = meta.story({ args: { tone: 'done', children: 'Delivered' } })

export const Blocked = meta.story({ args: { tone: 'blocked', children: 'Canceled' } })

/** Each stage of a document has its own fill. */
export const ByStage = meta.story({
  args: { tone: 'neutral', children: '' },
  render: () => (
    <div style={{ display: 'grid', gap: '0.75rem' }}>
      <Status tone="neutral" share={0}>
        Draft
      </Status>
      <Status tone="waiting" share={1 / 6}>
        Order confirmation
      </Status>
      <Status tone="active" share={2 / 6}>
        Confirmed
      </Status>
      <Status tone="active" share={3 / 6}>
        Loading
      </Status>
      <Status tone="active" share={4 / 6}>
        Shipped
      </Status>
      <Status tone="active" share={5 / 6}>
        Delivered
      </Status>
      <Status tone="done" share={1}>
        Completed
      </Status>
      <Status tone="blocked">Canceled</Status>
    </div>
  ),
})

export const InAColumn = meta.story({
  args: { tone: 'neutral', children: '' },
  render: () => (
    <div style={{ display: 'grid', gap: '0.75rem' }}>
      <Status tone="neutral">Draft</Status>
      <Status tone="waiting">Order confirmation</Status>
      <Status tone="active">Confirmed</Status>
      <Status tone="active">Loading</Status>
      <Status tone="done">Delivered</Status>
      <Status tone="blocked">Canceled</Status>
    </div>
  ),
})
