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
  /** What it may carry, kg: its plate says another. */
  readonly payloadKg: number
  /** What it holds, litres: less than the measures multiplied, as the trade counts it. */
  readonly litres: number
}

const container = (kind: SpaceKind, length: number, height: number, doorHeight: number, payloadKg: number, litres: number): Space => ({
  kind,
  length,
  width: 2352,
  height,
  door: { width: 2340, height: doorHeight },
  payloadKg,
  litres,
})

export const spaces: Readonly<Record<SpaceKind, Space>> = {
  '20DC': container('20DC', 5898, 2393, 2280, 28_180, 33_200),
  '40DC': container('40DC', 12_032, 2393, 2280, 26_730, 67_700),
  '40HC': container('40HC', 12_032, 2698, 2585, 26_540, 76_300),
  trailer: { kind: 'trailer', length: 13_600, width: 2480, height: 2700, door: { width: 2480, height: 2700 }, payloadKg: 24_000, litres: 90_000 },
}

/** The height to which packs may lie on one another: the upper one comes in under the head of the door. */
export const stackHeight = ({ height, door }: Space): number => Math.min(height, door.height)
