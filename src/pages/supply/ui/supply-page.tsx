import { useQuery } from '@tanstack/react-query'
import { Link, useMatch, useParams } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { toPaperRecord } from '@/entities/document'
import { type Supply, supplyQueryOptions } from '@/entities/supply'
import { recordLoader, RecordPage, useRecord } from '@/features/edit-record'
import { useTranslation } from '@/shared/i18n'
import { useFocusAfterSwitch } from '@/shared/lib/headline'
import { lazyComponent } from '@/shared/lib/lazy-component'
import { FigureList, getButtonClass, KeyFigure, Skeleton } from '@/shared/ui'
import {
  DocumentProgressSkeleton,
  DocumentSection,
  DocumentSkeleton,
  PaperDeskSkeleton,
  PaperSwitch,
  PaperView,
  PrintedPaper,
  SectionSkeleton,
} from '@/widgets/document'
import { supplyFormConfig } from '../model/supply-form'
import { SupplyDocument } from './supply-document'

const isOrderValid = ({ status }: Supply) => status !== 'draft' && status !== 'canceled'

/** Renders the printed order instead of the screen once the supply is ordered. */
function PrintedOrder() {
  const { saved: supply, lines, snapshots } = useRecord(supplyFormConfig)
  if (!supply || !isOrderValid(supply)) return null
  const isUnsaved = () => Boolean(lines?.hasOpenCell()) || snapshots.take().isDirty
  return (
    <PrintedPaper
      record={toPaperRecord('supply', supply)}
      paper="supply_order"
      isUnsaved={isUnsaved}
    />
  )
}

/** A new or saved supply; with `?view=`, one of its papers. */
function SupplyScreen() {
  const { t } = useTranslation('pages/supply')
  const { saved: supply } = useRecord(supplyFormConfig)
  const search = useMatch({ from: '/supplies/$id', shouldThrow: false })?.search
  return (
    <PaperSwitch
      paper={
        supply && search?.view ? (
          <PaperView
            record={toPaperRecord('supply', supply)}
            choice={{ paper: search.view, revision: search.revision, sent: search.sent }}
            back={
              <Link to="/supplies/$id" params={{ id: supply.id }} className={getButtonClass({})}>
                {t('action.back')}
              </Link>
            }
          />
        ) : null
      }
    >
      <PrintedOrder />
      <SupplyDocument />
    </PaperSwitch>
  )
}

/** Skeleton with the fixed parts of every supply. */
function SupplySkeleton() {
  const { t } = useTranslation(['pages/supply', 'widgets/document'])
  const savedMatch = useMatch({ from: '/supplies/$id', shouldThrow: false })
  const view = savedMatch?.search.view
  if (view) return <PaperDeskSkeleton title={t(`widgets/document:papers.${view}.title`)} />
  const figures = (
    <FigureList>
      <KeyFigure label={t('figures.volume')} value={null} />
      <KeyFigure label={t('figures.weight')} value={null} size="s" />
      <KeyFigure label={t('figures.amount')} value={null} />
    </FigureList>
  )
  return (
    <DocumentSkeleton
      title={t(savedMatch ? 'supply' : 'new')}
      progress={<DocumentProgressSkeleton />}
      figures={figures}
    >
      <SectionSkeleton
        title={t('section.sawmill')}
        fields={[{ span: 6, extra: 'hint' }, 3, 3, 3, 3, 3, 3]}
      />
      <SectionSkeleton title={t('section.loading')} fields={[2, 3, 5, 2]} />
      <DocumentSection title={t('section.lines')} layout="whole">
        <Skeleton height="14rem" />
      </DocumentSection>
    </DocumentSkeleton>
  )
}

const RevisionPage = lazyComponent(
  async () => (await import('./revision-page')).RevisionPage,
  () => <SupplySkeleton />,
)

/** A new or saved supply; with `?revision=2`, a revision of it. */
export function SupplyPage(): ReactElement {
  const { id } = useParams({ strict: false })
  const search = useMatch({ from: '/supplies/$id', shouldThrow: false })?.search
  const number = search?.view === undefined ? search?.revision : undefined
  useFocusAfterSwitch(number)
  const { data: supply } = useQuery({
    ...supplyQueryOptions(id ?? ''),
    enabled: id !== undefined && number !== undefined,
    retryOnMount: false,
  })
  // Without the supply, its own screen shows that it is loading or why it failed.
  if (number !== undefined && supply)
    return <RevisionPage key={`${supply.id} ${number}`} supply={supply} number={number} />
  return (
    <RecordPage config={supplyFormConfig} screen={SupplyScreen} skeleton={<SupplySkeleton />} />
  )
}

export const loader = recordLoader(supplyFormConfig)
