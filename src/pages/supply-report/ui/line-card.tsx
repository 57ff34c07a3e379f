import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { InspectedFigures } from '@domain/rules/inspection'
import { formatWoodName } from '@/entities/product'
import type { InspectableSupply } from '@/entities/inspection'
import { useRecord } from '@/features/edit-record'
import { createFields, useField } from '@/shared/forms'
import { useFormat, useTranslation } from '@/shared/i18n'
import {
  Banner,
  Button,
  FieldTextList,
  getButtonClass,
  IconButton,
  PencilIcon,
  Progress,
  Status,
  Trash2Icon,
} from '@/shared/ui'
import {
  supplyReportFormConfig,
  type InspectedLineValues,
  type SupplyReportValues,
} from '../model/supply-report-form'
import { useInspectedLineFigures } from '../model/use-inspected-supply'
import styles from './line-card.module.css'
import { PieceList } from './piece-list'
import { PiecePad } from './piece-pad'

const Field = createFields<SupplyReportValues>()

interface LineProps {
  index: number
  line: InspectedLineValues
  wood: InspectableSupply['lines'][number]
}

interface LineCardProps extends LineProps {
  onRemove: () => void
}

/** Inspected line: its lot, its sample and its accepted pieces. */
export function LineCard({ onRemove, ...props }: LineCardProps) {
  const { canEdit } = useRecord(supplyReportFormConfig)
  return canEdit('lines') ? (
    <EditableLine {...props} onRemove={onRemove} />
  ) : (
    <ReadOnlyLine {...props} />
  )
}

const formatLineName = (index: number, wood: LineProps['wood']): string =>
  `${index + 1}. ${formatWoodName(wood)}`

function ReadOnlyLine({ index, line, wood }: LineProps) {
  const { figures, readings, averageMoisture } = useInspectedLineFigures(line, wood)
  const name = formatLineName(index, wood)
  return (
    <section className={styles.line} aria-label={name}>
      <h3 className={styles.title}>{name}</h3>
      <ValidReport lineId={line.id} />
      <div className={styles.result}>
        <div className={styles.findings}>
          <FieldTextList className={styles.facts}>
            <LotField index={index} wood={wood} />
            <Field.Number name={`lines.${index}.sampled_packs`} />
            <GradeField index={index} wood={wood} />
            <RejectedField index={index} figures={figures} />
          </FieldTextList>
          <LineSample figures={figures} />
          <LineDefects defects={figures.defects} />
        </div>
        <PieceList
          specification={wood.specification}
          readings={readings}
          averageMoisture={averageMoisture}
          onOpen={undefined}
        />
      </div>
    </section>
  )
}

/** Another report of a line that an approval replaces, or that is valid after it. */
function ValidReport({ lineId }: { lineId: string }) {
  const { t } = useTranslation(['pages/supply-report', 'widgets/inspection'])
  const format = useFormat()
  const { saved } = useRecord(supplyReportFormConfig)
  const valid = saved?.valid_reports?.find(({ supply_line_id }) => supply_line_id === lineId)
  if (!valid) return null
  const { report, inspector, inspected_on, accepted_m3, rejected_m3, is_replaced } = valid
  return (
    <Banner
      tone="waiting"
      title={t(is_replaced ? 'line.replaces' : 'line.valid_after_approval', {
        number: report.number,
      })}
      action={
        <Link
          to="/supply-inspection-report/$id"
          params={{ id: report.id }}
          className={getButtonClass({ size: 's' })}
        >
          {t('widgets/inspection:open_report', { number: report.number })}
        </Link>
      }
    >
      {[
        inspector.name,
        inspected_on && format.date(inspected_on),
        t('line.accepted', { m3: format.volume(accepted_m3) }),
        t('line.rejected', { m3: format.volume(rejected_m3) }),
      ]
        .filter(Boolean)
        .join(', ')}
    </Banner>
  )
}

function EditableLine({ index, line, wood, onRemove }: LineCardProps) {
  const { t } = useTranslation('pages/supply-report')
  const { form } = useRecord(supplyReportFormConfig)
  const { figures, readings, averageMoisture } = useInspectedLineFigures(line, wood)
  /** The piece in the pad: `new` or an id; null while the pad is closed. */
  const [chosen, setChosen] = useState<string | null>(null)
  const { ref: measureRef } = useField<unknown>(`lines.${index}.readings`)
  const name = formatLineName(index, wood)

  return (
    <section className={styles.line} aria-label={name}>
      <header className={styles.head}>
        <h3 className={styles.title}>{name}</h3>
        <IconButton
          size="s"
          label={t('line.remove', { wood: name })}
          icon={<Trash2Icon />}
          onClick={onRemove}
        />
      </header>
      <div className={styles.fields}>
        <div>
          <LotField index={index} wood={wood} />
        </div>
        <div>
          <Field.Number name={`lines.${index}.sampled_packs`} />
        </div>
      </div>
      <LineSample figures={figures} />
      {chosen === null ? (
        <Button
          ref={measureRef}
          variant="secondary"
          size="l"
          className={styles.measure}
          icon={<PencilIcon />}
          onClick={() => setChosen('new')}
        >
          {t(figures.sampled_pcs === 0 ? 'line.measure' : 'line.go_on')}
        </Button>
      ) : (
        <PiecePad
          key={chosen}
          wood={wood}
          pieces={line.readings}
          averageMoisture={averageMoisture}
          editedId={chosen === 'new' ? null : chosen}
          onChange={(pieces) =>
            form.setValue(`lines.${index}.readings`, pieces, { shouldDirty: true })
          }
          onEdited={() => setChosen('new')}
          onClose={() => setChosen(null)}
        />
      )}
      <PieceList
        specification={wood.specification}
        readings={readings}
        averageMoisture={averageMoisture}
        onOpen={setChosen}
      />
      <LineDefects defects={figures.defects} />
      <div className={styles.fields}>
        <div>
          <GradeField index={index} wood={wood} />
          <OrderedGradeButton index={index} line={line} wood={wood} />
        </div>
        <div>
          <RejectedField index={index} figures={figures} />
          <AcceptAllButton index={index} line={line} />
        </div>
      </div>
    </section>
  )
}

function LotField({ index, wood }: Pick<LineProps, 'index' | 'wood'>) {
  const { t } = useTranslation('pages/supply-report')
  const format = useFormat()
  const { expected_pcs, volume_m3 } = wood
  const hint =
    expected_pcs === null
      ? t('line.whole', { m3: format.volume(volume_m3) })
      : t('line.expected', { pcs: format.number(expected_pcs, 0) })
  return <Field.Number name={`lines.${index}.lot_pcs`} hint={hint} />
}

function GradeField({ index, wood }: Pick<LineProps, 'index' | 'wood'>) {
  const { t } = useTranslation('pages/supply-report')
  const grade = wood.specification.quality
  return (
    <Field.Text
      name={`lines.${index}.grade_found`}
      hint={grade ? t('line.ordered_grade', { grade }) : undefined}
    />
  )
}

function OrderedGradeButton({ index, line, wood }: LineProps) {
  const { t } = useTranslation('pages/supply-report')
  const { form } = useRecord(supplyReportFormConfig)
  const grade = wood.specification.quality
  if (grade === '' || line.grade_found !== '') return null
  return (
    <Button
      className={styles.quick}
      onClick={() => form.setValue(`lines.${index}.grade_found`, grade, { shouldDirty: true })}
    >
      {t('line.as_ordered', { grade })}
    </Button>
  )
}

interface RejectedFieldProps {
  index: number
  figures: InspectedFigures
}

function RejectedField({ index, figures: { accepted_m3 } }: RejectedFieldProps) {
  const { t } = useTranslation('pages/supply-report')
  const format = useFormat()
  const hint =
    accepted_m3 === null ? undefined : t('line.accepted', { m3: format.volume(accepted_m3) })
  return <Field.Number name={`lines.${index}.rejected_pcs`} hint={hint} />
}

function AcceptAllButton({ index, line }: Pick<LineProps, 'index' | 'line'>) {
  const { t } = useTranslation('pages/supply-report')
  const { form } = useRecord(supplyReportFormConfig)
  if (line.rejected_pcs !== '') return null
  return (
    <Button
      className={styles.quick}
      onClick={() => form.setValue(`lines.${index}.rejected_pcs`, '0', { shouldDirty: true })}
    >
      {t('line.take_all')}
    </Button>
  )
}

/** Sampling plan of a line, measured pieces and the result so far. */
function LineSample({ figures }: { figures: InspectedFigures }) {
  const { t } = useTranslation('pages/supply-report')
  const format = useFormat()
  const { plan, sampled_pcs, failed_pcs, passes } = figures
  if (!plan) return null
  const measured = Math.min(1, sampled_pcs / plan.sample_pcs)
  const pcs = format.number(plan.sample_pcs, 0)
  return (
    <>
      <p className={styles.plan}>
        {t('line.plan', { count: plan.sample_pcs, pcs })} {t('line.accept', { count: plan.accept })}{' '}
        <span className={styles.source}>{t('line.source')}</span>
      </p>
      <div className={styles.state}>
        <Progress
          label={t('line.measured', { done: format.number(sampled_pcs, 0), all: pcs })}
          text={format.share(measured * 100)}
          value={measured}
        />
        <p role="status">
          {passes === null ? (
            t('line.failed', { count: failed_pcs })
          ) : (
            <Status tone={passes ? 'done' : 'blocked'}>
              {t(passes ? 'line.passes' : 'line.fails', {
                count: failed_pcs,
                allowed: format.number(plan.accept, 0),
              })}
            </Status>
          )}
        </p>
      </div>
    </>
  )
}

function LineDefects({ defects }: Pick<InspectedFigures, 'defects'>) {
  const { t } = useTranslation(['pages/supply-report', 'entities/inspection'])
  const format = useFormat()
  if (defects.length === 0) return null
  return (
    <table className={styles.defects}>
      <caption>{t('line.defects')}</caption>
      <tbody>
        {defects.map(({ kind, pcs, percent }) => (
          <tr key={kind}>
            <th scope="row">{t(`entities/inspection:defect.${kind}`)}</th>
            <td>{t('pieces', { count: pcs })}</td>
            <td>{format.percent(percent, 1)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
