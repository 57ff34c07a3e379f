import { expect, it } from 'vitest'
import { createPaperSearchParser } from './record-search'

const parse = createPaperSearchParser(['order_confirmation'])

it('the revision of an address is read as a number', () => {
  expect(parse({ view: 'order_confirmation', revision: '2' })).toEqual({
    view: 'order_confirmation',
    revision: 2,
  })
  expect(parse({ revision: 2 })).toEqual({ revision: 2 })
  for (const revision of ['', 'first', '0', '1.5', ['1', '2']])
    expect(parse({ revision })).toEqual({})
})
