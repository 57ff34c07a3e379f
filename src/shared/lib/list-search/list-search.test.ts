import { describe, expect, it } from 'vitest'
import { listDealsSearch } from '@/shared/api/generated/searches'
import { createListSearchValidator } from './list-search'

const dealSearch = createListSearchValidator(listDealsSearch)

describe('the search of a list, out of an address', () => {
  it('takes repeated keys as a list, in their order', () => {
    expect(dealSearch({ status: ['order_confirmation', 'confirmed', 'loading'] })).toEqual({
      status: ['order_confirmation', 'confirmed', 'loading'],
    })
  })

  it('takes one value of a list as a list of one', () => {
    expect(dealSearch({ status: 'draft' })).toEqual({ status: ['draft'] })
  })

  it('leaves out what the contract does not know, and keeps the rest', () => {
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

  it('says of what it leaves out that it is not there: the router would keep it for want of a word', () => {
    const raw = { status: 'lost', q: 'x'.repeat(101), tab: 'x' }
    expect({ ...raw, ...dealSearch(raw) }).toEqual({})
  })

  it('leaves the paging to the list', () => {
    expect(dealSearch({ cursor: 'abc', limit: '500', q: '' })).toEqual({})
  })
})
