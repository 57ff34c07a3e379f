import { defineKind } from '../records/record-kind'
import { cargoHandlers } from './handlers'
import { cmrPaper } from './papers/cmr-paper'
import { loadingInstructionPaper } from './papers/loading-instruction-paper'
import { packingListPaper } from './papers/packing-list-paper'
import { shippingInstructionPaper } from './papers/shipping-instruction-paper'
import { vgmDeclarationPaper } from './papers/vgm-declaration-paper'
import { cargoPolicy } from './policy'
import {
  findNewest,
  findNewestByWords,
  type Hit,
  type SearchCall,
  type SearchResult,
  toNumberKeys,
} from '../search/search-hits'

const SHOWN_COLUMNS = [
  'cargos.id',
  'cargos.number',
  'cargos.container_number',
  'cargos.truck_plate',
  'cargos.status',
] as const

async function searchCargos(call: SearchCall): Promise<SearchResult> {
  const { db } = call
  const keys = toNumberKeys(call, 'C')
  const numbered = db.selectFrom('cargos').where('number_key', 'in', keys)
  const { rows, total } = await findNewest(
    {
      byWords: findNewestByWords(call, 'cargo_words'),
      byNumber: keys.length > 0 ? numbered.select('number_key as docid') : null,
      keys,
    },
    (newest) =>
      db
        .selectFrom(newest)
        .innerJoin('cargos', 'cargos.number_key', 'newest.docid')
        .select([...SHOWN_COLUMNS, 'newest.total'])
        .orderBy('newest.place')
        .orderBy('newest.docid', 'desc')
        .execute(),
  )
  const hits = rows.map(({ id, number, container_number, truck_plate, status }): Hit => ({
    kind: 'cargo',
    id,
    name: number,
    about: container_number ?? truck_plate,
    status,
  }))
  return { hits, total }
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
