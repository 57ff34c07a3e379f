import { useState } from 'react'
import type { RecordColumn } from '../model/column'
import type { ListSearch, RecordFilter } from '../model/filter'
import type { RecordSource } from '../model/use-record-pages'
import { RecordList } from './record-list'

/** A pack of boards, sample data for stories and tests. */
export interface Pack {
  readonly id: string
  readonly mark: string
  readonly wood: string
  readonly volume_m3: string
}

const WOODS = ['Pine', 'Spruce', 'Larch'] as const

export const createSamplePack = (index: number): Pack => ({
  id: `pack-${index}`,
  mark: `P-${String(index + 1).padStart(6, '0')}`,
  wood: WOODS[index % WOODS.length] ?? 'Pine',
  volume_m3: ((index % 40) + 1.125).toFixed(3),
})

export const sampleColumns: readonly RecordColumn<Pack>[] = [
  {
    id: 'mark',
    title: 'Pack label',
    width: 11.5,
    sort: { ascending: 'mark', descending: '-mark' },
    cell: (pack) => pack.mark,
    sheet: { type: 'text', value: (pack) => pack.mark },
  },
  {
    id: 'wood',
    title: 'Wood',
    width: 14,
    grows: 1,
    cell: (pack) => pack.wood,
    sheet: { type: 'text', value: (pack) => pack.wood },
  },
  {
    id: 'volume',
    title: 'Volume',
    unit: 'm³',
    width: 10,
    align: 'end',
    cell: (pack) => pack.volume_m3,
    sheet: { type: 'number', places: 3, value: (pack) => pack.volume_m3 },
  },
]

const filters: readonly RecordFilter[] = [
  {
    kind: 'choices',
    id: 'wood',
    label: 'Wood',
    choices: WOODS.map((wood) => ({ value: wood, label: wood })),
  },
  { kind: 'weeks', id: 'week', label: 'Week', fromId: 'week_from', toId: 'week_to' },
]

const packCard = (pack: Pack) => `${pack.mark} · ${pack.wood}`
export const packHref = (pack: Pack): string | null => `#${pack.id}`
const countText = (total: number) => `${total} packs`
const exportNoRows = () => Promise.resolve({ items: [], next_cursor: null, total: 0 })

/** Returns a source with all rows loaded. */
export function createSampleSource(
  total: number,
  part: Partial<RecordSource<Pack>> = {},
): RecordSource<Pack> {
  return {
    state: 'ready',
    error: null,
    total,
    loaded: total,
    pageCount: 1,
    hasMore: false,
    hasMoreFailed: false,
    isStale: false,
    getRow: (index) => (index < total ? createSamplePack(index) : undefined),
    fetchMore() {},
    retry() {},
    ...part,
  }
}

interface Props {
  source: RecordSource<Pack>
  initialSearch?: ListSearch
  onOpen?(pack: Pack): void
}

/** A list of packs that keeps its search in state instead of the URL. */
export function SampleList({ source, initialSearch = {}, onOpen = () => {} }: Props) {
  const [search, setSearch] = useState(initialSearch)
  return (
    <div style={{ display: 'flex', height: '640px' }}>
      <RecordList
        listId="packs"
        owner="user-1"
        label="Packs"
        columns={sampleColumns}
        card={packCard}
        filters={filters}
        search={search}
        onSearch={setSearch}
        defaultSort="mark"
        source={source}
        getHref={packHref}
        onOpen={onOpen}
        countText={countText}
        emptyTitle="No packs yet"
        emptyText="Packs come from a packing list."
        fetchExportPage={exportNoRows}
        fileName="packs.xlsx"
        positionKey=""
      />
    </div>
  )
}
