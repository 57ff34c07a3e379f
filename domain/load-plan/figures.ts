import { getRearEnd, isAbove, isBetweenAndDoor } from './geometry'
import type { PlacedPack } from './pack'
import { sum } from './rows'
import type { Space } from './space'

/**
 * Maximum distance of the centre of gravity from the middle, as a share of the length (CTU Code,
 * annex 7).
 */
export const MAX_OFF_CENTRE = 0.05
/** Widest gap at the door that needs no bracing, mm (CTU Code, annex 7). */
const MAX_DOOR_GAP_MM = 150

/**
 * Three-axle semi-trailer, in mm from its front wall and kg: king pin and middle of the axles, with
 * the empty trailer's weight and the limit on each. 24 t on three axles is Directive 96/53/EC,
 * annex I; the other figures are typical of curtain-siders.
 */
const TRAILER = {
  kingPin: { x: 1600, ownKg: 1900, limitKg: 12_000 },
  axles: { x: 9300, ownKg: 4600, limitKg: 24_000 },
}

/** Load on the king pin or the axles, kg, including the trailer's own weight. */
export interface AxleLoad {
  readonly at: 'king_pin' | 'axles'
  readonly kg: number
  readonly limitKg: number
}

/** Use of a space by all loaded packs, placed in the drawing or not. */
export interface Fill {
  readonly kg: number
  readonly litres: number
  /** Shares of the payload and of the volume; 1 is full. */
  readonly byWeight: number
  readonly bySpace: number
  /** The limit that is reached first. */
  readonly binding: 'weight' | 'space'
  readonly leftKg: number
  readonly leftLitres: number
  readonly isOverPayload: boolean
}

/** Balance, gaps and unloading order of the placed packs. */
export interface LoadBalance {
  readonly kg: number
  /**
   * Distance of the centre of gravity from the middle, as a share of the length; positive towards
   * the door. Null without a load.
   */
  readonly offCentre: number | null
  readonly isOffCentre: boolean
  /** Distance to the right of the middle, as a share of the width. */
  readonly offSide: number | null
  /**
   * Gap between the last pack and the door, mm. Null without a load, and for a trailer, which is
   * loaded from its sides.
   */
  readonly doorGap: number | null
  readonly isDoorGapWide: boolean
  /** Empty for a container. */
  readonly axleLoads: readonly AxleLoad[]
  /** Ids of packs that cannot be unloaded at their stop before others are moved. */
  readonly blocked: readonly string[]
}

/** Centre of gravity, mm from the front wall. */
export const computeBalanceAlong = (placed: readonly PlacedPack[]): number =>
  sum(placed, ({ x, pack }) => (x + pack.length / 2) * pack.kg) / sum(placed, ({ pack }) => pack.kg)

const computeBalanceAcross = (placed: readonly PlacedPack[]): number =>
  sum(placed, ({ y, pack }) => (y + pack.width / 2) * pack.kg) / sum(placed, ({ pack }) => pack.kg)

function computeAxleLoads(kg: number, balance: number): AxleLoad[] {
  const { kingPin, axles } = TRAILER
  const onAxles = (kg * (balance - kingPin.x)) / (axles.x - kingPin.x)
  return [
    { at: 'king_pin', kg: Math.round(kingPin.ownKg + kg - onAxles), limitKg: kingPin.limitKg },
    { at: 'axles', kg: Math.round(axles.ownKg + onAxles), limitKg: axles.limitKg },
  ]
}

/**
 * True if `one` must be unloaded before `other`, because it is on top of `other` or between `other`
 * and the door.
 */
export const isBlocking = (one: PlacedPack, other: PlacedPack): boolean =>
  isAbove(one, other) || isBetweenAndDoor(one, other)

/** Compares the total of the loads with the space. All screens show this result. */
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

/** Returns the balance of the placed packs. */
export function computeLoadBalance(placed: readonly PlacedPack[], space: Space): LoadBalance {
  const kg = sum(placed, ({ pack }) => pack.kg)
  const isEmpty = kg === 0
  const balance = isEmpty ? 0 : computeBalanceAlong(placed)
  const offCentre = isEmpty ? null : balance / space.length - 0.5
  const doorGap =
    isEmpty || space.kind === 'trailer' ? null : space.length - Math.max(...placed.map(getRearEnd))
  return {
    kg,
    offCentre,
    isOffCentre: offCentre !== null && Math.abs(offCentre) > MAX_OFF_CENTRE,
    offSide: isEmpty ? null : computeBalanceAcross(placed) / space.width - 0.5,
    doorGap,
    isDoorGapWide: doorGap !== null && doorGap > MAX_DOOR_GAP_MM,
    axleLoads: space.kind === 'trailer' && !isEmpty ? computeAxleLoads(kg, balance) : [],
    blocked: placed
      .filter((each) =>
        placed.some((other) => other.pack.drop > each.pack.drop && isBlocking(other, each)),
      )
      .map(({ pack }) => pack.id),
  }
}
