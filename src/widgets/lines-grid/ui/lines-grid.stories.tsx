import { useState } from 'react'
import preview from '#.storybook/preview'
import { sampleColumns, sampleStore } from '../model/samples'
import { LinesGrid } from './lines-grid'

const meta = preview.meta({ title: 'Patterns/Lines grid' })

interface GridProps {
  names: readonly string[]
  isReadOnly?: boolean
  isFixed?: boolean
}

function Grid({ names, ...rights }: GridProps) {
  const [store] = useState(() => sampleStore(names))
  return <LinesGrid label="Lines" store={store} columns={sampleColumns} {...rights} />
}

const names = ['Spruce KD SF 47x100x4800', 'Pine KD SF 75x200x5400', 'Larch cladding A/B 21x121x4000']

export const Lines = meta.story({ render: () => <Grid names={names} /> })
export const OneBlankLine = meta.story({ render: () => <Grid names={['']} /> })
export const Fifty = meta.story({ render: () => <Grid names={Array.from({ length: 50 }, (_, at) => `Spruce, pack ${at + 1}`)} /> })
export const AgreedLines = meta.story({ render: () => <Grid names={names} isFixed /> })
export const ReadOnly = meta.story({ render: () => <Grid names={names} isReadOnly /> })

export const Mistake = meta.story({
  render: () => <Grid names={names} />,
  play: async ({ canvas, userEvent }) => {
    // The first is the line's own number.
    const count = (await canvas.findAllByText('1')).at(-1)
    if (!count) throw new Error('The grid has no count')
    await userEvent.click(count)
    await userEvent.keyboard('many{Enter}')
    await canvas.findByText('Write a whole number.')
  },
})
