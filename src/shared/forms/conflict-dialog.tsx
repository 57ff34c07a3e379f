import { useState } from 'react'
import { useTranslation } from '@/shared/i18n'
import { Button, Dialog } from '@/shared/ui'
import {
  chooseSideForAll,
  getSuggestedChoices,
  type ConflictChoices,
  type Conflict,
  type OtherChange,
  type Side,
} from './conflict'
import styles from './conflict-dialog.module.css'

interface ConflictDialogProps {
  /** Name of the user who saved the other version; null if unknown. */
  by: string | null
  /** True if the same user saved it, in another tab or window. */
  isOwn?: boolean | undefined
  conflicts: readonly Conflict[]
  /** Differences that the form cannot edit. They stay as saved. */
  otherChanges?: readonly OtherChange[] | undefined
  isPending: boolean
  /** Saves the choices on top of the other version. */
  onSave: (choices: ConflictChoices) => void
  /** Returns to the form with its unsaved edits. */
  onClose: () => void
}

const SIDES = ['mine', 'theirs'] as const

/** Shows both versions of a record field by field, with a choice for each. */
export function ConflictDialog({
  by,
  isOwn,
  conflicts,
  otherChanges = [],
  isPending,
  onSave,
  onClose,
}: ConflictDialogProps) {
  const { t } = useTranslation('shared/forms')
  const [choices, setChoices] = useState(() => getSuggestedChoices(conflicts))
  const getSideLabel = (side: Side) => t(isOwn ? `conflict.own.${side}` : `conflict.${side}`)
  const getChosenSide = (id: string): Side => choices[id] ?? 'mine'

  return (
    <Dialog
      isOpen
      size="l"
      title={t('conflict.title')}
      onClose={onClose}
      actions={
        <>
          <Button variant="primary" isPending={isPending} onClick={() => onSave(choices)}>
            {t('conflict.save')}
          </Button>
          <Button onClick={onClose}>{t('conflict.back')}</Button>
        </>
      }
    >
      <p className={styles.explain}>
        {isOwn
          ? t('conflict.own.explain')
          : by === null
            ? t('conflict.explain_unknown')
            : t('conflict.explain', { name: by })}
      </p>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('conflict.field')}</th>
            {SIDES.map((side) => (
              <th key={side} scope="col">
                {getSideLabel(side)}
                <Button
                  size="s"
                  variant="quiet"
                  onClick={() => setChoices(chooseSideForAll(conflicts, side))}
                >
                  {t(isOwn ? `conflict.own.all_${side}` : `conflict.all_${side}`)}
                </Button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {conflicts.map((conflict) => (
            <tr key={conflict.id}>
              <th scope="row">
                {conflict.field}
                {conflict.isContested && (
                  <span className={styles.contested}>
                    {t(isOwn ? 'conflict.own.contested' : 'conflict.contested')}
                  </span>
                )}
              </th>
              {SIDES.map((side) => (
                <td key={side}>
                  <label
                    className={styles.side}
                    data-chosen={getChosenSide(conflict.id) === side || undefined}
                  >
                    <input
                      type="radio"
                      name={`conflict-${conflict.id}`}
                      aria-label={t('conflict.side_of_field', {
                        field: conflict.field,
                        side: getSideLabel(side),
                        value: conflict[side] ?? t('conflict.nothing'),
                      })}
                      checked={getChosenSide(conflict.id) === side}
                      onChange={() => setChoices({ ...choices, [conflict.id]: side })}
                    />
                    <span>{conflict[side] ?? <em>{t('conflict.nothing')}</em>}</span>
                  </label>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {otherChanges.length > 0 && (
        <section className={styles.others}>
          <h3>{t('conflict.others')}</h3>
          <ul>
            {otherChanges.map(({ field, before, now }) => (
              <li key={field}>
                {t('conflict.other', {
                  field,
                  before: before ?? t('conflict.nothing'),
                  now: now ?? t('conflict.nothing'),
                })}
              </li>
            ))}
          </ul>
        </section>
      )}
    </Dialog>
  )
}
