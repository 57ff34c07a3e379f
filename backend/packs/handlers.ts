import type { Handlers } from '../call'
import { getPack } from './get-pack'
import { listMergeablePacks } from './mergeable-packs'
import { mergePacks, splitPack } from './open-packs'
import { listPacks } from './queries'
import { setSupplyPacks } from './set-packs'
import { listSupplyPacks } from './supply-packs'

export const packHandlers = {
  listPacks,
  getPack,
  listSupplyPacks,
  setSupplyPacks,
  splitPack,
  listMergeablePacks,
  mergePacks,
} satisfies Partial<Handlers>
