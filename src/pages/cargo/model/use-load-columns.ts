import { useMemo } from 'react'
import { keepCountsWhole } from '@/entities/product'
import { formatFor, useTranslation } from '@/shared/i18n'
import {
  getLanguageNumberForm,
  readNumber,
  normalizeNumberMarks,
  type NumberForm,
} from '@domain/numbers'
import { isFractional, toLitres } from '@domain/timber'
import type { GridColumn } from '@/shared/ui/lines-grid'
import {
  computeLoadLineFigures,
  formatLoadWood,
  formatPackNumbers,
  hasOtherPackCount,
  LOAD_UNITS,
  type LoadLine,
} from './load-line'
import { setLoadQuantity, setLoadUnit } from './edit-loads'

type Column = GridColumn<LoadLine>
type Figure = 'quantity' | 'drop' | 'net_kg' | 'gross_kg'

/** Prevents line breaks after the hyphens of numbers, such as S-2026-0081. */
const keepNumbersWhole = (text: string) => text.replaceAll('-', '-\u2060')

/** Returns a plain number if the text is readable, else the text unchanged. */
function toPlainNumber(text: string, form: NumberForm): string {
  const number = readNumber(normalizeNumberMarks(text, form), form)
  return number.ok ? number.value : text.trim()
}

/**
 * Returns the columns of the loads.
 * @param hasPackNumbers true if packs of some load have numbers to choose from
 */
export function useLoadColumns(isReadOnly: boolean, hasPackNumbers: boolean): readonly Column[] {
  const { t, i18n } = useTranslation(['pages/cargo', 'entities/product', 'shared/forms'])
  const { language } = i18n
  return useMemo(() => {
    const format = formatFor(language)
    const languageForm = getLanguageNumberForm(language)
    const isNumber = (text: string) => /^\d+(\.\d+)?$/.test(text)
    const createFigureColumn = (
      id: Figure,
      width: number,
      options: { check?: (line: LoadLine) => string | null; placeholder?: string } = {},
    ): Column => ({
      kind: 'number',
      id,
      label: t(`load.${id}`),
      ...(id.endsWith('kg') && { unit: 'kg' }),
      width,
      isReadOnly,
      show: (line) => (isNumber(line[id]) ? format.number(line[id]) : line[id]),
      edit: (line) => line[id],
      write: (line, text, form = languageForm) =>
        id === 'quantity'
          ? setLoadQuantity(line, toPlainNumber(text, form))
          : { ...line, [id]: toPlainNumber(text, form) },
      ...options,
    })
    /** Creates a read-only column: the user chooses the wood with the load. */
    const createColumn = (
      id: 'wood' | 'for' | 'packs',
      width: number,
      getText: (line: LoadLine) => string,
      formatText = (text: string) => text,
    ): Column => ({
      kind: 'text',
      ...(id !== 'wood' && { isWide: true }),
      ...(id === 'packs' && { wraps: true }),
      id,
      label: t(`load.${id}`),
      width,
      isReadOnly: true,
      show: (line) => formatText(getText(line)),
      edit: getText,
      write: (line) => line,
    })
    const checkWholeNumber = (id: 'net_kg' | 'gross_kg') => (line: LoadLine) =>
      line[id] === '' || /^\d+$/.test(line[id]) ? null : t('shared/forms:field.not_whole')
    const units = LOAD_UNITS.map((value) => ({ value, label: t(`entities/product:unit.${value}`) }))
    const columns: readonly Column[] = [
      createColumn(
        'wood',
        hasPackNumbers ? 17.5 : 11,
        ({ source }) => formatLoadWood(source),
        keepCountsWhole,
      ),
      // Beside pack numbers, the two documents have a line each, so that long wood names fit.
      createColumn(
        'for',
        hasPackNumbers ? 9.5 : 16,
        ({ source: { deal, supply } }) => `${supply.number} → ${deal.number}`,
        keepNumbersWhole,
      ),
      createFigureColumn('quantity', 6, {
        check: (line) => {
          const { quantity, unit, pack_ids, source } = line
          const { most } = source
          if (quantity === '' || !isNumber(quantity))
            return quantity === '' ? null : t('shared/forms:field.wrong_format')
          if (isFractional(quantity, unit)) return t('shared/forms:field.not_whole')
          if (hasOtherPackCount(line)) return t('shared/forms:field.packs_differ')
          if (pack_ids.length > 0) {
            const { m3 } = computeLoadLineFigures(line)
            return toLitres(m3 ?? '0') > toLitres(most.m3)
              ? t('load.most_m3', { m3: format.volume(most.m3) })
              : null
          }
          return unit === 'pack' && most.packs !== null && Number(quantity) > Number(most.packs)
            ? t('load.most', { packs: format.number(most.packs) })
            : null
        },
      }),
      {
        kind: 'choice',
        id: 'unit',
        label: t('load.unit'),
        width: 4.7,
        isReadOnly,
        choices: units,
        show: ({ unit }) => t(`entities/product:unit.${unit}`),
        edit: ({ unit }) => unit,
        write: (line, text) =>
          setLoadUnit(
            line,
            units.find(({ value, label }) => value === text || label === text)?.value ?? line.unit,
          ),
      },
      ...(hasPackNumbers ? [createColumn('packs', 12, formatPackNumbers, keepNumbersWhole)] : []),
      createFigureColumn('drop', 4, {
        check: ({ drop }) =>
          /^[1-9]\d?$/.test(drop) ? null : t('shared/forms:field.wrong_format'),
      }),
      createFigureColumn('net_kg', 5.5, { check: checkWholeNumber('net_kg') }),
      createFigureColumn('gross_kg', 5.5, {
        check: (line) => {
          const { netKg, grossKg } = computeLoadLineFigures(line)
          const isBelowNet = netKg !== null && grossKg !== null && grossKg < netKg
          return (
            checkWholeNumber('gross_kg')(line) ??
            (isBelowNet ? t('load.below_net', { kg: format.number(netKg, 0) }) : null)
          )
        },
      }),
      {
        kind: 'computed',
        id: 'm3',
        label: t('load.volume'),
        unit: 'm³',
        width: 5.5,
        show: (line) => {
          const { m3 } = computeLoadLineFigures(line)
          return m3 === null ? '' : format.volume(m3)
        },
      },
      {
        kind: 'computed',
        id: 'kg',
        label: t('load.weight'),
        unit: 'kg',
        width: 5.5,
        show: (line) => {
          const { grossKg } = computeLoadLineFigures(line)
          return grossKg === null ? '' : format.number(grossKg, 0)
        },
      },
    ]
    return columns
  }, [t, language, isReadOnly, hasPackNumbers])
}
