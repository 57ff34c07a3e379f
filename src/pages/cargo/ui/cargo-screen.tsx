import { Link, useMatch } from '@tanstack/react-router'
import { CargoStatusBadge, findPortName, type Cargo } from '@/entities/cargo'
import { LateMark } from '@/entities/document'
import { StepActions, StepNeeds, useSteps, useWarnings } from '@/features/change-status'
import { RecordNotices, SaveState, useRecord } from '@/features/edit-record'
import { useTranslation } from '@/shared/i18n'
import { lazyComponent } from '@/shared/lib/lazy-component'
import { Banner, menuItemClass } from '@/shared/ui'
import {
  DocumentFrame,
  DocumentSection,
  PrintInternalItem,
  RecordPanel,
  useActivityTexts,
  PaperSwitch,
} from '@/widgets/document'
import { CargoReports } from '@/widgets/record-reports'
import type { CargoPaperName } from '..'
import { cargoForm } from '../model/cargo-form'
import { cargoWorkflow } from '../model/cargo-workflow'
import { cargoActivityTexts } from '../model/cargo-activity-texts'
import { useReportLink } from '../model/use-report-link'
import { CargoFiguresRail } from './cargo-rail'
import { CargoSections } from './cargo-sections'
import { CargoShares } from './cargo-shares'

const CargoPaper = lazyComponent(async () => (await import('./cargo-paper')).CargoPaper)

/** A cargo, new or saved, and with `?view=` one of its papers in its place. */
export function CargoScreen() {
  const { saved: cargo } = useRecord(cargoForm)
  const view = useMatch({ from: '/cargo/$id', shouldThrow: false })?.search.view
  const isPaper = view === 'packing_list' || view === 'loading' || view === 'cmr'
  return (
    <PaperSwitch
      paper={cargo !== null && isPaper ? <CargoPaper cargo={cargo} name={view} /> : null}
    >
      <CargoDocument />
    </PaperSwitch>
  )
}

const getPaperNames = ({ kind }: Cargo): readonly CargoPaperName[] => [
  'packing_list',
  'loading',
  ...(kind === 'truck' ? (['cmr'] as const) : []),
]

/** From where to where, by port; nothing while neither is said. */
const formatRoute = ({ port_of_loading: from, port_of_discharge: to }: Cargo) =>
  [from, to]
    .map((code) => code && (findPortName(code) ?? code))
    .filter(Boolean)
    .join(' → ')

function CargoDocument() {
  const { t } = useTranslation('pages/cargo')
  const { saved: cargo } = useRecord(cargoForm)
  const steps = useSteps(cargoWorkflow)
  const warnings = useWarnings(cargo, steps.preview)
  const words = useActivityTexts(cargoActivityTexts)
  const wayOf = useReportLink(cargo)
  const subtitle = cargo && [
    cargo.container_number ?? cargo.truck_plate,
    formatRoute(cargo),
    cargo.carrier,
  ]
  return (
    <DocumentFrame
      isInternal
      title={cargo?.number ?? t('new')}
      status={
        cargo && (
          <>
            <CargoStatusBadge status={cargo.status} /> <LateMark days={cargo.late_days} />
          </>
        )
      }
      subtitle={subtitle?.filter(Boolean).join(', ')}
      saveState={<SaveState />}
      actions={
        <StepActions
          steps={steps}
          papers={
            cargo &&
            getPaperNames(cargo).map((name) => (
              <CargoPaperItem key={name} id={cargo.id} name={name} />
            ))
          }
        >
          <PrintInternalItem />
          {cargo && (
            <Link to="/cargo/new" className={menuItemClass}>
              {t('action.new')}
            </Link>
          )}
        </StepActions>
      }
      notice={
        <RecordNotices>
          {cargo?.cancel_reason && (
            <Banner tone="blocked" title={t('canceled')}>
              {cargo.cancel_reason}
            </Banner>
          )}
        </RecordNotices>
      }
      figures={<CargoFiguresRail />}
      needs={<StepNeeds steps={steps} getNavigation={wayOf} />}
      record={<RecordPanel kind="cargo" record={cargo} words={words} />}
    >
      <CargoSections checklist={(steps.preview ?? cargo)?.checklist ?? []} warnings={warnings} />
      <CargoShares shares={(steps.preview ?? cargo)?.shares ?? []} />
      {cargo?.kind === 'container' && <CargoReports cargoId={cargo.id} section={DocumentSection} />}
    </DocumentFrame>
  )
}

function CargoPaperItem({ id, name }: { id: string; name: CargoPaperName }) {
  const { t } = useTranslation('pages/cargo')
  return (
    <Link to="/cargo/$id" params={{ id }} search={{ view: name }} className={menuItemClass}>
      {t(`action.print.${name}`)}
    </Link>
  )
}
