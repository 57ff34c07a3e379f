import { useState } from 'react'
import { expect } from 'storybook/test'
import preview from '#.storybook/preview'
import { getTexts } from '#.storybook/texts'
import { loadPageTexts } from '@/shared/i18n'
import {
  autoFillStowage,
  type Load,
  spaces,
  type SpaceKind,
  type StowedPack,
} from '@domain/load-plan'
import { LoadBuilder } from './load-builder'

const t = getTexts('pages/cargo')

const meta = preview.meta({
  title: 'Patterns/Load builder',
  tags: ['new'],
  beforeEach: () => loadPageTexts('pages/cargo'),
})

const load = (
  at: number,
  packs: number,
  [length, width, height]: readonly [number, number, number],
  overrides: Partial<Load> = {},
): Load => {
  const litres = Math.round((length * width * height * packs * 0.92) / 1e6)
  return {
    id: `load-${at}`,
    label: `Spruce KD SF 47x150x${length}, D-2026-000${at + 1}`,
    packs,
    size: { length, width, height },
    litres,
    kg: Math.round(litres * 0.47),
    drop: 1,
    ...overrides,
  }
}

const container: readonly Load[] = [
  load(0, 4, [5400, 1100, 1000]),
  load(1, 4, [3900, 1100, 1000]),
  load(2, 3, [2400, 1100, 800]),
]
const small: readonly Load[] = Array.from({ length: 12 }, (_, at) =>
  load(at, 10, [1000 + at * 100, 1100, 300]),
)

interface ShownProps {
  kind: SpaceKind
  loads: readonly Load[]
  isEmpty?: boolean
  isReadOnly?: boolean
  stowage?: readonly StowedPack[]
}

function Shown({ kind, loads, isEmpty = false, isReadOnly = false, stowage: first }: ShownProps) {
  const space = spaces[kind]
  const [stowage, setStowage] = useState<readonly StowedPack[]>(
    () => first ?? (isEmpty ? [] : autoFillStowage(loads, space)),
  )
  return (
    <LoadBuilder
      {...{ space, loads, stowage }}
      onStowage={isReadOnly ? null : setStowage}
      onRemovePacks={isReadOnly ? null : () => {}}
    />
  )
}

export const HighCube = meta.story({
  tags: ['dark'],
  render: () => <Shown kind="40HC" loads={container} />,
})
export const TwentyFeet = meta.story({ render: () => <Shown kind="20DC" loads={container} /> })
export const Trailer = meta.story({
  render: () => (
    <Shown
      kind="trailer"
      loads={[load(0, 6, [4800, 1200, 900], { drop: 2 }), load(1, 6, [4200, 1200, 900])]}
    />
  ),
})
export const HundredAndTwentyPacks = meta.story({
  render: () => <Shown kind="40HC" loads={small} />,
})
/** Packs of a mill's list, each with its own length, height and weight. */
const named: readonly Load[] = [
  {
    ...load(0, 8, [5400, 1100, 1000]),
    label: 'Spruce KD SF 47x150 3.0–5.4 m, D-2026-0001',
    named: [5400, 5400, 5100, 4800, 4200, 4200, 3900, 3000].map((length, at) => {
      const height = at % 3 === 0 ? 1000 : 800
      const litres = Math.round((length * 1100 * height * 0.92) / 1e6)
      return {
        id: `pack-${at}`,
        number: `K-0${318 + at}`,
        size: { length, width: 1100, height },
        litres,
        kg: Math.round(litres * 0.47),
      }
    }),
    kg: 13_600,
  },
  load(1, 2, [3900, 1100, 1000]),
]
export const NamedPacks = meta.story({ render: () => <Shown kind="40HC" loads={named} /> })
export const NamedPacksOnPhone = meta.story({
  tags: ['phone'],
  globals: { viewport: { value: 'phone', isRotated: false } },
  render: () => <Shown kind="40HC" loads={named} />,
})
export const NamedPacksUnplaced = meta.story({
  render: () => <Shown kind="40HC" loads={named} isEmpty />,
})
export const Nothing = meta.story({ render: () => <Shown kind="40HC" loads={[]} /> })
export const Unplaced = meta.story({
  render: () => <Shown kind="40HC" loads={container} isEmpty />,
})
export const ReadOnly = meta.story({
  render: () => <Shown kind="40HC" loads={container} isReadOnly />,
})
export const ReadOnlyWithoutLoads = meta.story({
  render: () => <Shown kind="40HC" loads={[]} isReadOnly />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(t('load_builder.legend.none'))).toBeVisible()
  },
})

const createOffCentre = (x_mm: number): StowedPack => ({
  load_id: 'load-0',
  x_mm,
  y_mm: 0,
  z_mm: 0,
  length_mm: 5400,
  width_mm: 1100,
  height_mm: 1000,
  is_turned: false,
})
export const OffCentre = meta.story({
  render: () => <Shown kind="40HC" loads={container} stowage={[createOffCentre(0)]} />,
})

export const ByKeyboard = meta.story({
  render: () => <Shown kind="40HC" loads={[load(0, 2, [5400, 1100, 1000])]} isEmpty />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('load_builder.action.fill') }))
    const packs = canvas.getByRole('group', { name: t('load_builder.view.packs') })
    const [first] = [...packs.querySelectorAll<SVGElement>('[data-pack][tabindex="0"]')]
    first?.focus()
    await userEvent.keyboard('{Enter}{PageUp}')
    await expect(document.activeElement?.getAttribute('aria-label')).toContain(
      t('load_builder.place.on', { number: 1 }),
    )
    await userEvent.keyboard('{Escape}')
    await expect(document.activeElement?.getAttribute('aria-label')).toContain(
      t('load_builder.place.floor'),
    )
    await userEvent.click(canvas.getByRole('button', { name: t('load_builder.action.remove_all') }))
    await expect(canvas.getByRole('status')).toHaveTextContent(
      t('load_builder.announcement.removed'),
    )
    await userEvent.click(canvas.getByRole('button', { name: t('load_builder.action.undo') }))
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
  },
})

export const PlacedByKeyboard = meta.story({
  render: () => <Shown kind="40HC" loads={[load(0, 2, [5400, 1100, 1000])]} isEmpty />,
  play: async ({ canvas, userEvent }) => {
    canvas.getByText(t('load_builder.unplaced.put_in')).focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('status')).toHaveTextContent(
      t('load_builder.announcement.filled', { count: 2 }),
    )
    const packs = canvas.getByRole('group', { name: t('load_builder.view.packs') })
    await expect(packs.contains(document.activeElement)).toBe(true)
  },
})

export const Phone = meta.story({
  tags: ['phone'],
  globals: { viewport: { value: 'phone', isRotated: false } },
  render: () => <Shown kind="40HC" loads={container} />,
})
