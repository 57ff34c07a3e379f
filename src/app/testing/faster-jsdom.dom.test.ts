import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createElement } from 'react'
import { afterEach, expect, it, vi } from 'vitest'

afterEach(() => {
  document.body.innerHTML = ''
})

const show = (html: string) => {
  document.body.innerHTML = html
}
const countButtons = () => screen.queryAllByRole('button').length

it('a search by role finds no element that is hidden, by itself or by an ancestor', () => {
  show('<button>One</button><button>Two</button>')
  expect(countButtons()).toBe(2)
  show('<button hidden>One</button><p style="display: none"><button>Two</button></p>')
  expect(countButtons()).toBe(0)
  show('<p style="visibility: hidden"><button>One</button></p><button>Two</button>')
  expect(countButtons()).toBe(1)
  show('<dialog><button>One</button></dialog><dialog open><button>Two</button></dialog>')
  expect(countButtons()).toBe(1)
})

it('an element that is hidden and shown again is found', () => {
  show('<p><button>One</button></p>')
  const { style } = document.querySelector('p') as HTMLElement
  style.display = 'none'
  expect(countButtons()).toBe(0)
  style.display = ''
  expect(countButtons()).toBe(1)
})

it('a name separates blocks, but not words of one line', () => {
  show('<button><span>Oak</span><span>land</span></button><button><p>Oak</p><p>land</p></button>')
  expect(screen.getAllByRole('button', { name: 'Oakland' })).toHaveLength(1)
  expect(screen.getAllByRole('button', { name: 'Oak land' })).toHaveLength(1)
})

it('a click reaches nothing that takes no pointer', async () => {
  show('<p style="pointer-events: none"><button>One</button></p><button>Two</button>')
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Two' }))
  await expect(user.click(screen.getByRole('button', { name: 'One' }))).rejects.toThrow(
    'pointer-events',
  )
})

it('other properties of each element can be read', () => {
  show('<p style="--gap: 4px">One</p><p style="--gap: 8px">Two</p>')
  const gaps = [...document.querySelectorAll('p')].map((each) =>
    getComputedStyle(each).getPropertyValue('--gap'),
  )
  expect(gaps).toEqual(['4px', '8px'])
})

it('the fields of a label are found by its attribute and by its content', () => {
  show(`
    <label for="oak">Oak</label><input id="oak">
    <label id="length">Pine <b>1</b><input name="length"></label>
    <label>Oak <input type="hidden"></label>
  `)
  expect(screen.getByLabelText('Oak')).toBe(document.querySelector('#oak'))
  expect(screen.getByLabelText(/Pine/)).toBe(document.querySelector('[name=length]'))
})

it('React records no stack of an element, and reports a list without keys', () => {
  const readStack = (tag: string): unknown => Reflect.get(createElement(tag), '_debugStack')
  expect(readStack('p')).toBe(readStack('b'))
  const report = vi.spyOn(console, 'error').mockReturnValue()
  render(createElement('ul', {}, [createElement('li')]))
  expect(report).toHaveBeenCalledWith(
    expect.stringContaining('unique "key" prop'),
    expect.anything(),
    expect.anything(),
  )
  report.mockRestore()
})

it('a missing field prints the page and the line of the test', () => {
  show('<label>Oak <input></label>')
  const find = () => screen.getByLabelText('Pine')
  expect(find).toThrow('<label>')
  expect(find).toThrow(
    expect.objectContaining({ stack: expect.not.stringContaining('lazy-element-error') as string }),
  )
})
