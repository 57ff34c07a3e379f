import { expect } from 'storybook/test'
import preview from '#.storybook/preview'
import { getTexts } from '#.storybook/texts'
import { ChartFrame } from './chart-frame'
import { ChartMark } from './chart-mark'

const t = getTexts('widgets/chart')

const meta = preview.meta({ title: 'Patterns/Chart frame', tags: ['new'] })

const [ROW, NAME, VALUE] = [30, 90, 70]
const WOOD = [
  { name: 'Spruce', m3: 482 },
  { name: 'Pine', m3: 311 },
  { name: 'Larch', m3: 64 },
] as const
const MOST = 482

const createRows = (unit: string) =>
  WOOD.map(({ name, m3 }) => ({ key: name, cells: [name, `${m3}${unit}`], link: null }))

function Shown({
  title = 'Spruce is most of what lies ready',
  notes = [],
}: {
  title?: string
  notes?: readonly string[]
}) {
  return (
    <ChartFrame
      title={title}
      subtitle="m³ that lie ready, by wood"
      description={WOOD.map(({ name, m3 }) => `${name}: ${m3} m³`).join('; ')}
      table={{ head: ['Wood', 'Ready'], rows: createRows(' m³') }}
      sheet={{ head: ['Wood', 'Ready, m³'], rows: createRows('') }}
      fileName="ready-by-wood"
      notes={notes}
      height={() => WOOD.length * ROW}
    >
      {(width) =>
        WOOD.map(({ name, m3 }, i) => (
          <ChartMark key={name} id={name} isFirst={i === 0} label={`${name}: ${m3} m³`} link={null}>
            <rect x={0} y={i * ROW} width={width} height={ROW - 2} fill="transparent" />
            <text x={0} y={i * ROW + ROW / 2} dominantBaseline="central">
              {name}
            </text>
            <rect
              x={NAME}
              y={i * ROW + 6}
              width={(m3 / MOST) * (width - NAME - VALUE)}
              height={ROW - 14}
              fill="var(--green)"
            />
            <text
              x={NAME + (m3 / MOST) * (width - NAME - VALUE) + 6}
              y={i * ROW + ROW / 2}
              dominantBaseline="central"
            >
              {m3} m³
            </text>
          </ChartMark>
        ))
      }
    </ChartFrame>
  )
}

export const Drawn = meta.story({ tags: ['dark'], render: () => <Shown /> })
export const WithNotes = meta.story({
  render: () => (
    <Shown
      notes={['12 smaller items not shown.', '3 documents excluded: no rate, price or date.']}
    />
  ),
})
export const LongTitle = meta.story({
  render: () => (
    <Shown title="Spruce is most of what lies ready at all mills that we buy from, and has been since the first week of the year" />
  ),
})

/**
 * One Tab stop; arrow keys move between marks, and the focused mark is announced under the chart.
 */
export const ByKeyboard = meta.story({
  render: () => <Shown />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect(canvas.getByRole('img', { name: 'Larch: 64 m³' })).toHaveFocus()
    await userEvent.keyboard('{Home}')
    await expect(canvas.getByRole('img', { name: 'Spruce: 482 m³' })).toHaveFocus()
  },
})

export const AsTable = meta.story({
  render: () => <Shown />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      canvas.getByRole('button', {
        name: t('table_of', { title: 'Spruce is most of what lies ready' }),
      }),
    )
    await expect(canvas.getByRole('cell', { name: '482 m³' })).toBeVisible()
  },
})
