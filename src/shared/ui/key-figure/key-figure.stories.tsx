import preview from '#.storybook/preview'
import { FigureList, KeyFigure } from './key-figure'

const meta = preview.meta({ title: 'Kit/Data/Key figure', tags: ['stable'], component: KeyFigure })

export const Rail = meta.story({
  args: { label: 'Volume', value: '118.420', unit: 'm³' },
  render: (args) => (
    <div style={{ maxWidth: '18rem' }}>
      <FigureList>
        <KeyFigure {...args} />
        <KeyFigure label="Revenue" value="€37,302.30" />
        <KeyFigure label="Freight" value="−€4,180.00" />
        <KeyFigure
          label="Margin"
          value="11.8"
          unit="%"
          note="€4,401.67, €37.17 per m³"
          tone="good"
        />
        <KeyFigure label="Cover" value="64" unit="%" tone="waiting" note="42.610 m³ not bought" />
      </FigureList>
    </div>
  ),
})

export const DashboardHead = meta.story({
  args: {
    label: 'Open volume',
    value: '4,812.305',
    unit: 'm³',
    note: '8 % more than the quarter before',
    size: 'l',
  },
  render: (args) => (
    <FigureList direction="row">
      <KeyFigure {...args} />
      <KeyFigure size="l" label="Open revenue" value="€1.52 M" />
      <KeyFigure size="l" label="Late against week" value="7" tone="blocked" />
    </FigureList>
  ),
})

export const Unknown = meta.story({
  args: { label: 'Margin', value: null, unit: '%' },
  render: (args) => (
    <FigureList>
      <KeyFigure {...args} />
    </FigureList>
  ),
})
