import { defineKind } from '../documents/record-kind'
import { cargoHandlers } from './handlers'
import { cmrPaper } from './papers/cmr-paper'
import { loadingInstructionPaper } from './papers/loading-instruction-paper'
import { packingListPaper } from './papers/packing-list-paper'
import { shippingInstructionPaper } from './papers/shipping-instruction-paper'
import { vgmDeclarationPaper } from './papers/vgm-declaration-paper'
import { cargoPolicy } from './policy'
import {
  countTotal,
  findNumberKeys,
  type Hit,
  matchesWords,
  MAX_HITS,
  type SearchCall,
  type SearchResult,
  deduplicateHits,
} from '../search/search-hits'

const SHOWN_COLUMNS = [
  'cargos.id',
  'cargos.number',
  'cargos.container_number',
  'cargos.truck_plate',
  'cargos.status',
] as const

async function searchCargos(call: SearchCall): Promise<SearchResult> {
  const cargos = call.db.selectFrom('cargos').select(SHOWN_COLUMNS)
  const keys = await findNumberKeys(call, 'C')
  const numbered =
    keys.length > 0
      ? await cargos
          .where('number_key', 'in', keys)
          .orderBy('number_key', 'desc')
          .limit(MAX_HITS)
          .execute()
      : []
  const rows = await call.db
    .selectFrom(
      matchesWords(call, 'cargo_words').orderBy('docid', 'desc').limit(MAX_HITS).as('found'),
    )
    .innerJoin('cargos', 'cargos.number_key', 'found.docid')
    .select(SHOWN_COLUMNS)
    .orderBy('found.docid', 'desc')
    .execute()
  const hits = deduplicateHits([...numbered, ...rows]).map(
    ({ id, number, container_number, truck_plate, status }): Hit => ({
      kind: 'cargo',
      id,
      name: number,
      about: container_number ?? truck_plate,
      status,
    }),
  )
  const withWord = call.db
    .selectFrom('cargos')
    .where('number_key', 'in', matchesWords(call, 'cargo_words'))
    .select('cargos.id')
  return {
    hits,
    total: await countTotal(
      hits,
      withWord,
      keys.length > 0 ? cargos.where('number_key', 'in', keys) : null,
    ),
  }
}

export const cargoKind = defineKind({
  policy: cargoPolicy,
  handlers: cargoHandlers,
  findTitles: (db, ids) =>
    db.selectFrom('cargos').select(['id', 'number as title']).where('id', 'in', ids).execute(),
  papers: {
    packing_list: packingListPaper,
    loading_instruction: loadingInstructionPaper,
    cmr: cmrPaper,
    shipping_instruction: shippingInstructionPaper,
    vgm_declaration: vgmDeclarationPaper,
  },
  search: {
    roles: ['purchase_manager', 'cargo_manager', 'global_manager', 'admin'],
    find: searchCargos,
  },
})
