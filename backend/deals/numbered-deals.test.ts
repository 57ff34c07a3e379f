import { beforeEach, describe, expect, it } from 'vitest'
import { setUpTestWorlds } from '@mocks/node/set-up-test-worlds'
import { useTestWorld } from '@mocks/node/test-world'
import { findNumberedDeals } from './numbered-deals'

setUpTestWorlds()

describe('the deals that a reference names', () => {
  const world = useTestWorld()
  let numbers: string[] = []
  beforeEach(async () => {
    const deals = await world.db
      .selectFrom('deals')
      .select('number')
      .orderBy('number_key')
      .limit(2)
      .execute()
    numbers = deals.map(({ number }) => number)
  })
  const find = async (text: string) => {
    const deals = await findNumberedDeals(world.db, [text])
    return deals.find(text).map(({ number }) => number)
  }

  it.each<[string, (number: string) => string]>([
    ['as it is printed', (number) => `Facture ${number} acompte`],
    ['without hyphens', (number) => number.replaceAll('-', '')],
    ['with spaces, in small letters', (number) => number.replaceAll('-', ' ').toLowerCase()],
    ['without zeros', (number) => number.replace(/-0+(\d+)$/, '-$1')],
  ])('are found: %s', async (_, write) => {
    const [number = ''] = numbers
    expect(await find(write(number))).toEqual([number])
  })

  it('are found once each', async () => {
    expect(await find([...numbers, ...numbers].join(' + '))).toEqual(numbers)
  })

  it('are none for longer numbers and other words', async () => {
    const [number = ''] = numbers
    expect(await find(`X${number}`)).toEqual([])
    expect(await find(`IBAN LT12 1000 0111 0100 1000`)).toEqual([])
  })
})
