/** Three ISO 668 containers, and the standard European semi-trailer. */
export type SpaceKind = '20DC' | '40DC' | '40HC' | 'trailer'

/**
 * Inside dimensions of a container or trailer, mm. Positions are measured from the front wall, the
 * left wall and the floor.
 */
export interface Space {
  readonly kind: SpaceKind
  readonly length: number
  readonly width: number
  readonly height: number
  /** Size of the opening. A trailer opens along its sides. */
  readonly door: { readonly width: number; readonly height: number }
  /**
   * Empty weight, gross limit and payload, kg. Typical values: the plate of each container has its
   * own.
   */
  readonly tareKg: number
  readonly maxGrossKg: number
  readonly payloadKg: number
  /** Usable volume, litres: the trade's figure, below the product of the dimensions. */
  readonly litres: number
}

type ContainerSize = Pick<Space, 'length' | 'height' | 'tareKg' | 'litres'> & { doorHeight: number }

/** An ISO 668 container as usually built, 30,480 kg gross. */
const createContainer = (kind: SpaceKind, { doorHeight, ...built }: ContainerSize): Space => ({
  kind,
  ...built,
  width: 2352,
  door: { width: 2340, height: doorHeight },
  maxGrossKg: 30_480,
  payloadKg: 30_480 - built.tareKg,
})

export const spaces: Readonly<Record<SpaceKind, Space>> = {
  '20DC': createContainer('20DC', {
    length: 5898,
    height: 2393,
    doorHeight: 2280,
    tareKg: 2_300,
    litres: 33_200,
  }),
  '40DC': createContainer('40DC', {
    length: 12_032,
    height: 2393,
    doorHeight: 2280,
    tareKg: 3_750,
    litres: 67_700,
  }),
  '40HC': createContainer('40HC', {
    length: 12_032,
    height: 2698,
    doorHeight: 2585,
    tareKg: 3_940,
    litres: 76_300,
  }),
  // Part of a 40 t road train, with 24,000 kg of cargo (Directive 96/53/EC).
  trailer: {
    kind: 'trailer',
    length: 13_600,
    width: 2480,
    height: 2700,
    door: { width: 2480, height: 2700 },
    tareKg: 16_000,
    maxGrossKg: 40_000,
    payloadKg: 24_000,
    litres: 90_000,
  },
}

/** Maximum stack height: the top pack must pass under the door header. */
export const getMaxStackHeight = ({ height, door }: Space): number => Math.min(height, door.height)
