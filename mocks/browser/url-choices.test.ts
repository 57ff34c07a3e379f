import { describe, expect, it } from 'vitest'
import { readUrlChoices, removeUrlChoices } from './url-choices'

describe('the mock options in the URL', () => {
  it('set the scenario, role, faults and a fresh start', () => {
    expect(
      readUrlChoices('?scenario=first_day&role=admin&fault=slow&fault=lost_refresh&fresh'),
    ).toEqual({
      scenario: 'first_day',
      role: 'admin',
      network: ['slow'],
      session: ['lost_refresh'],
      isFresh: true,
      mistakes: [],
    })
  })

  it('keep the network setting if they do not name one', () => {
    expect(readUrlChoices('?scenario=first_day')).not.toHaveProperty('network')
    expect(readUrlChoices('?fault=expired_access')).not.toHaveProperty('network')
    expect(readUrlChoices('?fault=none').network).toEqual([])
  })

  it.each([
    ['?scenario=bussy_week', /^There is no scenario “bussy_week”\. There are: .*busy_week/],
    ['?fault=slowly', /^There is no fault “slowly”\. There are: slow, .*none\.$/],
    ['?role=constructor', /^There is no role “constructor”\. There are: .*nobody\.$/],
  ])('report an unknown %s with the allowed names', (search, sentence) => {
    expect(readUrlChoices(search).mistakes).toEqual([expect.stringMatching(sentence)])
  })

  it('are removed from the URL once read, and other parameters stay', () => {
    expect(
      removeUrlChoices(
        'https://desk.example/general-order?status=confirmed&scenario=first_day&fault=slow#/x',
      ),
    ).toBe('https://desk.example/general-order?status=confirmed#/x')
  })
})
