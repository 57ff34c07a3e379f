import { expect } from 'storybook/test'
import { StatefulField } from '../../../../.storybook/stateful-field'
import preview from '#.storybook/preview'
import { Tabs } from './tabs'

const meta = preview.meta({ title: 'Kit/Navigation/Tabs', tags: ['stable'], component: Tabs })

export const ByArrows = meta.story({
  args: { label: 'Client', items: [], selected: 'deals', onSelect: () => {} },
  render: () => (
    <StatefulField initial="deals">
      {(selected, onSelect) => (
        <Tabs
          label="Client"
          selected={selected}
          onSelect={onSelect}
          items={[
            { id: 'deals', label: 'Deals', content: '14 deals in the last year' },
            { id: 'contacts', label: 'Contacts', content: '3 people' },
            { id: 'activity', label: 'Activity', content: 'Nothing changed this week' },
          ]}
        />
      )}
    </StatefulField>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Deals' }))
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('tabpanel', { name: 'Contacts' })).toHaveTextContent('3 people')
  },
})
