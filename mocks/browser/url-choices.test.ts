import { describe, expect, it } from 'vitest'
import { readUrlChoices, removeUrlChoices } from './url-choices'

describe('what an address asks of the mock', () => {
  it('is a world, a person, faults and a fresh start', () => {
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

  it('leaves the network as it is unless it names it', () => {
    expect(readUrlChoices('?scenario=first_day')).not.toHaveProperty('network')
    expect(readUrlChoices('?fault=expired_access')).not.toHaveProperty('network')
    expect(readUrlChoices('?fault=none').network).toEqual([])
  })

  it.each([
    ['?scenario=bussy_week', /^There is no scenario “bussy_week”\. There are: .*busy_week/],
    ['?fault=slowly', /^There is no fault “slowly”\. There are: slow, .*none\.$/],
    ['?role=constructor', /^There is no role “constructor”\. There are: .*nobody\.$/],
  ])('says of %s that there is no such name, and which there are', (search, sentence) => {
    expect(readUrlChoices(search).mistakes).toEqual([expect.stringMatching(sentence)])
  })

  it('is asked once: the rest of the address stays', () => {
    expect(
      removeUrlChoices(
        'https://desk.example/general-order?status=confirmed&scenario=first_day&fault=slow#/x',
      ),
    ).toBe('https://desk.example/general-order?status=confirmed#/x')
  })
})
