import { useState } from 'react'
import { formatWoodName } from '@/entities/product'
import type { InspectableSupply } from '@/entities/inspection'
import { useRecord } from '@/features/edit-record'
import { createFields, useField } from '@/shared/forms'
import { useFormat, useTranslation } from '@/shared/i18n'
import {
  Button,
  FieldTextList,
  IconButton,
  PencilIcon,
  Progress,
  Status,
  Trash2Icon,
} from '@/shared/ui'
import {
  supplyReportForm,
  type InspectedLineValues,
  type PieceValues,
  type SupplyReportValues,
} from '../model/supply-report-form'
import { useInspectedLineFigures } from '../model/use-inspected-supply'
import styles from './line-card.module.css'
import { PieceList } from './piece-list'
import { PiecePad } from './piece-pad'

const Field = createFields<SupplyReportValues>()

interface LineCardProps {
  index: number
  line: InspectedLineValues
  wood: InspectableSupply['lines'][number]
  onRemove: (() => void) | undefined
}

/** Inspected line: its lot, its sample and its accepted pieces. */
export function LineCard({ index, line, wood, onRemove }: LineCardProps) {
  const { t } = useTranslation(['pages/supply-report', 'entities/inspection'])
  const format = useFormat()
  const { fields, canEdit } = useRecord(supplyReportForm)
  const { figures, readings, averageMoisture } = useInspectedLineFigures(line, wood)
  /** The piece in the pad: `new` or an id; null while the pad is closed. */
  const [chosen, setChosen] = useState<string | null>(null)
  const { ref: measureRef } = useField<unknown>(`lines.${index}.readings`)
  const isEditable = canEdit('lines')
  const { plan, sampled_pcs, failed_pcs, passes } = figures
  const name = `${index + 1}. ${formatWoodName(wood)}`
  const setPieces = (pieces: PieceValues[]) =>
    fields.setValue(`lines.${index}.readings`, pieces, { shouldDirty: true })

  const lot = (
    <Field.Number
      name={`lines.${index}.lot_pcs`}
      hint={
        wood.expected_pcs === null
          ? undefined
          : t('pages/supply-report:line.expected', { pcs: format.number(wood.expected_pcs, 0) })
      }
    />
  )
  const sampledPacks = <Field.Number name={`lines.${index}.sampled_packs`} />
  const grade = (
    <Field.Text
      name={`lines.${index}.grade_found`}
      hint={
        wood.specification.quality
          ? t('pages/supply-report:line.ordered_grade', { grade: wood.specification.quality })
          : undefined
      }
    />
  )
  const rejected = (
    <Field.Number
      name={`lines.${index}.rejected_pcs`}
      hint={
        figures.accepted_m3 === null
          ? undefined
          : t('pages/supply-report:line.accepted', { m3: format.volume(figures.accepted_m3) })
      }
    />
  )
  const sample = plan && (
    <>
      <p className={styles.plan}>
        {t('pages/supply-report:line.plan', {
          count: plan.sample_pcs,
          pcs: format.number(plan.sample_pcs, 0),
        })}{' '}
        {t('pages/supply-report:line.accept', { count: plan.accept })}{' '}
        <span className={styles.source}>{t('pages/supply-report:line.source')}</span>
      </p>
      <div className={styles.state}>
        <Progress
          label={t('pages/supply-report:line.measured', {
            done: format.number(sampled_pcs, 0),
            all: format.number(plan.sample_pcs, 0),
          })}
          text={format.share(Math.min(1, sampled_pcs / plan.sample_pcs) * 100)}
          value={Math.min(1, sampled_pcs / plan.sample_pcs)}
        />
        <p role="status">
          {passes === null ? (
            t('pages/supply-report:line.failed', { count: failed_pcs })
          ) : (
            <Status tone={passes ? 'done' : 'blocked'}>
              {t(passes ? 'pages/supply-report:line.passes' : 'pages/supply-report:line.fails', {
                count: failed_pcs,
              })}
            </Status>
          )}
        </p>
      </div>
    </>
  )
  const pieces = (
    <PieceList
      specification={wood.specification}
      readings={readings}
      averageMoisture={averageMoisture}
      onOpen={isEditable ? setChosen : undefined}
    />
  )
  const defects = figures.defects.length > 0 && (
    <table className={styles.defects}>
      <caption>{t('pages/supply-report:line.defects')}</caption>
      <tbody>
        {figures.defects.map(({ kind, pcs, percent }) => (
          <tr key={kind}>
            <th scope="row">{t(`entities/inspection:defect.${kind}`)}</th>
            <td>{t('pages/supply-report:pieces', { count: pcs })}</td>
            <td>{format.percent(percent, 1)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )

  if (!isEditable) {
    return (
      <section className={styles.line} aria-label={name}>
        <h3 className={styles.title}>{name}</h3>
        <div className={styles.result}>
          <div className={styles.findings}>
            <FieldTextList className={styles.facts}>
              {lot}
              {sampledPacks}
              {grade}
              {rejected}
            </FieldTextList>
            {sample}
            {defects}
          </div>
          {pieces}
        </div>
      </section>
    )
  }

  return (
    <section className={styles.line} aria-label={name}>
      <header className={styles.head}>
        <h3 className={styles.title}>{name}</h3>
        {onRemove && (
          <IconButton
            size="s"
            label={t('pages/supply-report:line.remove', { wood: name })}
            icon={<Trash2Icon />}
            onClick={onRemove}
          />
        )}
      </header>
      <div className={styles.fields}>
        <div>{lot}</div>
        <div>{sampledPacks}</div>
      </div>
      {sample}
      {chosen === null ? (
        <Button
          ref={measureRef}
          variant="secondary"
          size="l"
          className={styles.measure}
          icon={<PencilIcon />}
          onClick={() => setChosen('new')}
        >
          {t(
            sampled_pcs === 0
              ? 'pages/supply-report:line.measure'
              : 'pages/supply-report:line.go_on',
          )}
        </Button>
      ) : (
        <PiecePad
          key={chosen}
          wood={wood}
          pieces={line.readings}
          averageMoisture={averageMoisture}
          editedId={chosen === 'new' ? null : chosen}
          onChange={setPieces}
          onEdited={() => setChosen('new')}
          onClose={() => setChosen(null)}
        />
      )}
      {pieces}
      {defects}
      <div className={styles.fields}>
        <div>
          {grade}
          {wood.specification.quality !== '' && line.grade_found === '' && (
            <Button
              className={styles.quick}
              onClick={() =>
                fields.setValue(`lines.${index}.grade_found`, wood.specification.quality, {
                  shouldDirty: true,
                })
              }
            >
              {t('pages/supply-report:line.as_ordered', { grade: wood.specification.quality })}
            </Button>
          )}
        </div>
        <div>
          {rejected}
          {line.rejected_pcs === '' && (
            <Button
              className={styles.quick}
              onClick={() =>
                fields.setValue(`lines.${index}.rejected_pcs`, '0', { shouldDirty: true })
              }
            >
              {t('pages/supply-report:line.take_all')}
            </Button>
          )}
        </div>
      </div>
    </section>
  )
}
