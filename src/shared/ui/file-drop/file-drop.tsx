import { type Ref, useState } from 'react'
import { DropZone } from 'react-aria-components/DropZone'
import { useTranslation } from '@/shared/i18n'
import { classNames } from '../class-names/class-names'
import { CircleAlertIcon, UploadIcon } from '../icons/icons'
import fieldStyles from '../field/field.module.css'
import styles from './file-drop.module.css'

interface FileRules {
  /** How names end, as `<input accept>` takes it: '.pdf', '.xlsx'. */
  accept: readonly string[]
  maxBytes: number
}

interface RefusedFile {
  name: string
  why: 'too_large' | 'wrong_type'
}

/** Sorts files into those that fit the rules and those that don't, with the reason. The server checks again. */
function checkFiles(
  files: readonly File[],
  { accept, maxBytes }: FileRules,
): { taken: File[]; refused: RefusedFile[] } {
  const taken: File[] = []
  const refused: RefusedFile[] = []
  for (const file of files) {
    if (!accept.some((ending) => file.name.toLowerCase().endsWith(ending)))
      refused.push({ name: file.name, why: 'wrong_type' })
    else if (file.size > maxBytes) refused.push({ name: file.name, why: 'too_large' })
    else taken.push(file)
  }
  return { taken, refused }
}

interface FileDropProps extends FileRules {
  /** What the files are for. */
  label: string
  /** Those that fit; the others are named under the field with what to do. */
  onFiles: (files: File[]) => void
  /** The limits, in the reader's words: kinds ("PDF, images") and largest size ("10 MB"). */
  kinds: string
  limit: string
  isDisabled?: boolean | undefined
  /** The control that opens the choice of files. */
  inputRef?: Ref<HTMLInputElement> | undefined
}

/** Where files are dropped, pasted or chosen. It checks size and kind and gives them on; sending and listing is the screen's. */
export function FileDrop({
  label,
  onFiles,
  accept,
  maxBytes,
  kinds,
  limit,
  isDisabled,
  inputRef,
}: FileDropProps) {
  const { t } = useTranslation('shared/forms')
  const [refused, setRefused] = useState<readonly RefusedFile[]>([])

  function take(files: readonly File[]) {
    const checked = checkFiles(files, { accept, maxBytes })
    setRefused(checked.refused)
    if (checked.taken.length > 0) onFiles(checked.taken)
  }

  return (
    <div className={fieldStyles.field}>
      <DropZone
        aria-label={label}
        isDisabled={isDisabled ?? false}
        className={classNames(styles.zone)}
        // Something of the screen that is dragged is no file.
        getDropOperation={(types) => (types.has('text/plain') ? 'cancel' : 'copy')}
        onDrop={(event) => {
          const dropped = event.items.filter((item) => item.kind === 'file')
          void Promise.all(dropped.map((item) => item.getFile())).then(take)
        }}
      >
        <UploadIcon />
        <span>
          {t('file.drop')}{' '}
          <label className={styles.choose}>
            {t('file.choose')}
            <input
              ref={inputRef}
              type="file"
              multiple
              accept={accept.join(',')}
              disabled={isDisabled}
              className="visually-hidden"
              onChange={(event) => {
                take([...(event.target.files ?? [])])
                event.target.value = ''
              }}
            />
          </label>
        </span>
        <span className={fieldStyles.hint}>{t('file.accepted', { kinds, limit })}</span>
      </DropZone>
      {refused.map(({ name, why }) => (
        <p key={name} role="alert" className={fieldStyles.error}>
          <CircleAlertIcon />
          {t(`file.${why}`, {
            name,
            limit,
            kinds: accept.map((ending) => ending.slice(1)).join(', '),
          })}
        </p>
      ))}
    </div>
  )
}
