import { describe, expect, it } from 'vitest'
import { listDealsSearch } from '@contract/searches'
import { createListSearchValidator } from './list-search'

const dealSearch = createListSearchValidator(listDealsSearch)

describe('the search of a list, parsed from an address', () => {
  it('reads repeated keys as a list, in order', () => {
    expect(dealSearch({ status: ['order_confirmation', 'confirmed', 'loading'] })).toEqual({
      status: ['order_confirmation', 'confirmed', 'loading'],
    })
  })

  it('reads a single value of a list parameter as a list', () => {
    expect(dealSearch({ status: 'draft' })).toEqual({ status: ['draft'] })
  })

  it('omits what the contract does not know, and keeps the rest', () => {
    expect(
      dealSearch({
        status: ['draft', 'lost'],
        sort: 'colour',
        week_from: '2026-W60',
        q: 'Riga',
        tab: 'x',
      }),
    ).toEqual({
      status: ['draft'],
      q: 'Riga',
    })
  })

  it('sets omitted keys to undefined, as the router would keep them otherwise', () => {
    const raw = { status: 'lost', q: 'x'.repeat(101), tab: 'x' }
    expect({ ...raw, ...dealSearch(raw) }).toEqual({})
  })

  it('ignores paging parameters', () => {
    expect(dealSearch({ cursor: 'abc', limit: '500', q: '' })).toEqual({})
  })
})
