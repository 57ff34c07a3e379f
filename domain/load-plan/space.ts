/** What wood is loaded into: three containers of ISO 668, and the semi-trailer that most of Europe drives. */
export type SpaceKind = '20DC' | '40DC' | '40HC' | 'trailer'

/** The inside of a container or trailer. Millimetres; a place in it is told from the front wall, the left wall and the floor. */
export interface Space {
  readonly kind: SpaceKind
  readonly length: number
  readonly width: number
  readonly height: number
  /** What a pack, or packs on one another, must pass under and between. A trailer's sides open whole. */
  readonly door: { readonly width: number; readonly height: number }
  /** What it weighs empty and may weigh in all, and what it so carries, kg: its plate says another. */
  readonly tareKg: number
  readonly maxGrossKg: number
  readonly payloadKg: number
  /** What it holds, litres: less than the measures multiplied, as the trade counts it. */
  readonly litres: number
}

type ContainerSize = Pick<Space, 'length' | 'height' | 'tareKg' | 'litres'> & { doorHeight: number }

/** An ISO 668 box as it is usually built, of 30,480 kg in all. */
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
  // Of a road train of 40 t, 24,000 kg of which are cargo (Directive 96/53/EC).
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

/** The height to which packs may lie on one another: the upper one comes in under the head of the door. */
export const getMaxStackHeight = ({ height, door }: Space): number => Math.min(height, door.height)
