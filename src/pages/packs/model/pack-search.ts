import type { PackSearch } from '@/entities/pack'
import { listPacksSearch } from '@/shared/api/generated/searches'
import { createListSearchValidator } from '@/shared/lib/list-search'

export const toPackSearch = createListSearchValidator<PackSearch>(listPacksSearch)

/** True for a text that finds only a whole number: one letter or digit, or none. */
export const isTooShort = ({ q = '' }: PackSearch): boolean =>
  q !== '' && q.replaceAll(/[^\p{L}\p{N}]/gu, '').length < 2
