import { getRearEnd, isAbove, isBetweenAndDoor } from './geometry'
import type { PlacedPack } from './pack'
import { sum } from './rows'
import type { Space } from './space'

/** By how much of the length the centre of gravity may lie off the middle (CTU Code, annex 7). */
export const maxOffCentre = 0.05
/** How wide a gap may stay at the door before it has to be braced, mm (CTU Code, annex 7). */
export const maxDoorGap = 150

/**
 * A semi-trailer of three axles, from its front wall, mm and kg: king pin, middle of the axles, what the empty trailer puts on each, and what each may
 * carry. 24 t for three axles are Directive 96/53/EC, annex I; the rest is what curtain-siders are built to.
 */
const trailer = {
  kingPin: { x: 1600, ownKg: 1900, limitKg: 12_000 },
  axles: { x: 9300, ownKg: 4600, limitKg: 24_000 },
}

/** What rests on a part of the trailer, kg, the trailer's own weight with it. */
export interface AxleLoad {
  readonly at: 'king_pin' | 'axles'
  readonly kg: number
  readonly limitKg: number
}

/** How full everything that is loaded makes a space, placed in the drawing or not. */
export interface Fill {
  readonly kg: number
  readonly litres: number
  /** Shares of the payload and of the volume; 1 is full. */
  readonly byWeight: number
  readonly bySpace: number
  /** The one that fills up first. */
  readonly binding: 'weight' | 'space'
  readonly leftKg: number
  readonly leftLitres: number
  readonly isOverPayload: boolean
}

/** Balance, gaps and order of the packs that are placed. */
export interface LoadBalance {
  readonly kg: number
  /** Where the centre of gravity lies off the middle, as a share of the length; towards the door above 0. Null without a load. */
  readonly offCentre: number | null
  readonly isOffCentre: boolean
  /** Off the middle to the right, as a share of the width. */
  readonly offSide: number | null
  /** From the last pack to the door, mm; null without a load, and in a trailer, which is loaded from its sides. */
  readonly doorGap: number | null
  readonly isDoorGapWide: boolean
  /** Of a trailer; empty for a container. */
  readonly axleLoads: readonly AxleLoad[]
  /** Packs that can't be unloaded at their stop before others are moved. */
  readonly blocked: readonly string[]
}

/** Weight along the length times its distance from the front wall, by weight: where the load balances, mm. */
export const balanceAlong = (placed: readonly PlacedPack[]): number =>
  sum(placed, ({ x, pack }) => (x + pack.length / 2) * pack.kg) / sum(placed, ({ pack }) => pack.kg)

const balanceAcross = (placed: readonly PlacedPack[]): number =>
  sum(placed, ({ y, pack }) => (y + pack.width / 2) * pack.kg) / sum(placed, ({ pack }) => pack.kg)

function axleLoads(kg: number, balance: number): AxleLoad[] {
  const { kingPin, axles } = trailer
  const onAxles = (kg * (balance - kingPin.x)) / (axles.x - kingPin.x)
  return [
    { at: 'king_pin', kg: Math.round(kingPin.ownKg + kg - onAxles), limitKg: kingPin.limitKg },
    { at: 'axles', kg: Math.round(axles.ownKg + onAxles), limitKg: axles.limitKg },
  ]
}

/** Whether one has to be moved before the other can be unloaded: it lies on it, or between it and the door. */
export const isBlocking = (one: PlacedPack, other: PlacedPack): boolean =>
  isAbove(one, other) || isBetweenAndDoor(one, other)

/** Adds up what is loaded, and compares it with the space. The rail, the drawing and the offers show this one sum. */
export function computeFill(
  loads: readonly { readonly kg: number; readonly litres: number }[],
  { payloadKg, litres: capacity }: Pick<Space, 'payloadKg' | 'litres'>,
): Fill {
  const kg = sum(loads, (load) => load.kg)
  const litres = sum(loads, (load) => load.litres)
  const byWeight = payloadKg > 0 ? kg / payloadKg : 0
  const bySpace = litres / capacity
  return {
    kg,
    litres,
    byWeight,
    bySpace,
    binding: byWeight >= bySpace ? 'weight' : 'space',
    leftKg: Math.max(0, payloadKg - kg),
    leftLitres: Math.max(0, capacity - litres),
    isOverPayload: kg > payloadKg,
  }
}

/** Returns the figures of the packs that are placed. */
export function computeLoadBalance(placed: readonly PlacedPack[], space: Space): LoadBalance {
  const kg = sum(placed, ({ pack }) => pack.kg)
  const isEmpty = kg === 0
  const balance = isEmpty ? 0 : balanceAlong(placed)
  const offCentre = isEmpty ? null : balance / space.length - 0.5
  const doorGap =
    isEmpty || space.kind === 'trailer' ? null : space.length - Math.max(...placed.map(getRearEnd))
  return {
    kg,
    offCentre,
    isOffCentre: offCentre !== null && Math.abs(offCentre) > maxOffCentre,
    offSide: isEmpty ? null : balanceAcross(placed) / space.width - 0.5,
    doorGap,
    isDoorGapWide: doorGap !== null && doorGap > maxDoorGap,
    axleLoads: space.kind === 'trailer' && !isEmpty ? axleLoads(kg, balance) : [],
    blocked: placed
      .filter((each) =>
        placed.some((other) => other.pack.drop > each.pack.drop && isBlocking(other, each)),
      )
      .map(({ pack }) => pack.id),
  }
}
