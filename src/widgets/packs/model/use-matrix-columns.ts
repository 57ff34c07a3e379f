import { useMemo } from 'react'
import type { PackStatus } from '@/entities/pack'
import { formatFor, useTranslation } from '@/shared/i18n'
import type { GridColumn } from '@/shared/ui/lines-grid'
import { type Dimensions } from '@domain/timber'
import { sumVolumes } from '@domain/money'
import { toPackNumberKey } from '@domain/rules/pack-number'
import { formatColumnLength } from './format-length'
import {
  getPackFigures,
  getPieces,
  isBlankPack,
  type PackRow,
  parsePieces,
  toTally,
} from './pack-row'

interface MatrixColumnsOptions {
  /** Lengths in mm, ascending. */
  readonly lengths: readonly number[]
  readonly section: Dimensions
  /** True if barcode, mark and weight are shown. */
  readonly hasDetails: boolean
  readonly statuses: ReadonlyMap<string, PackStatus>
  readonly isReadOnly: boolean
  /** False if a pack without pieces is an error only when it is saved. */
  readonly requiresPieces: boolean
  /** Number of packs with this number, also those that the matrix does not show. */
  countNumber(key: string): number
}

/** Number of lengths whose columns leave the volume of a pack in sight on a wide screen. */
const MAX_VISIBLE_LENGTHS = 12

const DETAIL_FIELDS = ['barcode', 'mark', 'weight'] as const

/** Returns the columns of a matrix of packs: number, a column per length, and figures. */
export function useMatrixColumns({
  lengths,
  section,
  hasDetails,
  statuses,
  isReadOnly,
  requiresPieces,
  countNumber,
}: MatrixColumnsOptions): readonly GridColumn<PackRow>[] {
  const { t, i18n } = useTranslation(['widgets/packs', 'entities/pack'])
  const { language } = i18n
  const lengthsKey = lengths.join(' ')
  const { thickness_mm, width_mm, diameter_mm, taper_mm_per_m, density_kg_m3 } = section

  return useMemo(() => {
    const format = formatFor(language)
    const ownSection: Dimensions = {
      thickness_mm,
      width_mm,
      diameter_mm,
      taper_mm_per_m,
      density_kg_m3,
      length_mm: null,
      pcs_per_pack: null,
      m3_per_pack: null,
    }
    const getFigures = (row: PackRow) => getPackFigures(row, ownSection)
    const sumPieces = (rows: readonly PackRow[], count: (row: PackRow) => number) => {
      const sum = rows.reduce((total, row) => total + count(row), 0)
      return sum === 0 ? '' : format.number(sum)
    }
    const formatVolume = (rows: readonly PackRow[]) => {
      const volumes = rows.flatMap((row) => getFigures(row)?.volume_m3 ?? [])
      return volumes.length > 0 ? format.volume(sumVolumes(volumes)) : ''
    }
    // The volume is beside the number, which stays in sight: a second sticky column would delay
    // every key.
    const isWide = lengthsKey.split(' ').length > MAX_VISIBLE_LENGTHS
    const showVolume = (rows: readonly PackRow[]) => {
      const volume = isWide ? formatVolume(rows) : ''
      return volume === '' ? null : `${volume} m³`
    }
    const number: GridColumn<PackRow> = {
      kind: 'text',
      id: 'number',
      label: t('column.number'),
      width: isWide ? 10.5 : 8,
      isReadOnly,
      detail: (row) => {
        const volume = showVolume([row])
        return volume === null ? null : { short: volume, full: volume }
      },
      show: (row) => row.number,
      edit: (row) => row.number,
      write: (row, text) => ({ ...row, number: text }),
      check: (row) => {
        if (isBlankPack(row)) return null
        if (row.number.trim() === '') return t('problem.number')
        return requiresPieces && toTally(row)?.length === 0 ? t('problem.pieces') : null
      },
      checkAmongLines: ({ number }) =>
        number.trim() !== '' && countNumber(toPackNumberKey(number)) > 1
          ? t('problem.repeated')
          : null,
      sum: (rows) =>
        [t('packs', { count: rows.filter((row) => !isBlankPack(row)).length }), showVolume(rows)]
          .filter(Boolean)
          .join(', '),
    }
    const details = DETAIL_FIELDS.map((id): GridColumn<PackRow> => ({
      kind: id === 'weight' ? 'number' : 'text',
      id,
      label: t(`column.${id}`),
      ...(id === 'weight' && { unit: 'kg' }),
      width: id === 'weight' ? 4.5 : 7.5,
      isReadOnly,
      show: (row) => row[id],
      edit: (row) => row[id],
      write: (row, text) => ({ ...row, [id]: text }),
      check: (row) =>
        id === 'weight' && parsePieces(row.weight) === undefined ? t('problem.whole') : null,
    }))
    const status: GridColumn<PackRow> = {
      kind: 'computed',
      id: 'status',
      label: t('column.status'),
      width: 6.5,
      show: ({ id }) => {
        const known = statuses.get(id)
        return known ? t(`entities/pack:status.${known}`) : ''
      },
    }
    const isListOnly = [...statuses.values()].every((known) => known === 'listed')
    const createLengthColumn = (length: string): GridColumn<PackRow> => ({
      kind: 'number',
      id: length,
      label: formatColumnLength(length, format),
      unit: 'm',
      width: 5,
      isReadOnly,
      show: (row) => {
        const pcs = getPieces(row).get(length)
        return typeof pcs === 'number' ? format.number(pcs) : (row.pieces[length] ?? '')
      },
      edit: (row) => row.pieces[length] ?? '',
      write: (row, text, form) => {
        const pcs = parsePieces(text, form)
        const pieces = { ...row.pieces, [length]: typeof pcs === 'number' ? String(pcs) : text }
        if (text.trim() === '') delete pieces[length]
        return { ...row, pieces }
      },
      check: (row) =>
        length in row.pieces && getPieces(row).get(length) === undefined
          ? t('problem.whole')
          : null,
      sum: (rows) => sumPieces(rows, (row) => getPieces(row).get(length) ?? 0),
    })
    const pcs: GridColumn<PackRow> = {
      kind: 'computed',
      id: 'pcs',
      label: t('column.pcs'),
      width: 4,
      show: (row) => sumPieces([row], countAll),
      sum: (rows) => sumPieces(rows, countAll),
    }
    const volume: GridColumn<PackRow> = {
      kind: 'computed',
      id: 'volume',
      label: t('column.volume'),
      unit: 'm³',
      width: 5,
      show: (row) => formatVolume([row]),
      sum: formatVolume,
    }
    return [
      number,
      ...(hasDetails ? details : []),
      ...lengthsKey.split(' ').filter(Boolean).map(createLengthColumn),
      pcs,
      volume,
      ...(isListOnly ? [] : [status]),
    ]
  }, [
    t,
    language,
    lengthsKey,
    hasDetails,
    statuses,
    isReadOnly,
    requiresPieces,
    countNumber,
    thickness_mm,
    width_mm,
    diameter_mm,
    taper_mm_per_m,
    density_kg_m3,
  ])
}

const countAll = (row: PackRow) => (toTally(row) ?? []).reduce((sum, { pcs }) => sum + pcs, 0)
