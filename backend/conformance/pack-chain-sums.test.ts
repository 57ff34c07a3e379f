import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Db } from '../db/tables'
import { expectOrders, expectSums } from './expect-pack-chain'
import { done, openChain, withRollback } from './pack-chain'
import { action, type Action, perform, getRetryCount } from './pack-chain-actions'
import { usePackWorld, getWood, type Traded } from './pack-world'

/** Number of random sequences; PACK_CHAIN_RUNS overrides it. */
const RUNS = Number(process.env['PACK_CHAIN_RUNS'] ?? 60)
/** Random seed of the sequences; PACK_CHAIN_SEED overrides it. */
const SEED = Number(process.env['PACK_CHAIN_SEED'] ?? 36)

usePackWorld()

describe('packs through any chain of calls', () => {
  const runChains = async (runs: number) =>
    fc.assert(
      fc.asyncProperty(
        fc.nat(2),
        fc.array(action, { minLength: 3, maxLength: 9 }),
        async (which, actions) => {
          await withRollback((db) => performAll(db, getWood(which), actions))
        },
      ),
      { numRuns: runs, seed: SEED, endOnFailure: false },
    )

  it('are somewhere once, and the sums of lines, loads, stock and papers agree', async () => {
    await runChains(RUNS)
    for (const id of [
      ...(['setSupplyPacks', 'splitPack', 'mergePacks', 'transitionSupplyReport'] as const),
      ...(['createCargo', 'updateCargo', 'transitionCargo', 'receiveLots', 'correctLot'] as const),
      ...(['addToBasket', 'createOrder', 'transitionOrder', 'updateSupply'] as const),
      ...(['updateDealRevision', 'transitionDealRevision', 'answerOrderChange'] as const),
    ])
      expect(done.get(id) ?? 0, id).toBeGreaterThan(0)
    expect(getRetryCount()).toBeGreaterThan(0)
  }, 3_600_000)
})

async function performAll(db: Db, wood: Traded, actions: readonly Action[]): Promise<void> {
  const chain = await openChain(db, wood)
  for (const one of actions) {
    await perform(chain, one)
    await expectSums(chain)
    await expectOrders(chain)
  }
}
