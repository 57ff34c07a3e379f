import { useState } from 'react'
import { expect } from 'storybook/test'
import preview from '#.storybook/preview'
import { getTexts } from '#.storybook/texts'
import { sampleColumns, sampleStore, type SampleLine } from './logic/samples'
import { LinesGrid } from './lines-grid'
import type { LineClipboard } from './use-grid-events'

const meta = preview.meta({ title: 'Kit/Data/Lines grid', tags: ['stable'] })

interface GridProps {
  names: readonly string[]
  isReadOnly?: boolean
  isFixed?: boolean
  canAdd?: boolean
  columns?: typeof sampleColumns
}

function Grid({ names, columns = sampleColumns, ...rights }: GridProps) {
  const [store] = useState(() => sampleStore(names))
  return <LinesGrid label="Lines" store={store} columns={columns} {...rights} />
}

const names = [
  'Spruce KD SF 47x100x4800',
  'Pine KD SF 75x200x5400',
  'Larch cladding A/B 21x121x4000',
]

export const Lines = meta.story({ render: () => <Grid names={names} /> })
export const OneBlankLine = meta.story({ render: () => <Grid names={['']} /> })
export const Fifty = meta.story({
  render: () => <Grid names={Array.from({ length: 50 }, (_, at) => `Spruce, pack ${at + 1}`)} />,
})
export const WholeTexts = meta.story({
  render: () => (
    <Grid
      names={[Array.from({ length: 24 }, (_, at) => `K-${101 + at}`).join(', '), 'K-201']}
      columns={sampleColumns.map((column) => ({ ...column, wraps: true }))}
    />
  ),
})
export const AgreedLines = meta.story({ render: () => <Grid names={names} isFixed /> })
export const RemovableLines = meta.story({
  render: () => <Grid names={names} canAdd={false} />,
  play: async ({ canvas, userEvent }) => {
    const t = getTexts('shared/forms')
    await expect(canvas.queryByRole('button', { name: t('lines.add') })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: t('lines.line_menu', { number: 1 }) }))
    await expect(canvas.queryByRole('button', { name: t('lines.duplicate') })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: t('lines.remove') }))
    await expect(canvas.getAllByRole('row')).toHaveLength(names.length)
  },
})
export const ReadOnly = meta.story({ render: () => <Grid names={names} isReadOnly /> })

export const OnPhone = meta.story({
  globals: { viewport: { value: 'phone', isRotated: false } },
  render: () => <Grid names={names} />,
})

export const Typing = meta.story({
  render: () => <Grid names={['']} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getAllByRole('gridcell')[0] ?? canvas.getByRole('grid'))
    await userEvent.keyboard('Oak boards{Tab}24{Enter}')
    await expect(canvas.getByRole('row', { name: /Oak boards/ })).toHaveTextContent('48')
    await expect(canvas.getAllByRole('row')).toHaveLength(3)
  },
})

export const PastingRows = meta.story({
  render: () => <Grid names={['']} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getAllByRole('gridcell')[0] ?? canvas.getByRole('grid'))
    await userEvent.paste('Oak boards\t24\nAsh boards\t36\nElm boards\t12')
    await expect(canvas.getByRole('row', { name: /Elm boards/ })).toHaveTextContent('24')
    await expect(canvas.getAllByRole('row')).toHaveLength(4)
  },
})

export const OpenNumbers = meta.story({
  render: () => <Grid names={['']} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getAllByRole('gridcell')[0] ?? canvas.getByRole('grid'))
    await userEvent.paste('Oak boards\t1.200\nAsh boards\t3.200\nElm boards\t12')
    await expect(await canvas.findByRole('group')).toHaveTextContent('1.200')
    await expect(canvas.getByRole('row', { name: /Elm boards/ })).toHaveTextContent('24')
  },
})

export const Mistake = meta.story({
  render: () => <Grid names={names} />,
  play: async ({ canvas, userEvent }) => {
    // The first match is the line's number.
    const count = (await canvas.findAllByText('1')).at(-1)
    if (!count) throw new Error('The grid has no count')
    await userEvent.click(count)
    await userEvent.keyboard('many{Enter}')
    await canvas.findByText(/whole number/)
  },
})

export const Selection = meta.story({
  render: () => <Grid names={names} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getAllByRole('gridcell')[0] ?? canvas.getByRole('grid'))
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowRight}{/Shift}')
    await expect(
      canvas.getAllByRole('gridcell').filter((cell) => cell.ariaSelected === 'true'),
    ).toHaveLength(4)
  },
})

const clipboard: LineClipboard<SampleLine> = {
  write: JSON.stringify,
  read: JSON.parse,
}

/** Keeps copied lines for the length of the story. */
function createStore() {
  let copied: string | null = null
  const listeners = new Set<() => void>()
  return {
    read: () => copied,
    write(text: string) {
      copied = text
      for (const listener of listeners) listener()
    },
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

function CopyingGrid(props: GridProps) {
  const [store] = useState(() => sampleStore(props.names))
  const [copied] = useState(createStore)
  return (
    <LinesGrid
      label="Lines"
      store={store}
      columns={sampleColumns}
      clipboard={clipboard}
      copied={copied}
      isReadOnly={props.isReadOnly ?? false}
    />
  )
}

export const CopyingLines = meta.story({
  render: () => <CopyingGrid names={names} />,
  play: async ({ canvas, userEvent }) => {
    const t = getTexts('shared/forms')
    await userEvent.click(canvas.getByRole('button', { name: t('lines.copy') }))
    await userEvent.click(canvas.getByRole('checkbox', { name: t('lines.choose', { number: 2 }) }))
    await expect(canvas.getAllByRole('checkbox', { checked: true })).toHaveLength(2)
  },
})
export const CopyingLinesOnPhone = meta.story({
  render: () => <CopyingGrid names={names} />,
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: getTexts('shared/forms')('lines.copy') }),
    )
  },
})
export const PastingCopiedLines = meta.story({
  render: () => <CopyingGrid names={names} />,
  play: async ({ canvas, userEvent }) => {
    const t = getTexts('shared/forms')
    await userEvent.click(canvas.getByRole('button', { name: t('lines.copy') }))
    await userEvent.click(
      canvas.getByRole('button', { name: t('lines.copy_chosen', { count: 3 }) }),
    )
    await userEvent.click(canvas.getByRole('button', { name: t('lines.paste', { count: 3 }) }))
    await expect(canvas.getAllByRole('row')).toHaveLength(7)
  },
})
export const CopyingFromReadOnly = meta.story({
  render: () => <CopyingGrid names={names} isReadOnly />,
})
