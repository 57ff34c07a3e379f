import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  mergeablePacksQueryOptions,
  mergePacks,
  type Pack,
  PackChecklist,
  type PackRecord,
  refreshPacks,
} from '@/entities/pack'
import { useMe } from '@/entities/session'
import { vPackMerge } from '@contract/validators'
import { FormDrawer, useDraftForm } from '@/shared/forms'
import { useFormat, useTranslation } from '@/shared/i18n'
import { draftKey } from '@/shared/lib/draft'
import {
  Banner,
  ErrorState,
  NumberField,
  SearchField,
  Skeleton,
  TextField,
  toast,
} from '@/shared/ui'
import { toPackNumberKey } from '@domain/rules/pack-number'
import {
  getMergedFigures,
  type MergeFormValues,
  sumWeights,
  toMergePayload,
} from '../model/merged-pack'
import styles from './supply-packs.module.css'

/** Packs from which on they are searched by number. */
const MANY_PACKS = 12

interface MergePacksProps {
  pack: PackRecord
  onClose(): void
}

const NO_PACKS: readonly Pack[] = []

/** Merges a pack with others of its line. */
export function MergePacks({ pack, onClose }: MergePacksProps) {
  const { t } = useTranslation('widgets/packs')
  const format = useFormat()
  const me = useMe()
  const queryClient = useQueryClient()
  const { data, refetch, isError, isFetching } = useQuery(mergeablePacksQueryOptions(pack.id))
  const others = data?.items ?? NO_PACKS
  const [initialValues] = useState<MergeFormValues>(() => ({
    id: crypto.randomUUID(),
    packIds: [],
    number: '',
    barcode: '',
    mark: pack.mark ?? '',
    weight: '',
  }))
  const listMerged = (ids: readonly string[]) => [
    pack,
    ...others.filter(({ id }) => ids.includes(id)),
  ]
  const form = useDraftForm({
    draftKey: draftKey(me?.id ?? '', `merge-pack-${pack.id}`),
    initialValues,
    schema: vPackMerge,
    toPayload: (values) => toMergePayload(values, listMerged(values.packIds)),
    fields: [
      'packs',
      'packs.id',
      'packs.version',
      'into.number',
      'into.barcode',
      'into.mark',
      'into.kg',
    ],
    send: mergePacks,
    onFailed: () =>
      void queryClient.invalidateQueries({
        queryKey: mergeablePacksQueryOptions(pack.id).queryKey,
      }),
    async onSent({ number }) {
      await refreshPacks(queryClient)
      toast.info(t('merge.done', { number, count: merged.length }))
      onClose()
    },
  })
  const { values, setValues, getError } = form
  const merged = listMerged(values.packIds)
  const figures = getMergedFigures(merged, pack.specification)
  const weight = sumWeights(merged)
  const packsError = ['packs', 'packs.id', 'packs.version'].map(getError).find(Boolean)
  return (
    <FormDrawer
      title={t('merge.title', { number: pack.number })}
      submitText={merged.length < 2 ? t('merge.button') : t('merge.save', { count: merged.length })}
      isDisabled={merged.length < 2}
      form={form}
      onClose={onClose}
    >
      {!data && isError && <ErrorState onRetry={() => void refetch()} isRetrying={isFetching} />}
      {!data && !isError && <Skeleton height="20rem" />}
      {data && (
        <MergeChoice
          packs={others}
          value={values.packIds}
          onChange={(packIds) => setValues({ packIds })}
          error={packsError && (merged.length < 2 ? t('merge.choose') : packsError)}
        />
      )}
      {figures && (
        <output className={styles.muted}>
          {t('merge.sum', {
            count: merged.length,
            pcs: format.number(figures.pcs),
            volume: format.volume(figures.volume_m3),
          })}
        </output>
      )}
      <TextField
        label={t('merge.number')}
        value={values.number}
        onChange={(number) => setValues({ number })}
        hint={t('merge.number_hint')}
        isRequired
        error={getError('into.number')}
      />
      <TextField
        label={t('column.barcode')}
        value={values.barcode}
        onChange={(barcode) => setValues({ barcode })}
        error={getError('into.barcode')}
      />
      <TextField
        label={t('column.mark')}
        value={values.mark}
        onChange={(mark) => setValues({ mark })}
        error={getError('into.mark')}
      />
      <NumberField
        label={t('column.weight')}
        unit="kg"
        maxPlaces={0}
        value={values.weight}
        onChange={(next) => setValues({ weight: next })}
        hint={
          weight !== null && merged.length > 1
            ? t('merge.weight_hint', { weight: format.number(weight) })
            : undefined
        }
        error={getError('into.kg')}
      />
    </FormDrawer>
  )
}

interface MergeChoiceProps {
  packs: readonly Pack[]
  value: readonly string[]
  onChange(ids: readonly string[]): void
  error: string | undefined
}

/** Packs to merge with; a long list is searched by number. */
function MergeChoice({ packs, value, onChange, error }: MergeChoiceProps) {
  const { t } = useTranslation('widgets/packs')
  const [text, setText] = useState('')
  const key = toPackNumberKey(text)
  const shown = packs.filter(
    ({ id, number }) => value.includes(id) || toPackNumberKey(number).includes(key),
  )
  return (
    <fieldset className={styles.choice}>
      <legend>{t('merge.with')}</legend>
      {packs.length > MANY_PACKS && (
        <SearchField label={t('merge.search')} value={text} onChange={setText} />
      )}
      {error !== undefined && (
        <Banner tone="blocked" isAnnounced>
          {error}
        </Banner>
      )}
      <PackChecklist packs={shown} value={value} onChange={onChange} />
      {shown.length === 0 && <p className={styles.muted}>{t('merge.none')}</p>}
    </fieldset>
  )
}
