import { expect, it } from 'vitest'
import type { Basket } from '@/entities/order'
import { findRestorableBasket } from './basket-link'
import { HOUR_MS } from '@domain/calendar'

const expired = Date.parse('2026-11-20T12:00:00Z')

const createPast = (free_packs: number) =>
  ({
    expired_at: '2026-11-20T12:00:00Z',
    was_blocked: false,
    lines: [{ product: { id: 'p', name: 'Spruce' }, lot: null, packs: 2, free_packs }],
  }) as unknown as NonNullable<Basket['past']>

const findBasketAt = (hours: number, basket: Pick<Basket, 'past' | 'lines'>) =>
  findRestorableBasket(basket, expired + hours * HOUR_MS) !== null

it('a released basket is offered for a day, while some of it is available and nothing new is reserved', () => {
  expect(
    [0, 23, 24].map((hours) => findBasketAt(hours, { past: createPast(1), lines: [] })),
  ).toEqual([true, true, false])
  expect(findBasketAt(1, { past: createPast(0), lines: [] })).toBe(false)
  expect(findBasketAt(1, { past: createPast(1), lines: [{}] as Basket['lines'] })).toBe(false)
  expect(findBasketAt(1, { past: null, lines: [] })).toBe(false)
})
