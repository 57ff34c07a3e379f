import { dropPack, fillSpace, computeLoadBalance, spaces, type Pack } from '@domain/load-plan'
import { createSamplePacks } from '@domain/load-plan/samples'
import { formatMilliseconds, computeQuantile, report, measureSamples } from './statistics'

const PACKS = 120
/** Milliseconds for an auto-fill that feels instant, and for a frame at 60 Hz. */
const [MAX_FILL_MS, FRAME_MS] = [200, 16]

/**
 * The largest realistic number of packs, in four lengths and light, so that space is used up before
 * weight.
 */
const manyPacks: readonly Pack[] = [2400, 1800, 1500, 1200].flatMap((length, at) =>
  createSamplePacks(PACKS / 4, { length, width: 700, height: 350, kg: 120 }, `l${at}`),
)

/** Times the load builder: a whole load at once, and dragging a pack through it. */
export async function benchLoads(): Promise<void> {
  for (const kind of ['40HC', 'trailer'] as const) {
    const space = spaces[kind]
    const fills = await measureSamples(30, async () => fillSpace(manyPacks, space))
    const longest = computeQuantile(fills, 0.95)
    const { placed } = fillSpace(manyPacks, space)
    report(
      `${kind}: "fill it" with ${PACKS} packs, ${placed.length} inside`,
      { p50: formatMilliseconds(computeQuantile(fills, 0.5)), p95: formatMilliseconds(longest) },
      `p95 ${MAX_FILL_MS} ms`,
      longest <= MAX_FILL_MS,
    )
    const [heldPack, ...otherPacks] = placed
    if (!heldPack) throw new Error('Nothing fits.')
    const moves = await measureSamples(300, async (index) => {
      const move = dropPack(heldPack.pack, {
        x: (index * 37) % space.length,
        y: (index * 13) % space.width,
        others: otherPacks,
        space,
      })
      return computeLoadBalance(move.ok ? [...otherPacks, move.at] : otherPacks, space)
    })
    const slowest = computeQuantile(moves, 0.95)
    report(
      `${kind}: a pack drawn among ${otherPacks.length}`,
      { p50: formatMilliseconds(computeQuantile(moves, 0.5)), p95: formatMilliseconds(slowest) },
      `p95 ${FRAME_MS} ms`,
      slowest <= FRAME_MS,
    )
  }
}
