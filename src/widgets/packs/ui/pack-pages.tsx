import { useMemo, useState, useSyncExternalStore } from 'react'
import type { Pack } from '@/entities/pack'
import type { Specification } from '@/entities/product'
import { useFormat, useTranslation } from '@/shared/i18n'
import { NativeSelect } from '@/shared/ui'
import type { LinesStore, PastedBlock } from '@/shared/ui/lines-grid'
import { listOrderedLengths } from '../model/ordered-lengths'
import type { PackRow } from '../model/pack-row'
import { createPageStore, PAGE_SIZE } from '../model/page-store'
import { PackMatrix } from './pack-matrix'

interface PackPagesProps {
  store: LinesStore<PackRow>
  specification: Specification
  /** Saved packs, whose status the matrix shows. */
  packs: readonly Pack[]
  isReadOnly?: boolean
  countNumber?: (key: string) => number
  handlePaste?: (block: PastedBlock) => boolean
}

/** The matrix of a line's packs; long lists are shown in pages. */
export function PackPages({
  store,
  specification,
  packs,
  isReadOnly = false,
  countNumber,
  handlePaste,
}: PackPagesProps) {
  const { t } = useTranslation('widgets/packs')
  const format = useFormat()
  const [page, setPage] = useState(0)
  const size = useSyncExternalStore(store.subscribeOrder, () => store.order().length)
  const pages = Math.max(1, Math.ceil(size / PAGE_SIZE))
  const shown = Math.min(page, pages - 1)
  const start = shown * PAGE_SIZE
  // Another page, or rows that were loaded anew, begin a new store; typed rows do not.
  const first = useSyncExternalStore(store.subscribeOrder, () => store.order()[start] ?? '')
  // Rows that are typed one by one do not divide the list under the user's hands.
  const [sizes, setSizes] = useState({ last: size, loaded: size })
  if (sizes.last !== size)
    setSizes({ last: size, loaded: Math.abs(size - sizes.last) > 1 ? size : sizes.loaded })
  const isPaged = sizes.loaded > PAGE_SIZE
  const pageStore = useMemo(
    () =>
      isPaged && first !== ''
        ? createPageStore(store, store.order().slice(start, start + PAGE_SIZE))
        : store,
    [store, start, first, isPaged],
  )
  const lengths = useMemo(() => listOrderedLengths(specification), [specification])
  const statuses = useMemo(() => new Map(packs.map(({ id, status }) => [id, status])), [packs])
  return (
    <>
      {isPaged && (
        <NativeSelect
          label={t('page.label')}
          value={String(shown)}
          options={Array.from({ length: pages }, (_, at) => ({
            value: String(at),
            label: t('page.rows', {
              from: format.number(at * PAGE_SIZE + 1),
              to: format.number(Math.min(size, (at + 1) * PAGE_SIZE)),
              total: format.number(size),
            }),
          }))}
          onChange={(value) => setPage(Number(value))}
        />
      )}
      <PackMatrix
        key={`${start} ${isPaged}`}
        label={t('matrix')}
        store={pageStore}
        section={specification}
        lengths={lengths}
        statuses={statuses}
        isReadOnly={isReadOnly}
        handlePaste={handlePaste}
        {...(countNumber && { countNumber })}
      />
    </>
  )
}
