import { dequal } from 'dequal/lite'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import {
  blankSpecification,
  changeSpecification,
  specificationChoices,
  getDefaultDensity,
  type LengthDraft,
  LengthsField,
  type Specification,
  toLengthMix,
} from '@/entities/product'
import { focusFirstError } from '@/shared/forms'
import { useTranslation } from '@/shared/i18n'
import { isDecimal } from '@domain/numbers'
import type { LinesStore } from '@/shared/ui/lines-grid'
import { Banner, Button, Drawer, NativeSelect, NumberField, TextField, toast } from '@/shared/ui'
import type { SpecificationChanges, SpecificationDrafts } from '../model/use-specification-drafts'
import { parseWood, setParsedQuantity } from '../model/parse-wood'
import type { WoodLine } from '../model/wood-line'
import styles from './specification-drawer.module.css'

interface SpecificationDrawerProps {
  lines: LinesStore<WoodLine>
  drafts: SpecificationDrafts
  lineId: string
  isReadOnly: boolean
  /** Receives the column that gets the focus. */
  onClose: (columnId: 'product' | 'quantity') => void
}

type ChoiceField = keyof typeof specificationChoices
type WordField = 'quality' | 'treatment_color' | 'color' | 'group' | 'hs_code'
type NumberName =
  | 'thickness_mm'
  | 'width_mm'
  | 'length_mm'
  | 'diameter_mm'
  | 'taper_mm_per_m'
  | 'humidity_percent'
  | 'pcs_per_pack'
  | 'pack_width_mm'
  | 'pack_height_mm'
  | 'density_kg_m3'

const units: Record<NumberName, string> = {
  thickness_mm: 'mm',
  width_mm: 'mm',
  length_mm: 'mm',
  diameter_mm: 'mm',
  taper_mm_per_m: 'mm/m',
  humidity_percent: '%',
  pcs_per_pack: '',
  pack_width_mm: 'mm',
  pack_height_mm: 'mm',
  density_kg_m3: 'kg/m³',
}

/** True for fields without a default: no wood is assumed before the user names one. */
const canBeEmpty = (field: ChoiceField) => field === 'wood' || field === 'treatment'

const findChanges = (before: Specification, after: Specification) => {
  const old = new Map<string, unknown>(Object.entries(before))
  return Object.fromEntries(
    Object.entries(after).filter(([field, value]) => value !== old.get(field)),
  ) as SpecificationChanges
}

/** True if only the mixed lengths differ, which a line may choose of its product. */
const isInOtherLengths = (before: Specification, after: Specification): boolean =>
  before.length_mm === null &&
  Boolean(after.lengths) &&
  dequal({ ...before, lengths: null }, { ...after, lengths: null })

/**
 * Editor for all specification fields of a line. Changing a product's specification makes the line
 * a free one, except for the lengths of a product that holds many.
 */
export function SpecificationDrawer({
  lines,
  drafts,
  lineId,
  isReadOnly,
  onClose,
}: SpecificationDrawerProps) {
  const { t } = useTranslation(['widgets/wood-lines', 'entities/product', 'shared/forms'])
  const line = lines.line(lineId)
  // The line loses its words once they are read, even while the drawer is open.
  const [words] = useState(() => (line && !line.specification ? line.product_name : ''))
  const [written] = useState(() => parseWood(words))
  const [initial] = useState<Specification>({
    ...blankSpecification,
    ...(line?.specification ?? written?.specification),
  })
  const [draft] = useState(() => (isReadOnly ? {} : drafts.getChanges(lineId)))
  const [specification, setSpecification] = useState<Specification>({ ...initial, ...draft })
  // Text of fields that is not a whole number, by field name.
  const [unread, setUnread] = useState<Readonly<Partial<Record<NumberName, string>>>>({})
  const [lengths, setLengths] = useState<LengthDraft | null>(specification.lengths ?? null)
  const fields = useRef<HTMLDivElement>(null)
  const [refusals, setRefusals] = useState(0)
  const isRefused = refusals > 0
  useEffect(() => {
    if (refusals > 0) focusFirstError(fields.current)
  }, [refusals])

  function change(part: SpecificationChanges) {
    const after = changeSpecification(specification, part)
    setSpecification(after)
    drafts.save(lineId, findChanges(initial, after))
  }

  function changeLengths(next: LengthDraft | null) {
    setLengths(next)
    // Unfinished lengths are no specification yet.
    const complete = next && toLengthMix(next)
    change({ lengths: complete, ...(next && { length_mm: null }) })
  }

  function take() {
    const isUnfinished = lengths !== null && toLengthMix(lengths) === null
    if (Object.keys(unread).length > 0 || isUnfinished) {
      setRefusals(refusals + 1)
      return toast.formValidationError()
    }
    drafts.save(lineId, {})
    const isProduct = line?.product_id && dequal(initial, specification)
    if (line?.product_id && !isProduct && isInOtherLengths(initial, specification)) {
      lines.write(lineId, (before) => ({ ...before, specification }))
    } else if (!isProduct) {
      lines.write(lineId, (before) => ({
        ...(written ? setParsedQuantity(before, written) : before),
        product_id: null,
        product_name: '',
        specification,
        // As with a product, the line's own certification, often the client's, is kept.
        certification:
          before.certification === 'none' ? specification.certification : before.certification,
      }))
    }
    onClose('quantity')
  }
  function cancel() {
    if (!isReadOnly) drafts.save(lineId, {})
    onClose('product')
  }
  // Ctrl+Enter works in every field, as specifications are edited between two cells of the grid.
  function onKeyDown(event: KeyboardEvent) {
    if (isReadOnly || event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    take()
  }

  const renderChoice = (field: ChoiceField) => (
    <NativeSelect
      key={field}
      label={t(`entities/product:field.${field}`)}
      value={specification[field] ?? ''}
      isReadOnly={isReadOnly}
      isRequired={!canBeEmpty(field)}
      placeholder={canBeEmpty(field) ? t('widgets/wood-lines:spec.unsaid') : undefined}
      options={specificationChoices[field].map((value) => ({
        value,
        label: formatChoice(field, value),
      }))}
      onChange={(value) =>
        (value !== '' || canBeEmpty(field)) && change({ [field]: value === '' ? null : value })
      }
    />
  )
  const formatChoice = (field: ChoiceField, value: string) =>
    t(`entities/product:${field}.${value}` as 'entities/product:wood.PCAB')
  const renderWord = (field: WordField) => (
    <TextField
      key={field}
      label={t(`entities/product:field.${field}`)}
      value={specification[field] ?? ''}
      isReadOnly={isReadOnly}
      maxLength={field === 'group' ? 60 : 40}
      onChange={(value) => change({ [field]: value === '' && field !== 'quality' ? null : value })}
    />
  )
  const renderNumber = (field: NumberName) => (
    <NumberField
      key={field}
      label={t(`entities/product:field.${field}`)}
      value={unread[field] ?? String(specification[field] ?? '')}
      unit={units[field]}
      maxPlaces={0}
      error={isRefused && unread[field] !== undefined ? t('shared/forms:number.whole') : undefined}
      isReadOnly={isReadOnly}
      onChange={(value) => {
        const isRead = value === '' || (isDecimal(value) && Number.isInteger(Number(value)))
        setUnread(({ [field]: _, ...others }) => (isRead ? others : { ...others, [field]: value }))
        const emptyValue = field === 'density_kg_m3' ? getDefaultDensity(specification) : null
        if (isRead) change({ [field]: value === '' ? emptyValue : Number(value) })
      }}
    />
  )

  return (
    // Key events bubble here from the whole drawer.
    <div onKeyDown={onKeyDown}>
      <Drawer
        isOpen
        title={t('widgets/wood-lines:spec.title')}
        onClose={cancel}
        actions={
          !isReadOnly && (
            <>
              <Button variant="primary" aria-keyshortcuts="Control+Enter" onClick={take}>
                {t('widgets/wood-lines:spec.take')}
              </Button>
              <Button onClick={cancel}>{t('widgets/wood-lines:spec.cancel')}</Button>
            </>
          )
        }
      >
        <div ref={fields} className={styles.fields}>
          {Object.keys(draft).length > 0 && <Banner>{t('widgets/wood-lines:spec.kept')}</Banner>}
          {written && (
            <Banner tone={written.unclear ? 'waiting' : 'info'}>
              {t(
                written.unclear
                  ? 'widgets/wood-lines:spec.unclear'
                  : 'widgets/wood-lines:spec.written',
                { words },
              )}
            </Banner>
          )}
          {line?.product_id && !isReadOnly && (
            <Banner>{t('widgets/wood-lines:spec.of_product')}</Banner>
          )}
          <fieldset className={styles.group}>
            <legend>{t('widgets/wood-lines:spec.wood')}</legend>
            {renderChoice('wood')}
            {renderWord('quality')}
            {renderChoice('profile')}
            {renderChoice('treatment')}
            {renderWord('treatment_color')}
            {renderWord('color')}
            {renderNumber('humidity_percent')}
            {renderNumber('density_kg_m3')}
          </fieldset>
          <fieldset className={styles.group}>
            <legend>{t('widgets/wood-lines:spec.size')}</legend>
            {renderNumber('thickness_mm')}
            {renderNumber('width_mm')}
            {renderNumber('diameter_mm')}
            {renderNumber('taper_mm_per_m')}
            <p className={styles.hint}>{t('widgets/wood-lines:spec.pole')}</p>
            <LengthsField
              value={lengths}
              onChange={changeLengths}
              counted={line ? { quantity: line.quantity, unit: line.unit } : null}
              isChecked={isRefused}
              isReadOnly={isReadOnly}
            >
              {renderNumber('length_mm')}
            </LengthsField>
          </fieldset>
          <fieldset className={styles.group}>
            <legend>{t('widgets/wood-lines:spec.pack')}</legend>
            {renderNumber('pcs_per_pack')}
            <NumberField
              label={t('entities/product:field.m3_per_pack')}
              value={specification.m3_per_pack ?? ''}
              unit="m³"
              maxPlaces={3}
              minPlaces={3}
              isReadOnly={isReadOnly}
              onChange={(value) => change({ m3_per_pack: value === '' ? null : value })}
            />
            {renderNumber('pack_width_mm')}
            {renderNumber('pack_height_mm')}
            {renderChoice('packaging')}
            {renderChoice('category')}
            {renderChoice('certification')}
            {renderWord('group')}
            {renderWord('hs_code')}
          </fieldset>
        </div>
      </Drawer>
    </div>
  )
}
