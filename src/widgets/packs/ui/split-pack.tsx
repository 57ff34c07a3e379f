import { formatPieces, type PackRecord } from '@/entities/pack'
import { FormDrawer } from '@/shared/forms'
import { useTranslation } from '@/shared/i18n'
import { Banner, Button } from '@/shared/ui'
import { addRest, findRemainder, listParts } from '../model/pack-parts'
import { useSplitForm } from '../model/use-split-form'
import { PackMatrix } from './pack-matrix'
import styles from './supply-packs.module.css'

interface SplitPackProps {
  pack: PackRecord
  onClose(): void
}

/** Splits a pack into parts that together have each of its pieces. */
export function SplitPack({ pack, onClose }: SplitPackProps) {
  const { t } = useTranslation('widgets/packs')
  const form = useSplitForm(pack, onClose)
  const { store, values, getError } = form
  return (
    <FormDrawer
      title={t('split.title', { number: pack.number })}
      submitText={t('split.save', { count: listParts(values.rows).length })}
      form={form}
      onClose={onClose}
      size="l"
    >
      <PackMatrix
        label={t('split.parts')}
        store={store}
        section={pack.specification}
        fixedLengths={pack.tally}
      />
      <Remainder form={form} pack={pack} error={getError('parts')} />
    </FormDrawer>
  )
}

interface RemainderProps {
  form: ReturnType<typeof useSplitForm>
  pack: PackRecord
  error: string | undefined
}

/** Pieces that are in no part, with a button that puts them into the last one. */
function Remainder({ form: { store, values }, pack, error }: RemainderProps) {
  const { t } = useTranslation('widgets/packs')
  const { missing, extra } = findRemainder(pack.tally, values.rows)
  const last = listParts(values.rows).at(-1)
  return (
    <div role="status">
      {extra.length > 0 ? (
        <Banner tone="blocked">{t('split.extra', { pieces: formatPieces(extra) })}</Banner>
      ) : missing.length > 0 ? (
        <Banner
          tone={error === undefined ? 'waiting' : 'blocked'}
          action={
            last && (
              <Button size="s" onClick={() => store.write(last.id, (row) => addRest(row, missing))}>
                {t('split.rest', { number: last.number })}
              </Button>
            )
          }
        >
          {t('split.missing', { pieces: formatPieces(missing) })}
        </Banner>
      ) : error !== undefined ? (
        <Banner tone="blocked">{error}</Banner>
      ) : (
        <p className={styles.muted}>{t('split.complete')}</p>
      )}
    </div>
  )
}
