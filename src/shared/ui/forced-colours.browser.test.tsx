import { cleanup, render, screen } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { cdp } from 'vitest/browser'
import {
  Button,
  PopoverMenu,
  Status,
  type StatusTone,
  Stepper,
  Switch,
  TextField,
} from '@/shared/ui'
import { startI18n } from '@/shared/i18n'
import texts from '@/shared/forms/i18n/en.json'
import { LinesGrid } from './lines-grid'
import { sampleColumns, sampleStore } from './lines-grid/logic/samples'
import './styles.css'

/** Emulates the colours of a system with few, such as Windows with a contrast theme. */
const emulate = (value: 'active' | 'none') =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] })

beforeAll(() => emulate('active'))
afterEach(cleanup)
afterAll(() => emulate('none'))

/** Returns a system colour as the browser computes it. */
function compute(colour: string): string {
  const probe = document.createElement('i')
  probe.style.cssText = `forced-color-adjust: none; color: ${colour}`
  document.body.append(probe)
  const { color } = getComputedStyle(probe)
  probe.remove()
  return color
}

describe('forced colours', () => {
  it('fills the primary action', () => {
    render(<Button variant="primary">Save</Button>)
    const { backgroundColor, color } = getComputedStyle(screen.getByRole('button'))
    expect([backgroundColor, color]).toEqual([compute('Highlight'), compute('HighlightText')])
  })

  it('greys a disabled action', () => {
    render(<Button isDisabled>Save</Button>)
    const { color, borderColor } = getComputedStyle(screen.getByRole('button'))
    expect([color, borderColor]).toEqual([compute('GrayText'), compute('GrayText')])
  })

  it('draws a field in the colours of fields, and greys it only while it is disabled', () => {
    render(
      <>
        <TextField label="Name" value="Oak" onChange={() => {}} />
        <TextField label="Code" value="7" onChange={() => {}} isDisabled />
      </>,
    )
    const getColours = (name: string) => {
      const { color, borderTopColor } = getComputedStyle(screen.getByLabelText(name))
      return [color, borderTopColor]
    }
    expect(getColours('Name')).toEqual([compute('FieldText'), compute('FieldText')])
    expect(getColours('Code')).toEqual([compute('GrayText'), compute('GrayText')])
  })

  it('underlines the menu of the current place', () => {
    render(
      <PopoverMenu label="General" variant="quiet" isCurrent>
        Deals
      </PopoverMenu>,
    )
    const { borderBlockEnd } = getComputedStyle(screen.getByRole('button'))
    expect(borderBlockEnd).toBe(`3px solid ${compute('Highlight')}`)
  })

  it('fills a switch that is on', () => {
    render(<Switch label="Night mode" value onChange={() => {}} />)
    expect(getComputedStyle(screen.getByRole('switch')).backgroundColor).toBe(compute('Highlight'))
  })

  it('keeps the shape of each status', () => {
    const tones: StatusTone[] = ['neutral', 'waiting', 'active', 'done', 'blocked']
    render(
      tones.map((tone) => (
        <Status key={tone} tone={tone}>
          {tone}
        </Status>
      )),
    )
    const shapes = tones.map((tone) => {
      const mark = screen.getByText(tone).firstElementChild as Element
      const { borderStyle, backgroundColor, backgroundImage, boxShadow, clipPath } =
        getComputedStyle(mark)
      return [borderStyle, backgroundColor, backgroundImage, boxShadow, clipPath].join()
    })
    expect(new Set(shapes).size).toBe(tones.length)
  })

  it('keeps the fill of each stage', () => {
    const shares = [0, 1 / 7, 2 / 7, 0.5, 5 / 7, 1]
    render(
      shares.map((fill) => (
        <Status key={fill} tone="active" share={fill}>
          {fill}
        </Status>
      )),
    )
    const fills = shares.map(
      (fill) =>
        getComputedStyle(screen.getByText(fill).firstElementChild as Element).backgroundImage,
    )
    expect(new Set(fills).size).toBe(shares.length)
  })

  it('keeps a waiting stage apart from an active one of the same fill', () => {
    const tones: StatusTone[] = ['waiting', 'active']
    render(
      tones.map((tone) => (
        <Status key={tone} tone={tone} share={0.25}>
          {tone}
        </Status>
      )),
    )
    const radii = tones.map(
      (tone) => getComputedStyle(screen.getByText(tone).firstElementChild as Element).borderRadius,
    )
    expect(new Set(radii).size).toBe(tones.length)
  })

  it('fills the current stage, and draws the stages to come thinner than those done', () => {
    const steps = ['Draft', 'Ordered', 'Ready'].map((label) => ({ id: label, label }))
    render(
      <div style={{ width: '60rem' }}>
        <Stepper label="Stages" steps={steps} current="Ordered" />
      </div>,
    )
    const [done, current, ahead] = screen.getAllByRole('listitem').map((each) => {
      const { backgroundColor, borderTopWidth } = getComputedStyle(each)
      return { backgroundColor, borderTopWidth }
    })
    expect(current?.backgroundColor).toBe(compute('Highlight'))
    expect([done?.borderTopWidth, ahead?.borderTopWidth]).toEqual(['4px', '1px'])
  })

  it('boxes the cells of a grid that can be edited, and fills selected ones', async () => {
    await startI18n(
      { shell: async () => ({ 'shared/forms': texts }), page: async () => ({}) },
      'en',
    )
    const { container } = render(
      <LinesGrid label="Lines" store={sampleStore(['spruce'])} columns={sampleColumns} />,
    )
    const cells = [...container.querySelectorAll('td[role=gridcell]:not([data-place=menu])')]
    const getOutline = (cell: Element) => getComputedStyle(cell).outlineStyle
    const isReadOnly = (cell: Element) => cell.hasAttribute('aria-readonly')
    expect(new Set(cells.filter(isReadOnly).map(getOutline))).toEqual(new Set(['none']))
    expect(new Set(cells.filter((each) => !isReadOnly(each)).map(getOutline))).toEqual(
      new Set(['solid']),
    )
    cells[0]?.setAttribute('aria-selected', 'true')
    expect(getComputedStyle(cells[0] as Element).backgroundColor).toBe(compute('Highlight'))
  })
})
