import { type RefObject, useRef, useState } from 'react'
import { useDrop } from 'react-aria-components/useDrop'
import { useTranslation } from '@/shared/i18n'
import { CircleAlertIcon, UploadIcon } from '../icons/icons'
import fieldStyles from '../field/field.module.css'
import styles from './file-drop.module.css'

interface FileRules {
  /** File name endings, as in `<input accept>`: '.pdf', '.xlsx'. */
  accept: readonly string[]
  maxBytes: number
}

interface RefusedFile {
  name: string
  reason: 'too_large' | 'wrong_type' | 'several'
}

/** Splits files into accepted and refused ones, with the reason. The server checks again. */
function checkFiles(
  files: readonly File[],
  { accept, maxBytes }: FileRules,
): { accepted: File[]; refused: RefusedFile[] } {
  const accepted: File[] = []
  const refused: RefusedFile[] = []
  for (const file of files) {
    if (!accept.some((ending) => file.name.toLowerCase().endsWith(ending)))
      refused.push({ name: file.name, reason: 'wrong_type' })
    else if (file.size > maxBytes) refused.push({ name: file.name, reason: 'too_large' })
    else accepted.push(file)
  }
  return { accepted, refused }
}

interface FileDropProps extends FileRules {
  /** Accessible name of the drop area, for example the name of the field. */
  label: string
  /** Called with the accepted files; refused ones are listed under the field. */
  onFiles: (files: File[]) => void
  /** Allowed types ("PDF, images") and size ("10 MB") for display. */
  kinds: string
  limit: string
  /** Accepts one file only; several files at once are all refused. */
  isSingle?: boolean | undefined
  isDisabled?: boolean | undefined
  /** Ref of the file input. */
  inputRef?: RefObject<HTMLInputElement | null> | undefined
}

/**
 * Area to drop, paste or choose files. Checks type and size; the screen uploads and lists them. Its
 * only focus stop is the file input, which also takes pasted files.
 */
export function FileDrop({
  label,
  onFiles,
  accept,
  maxBytes,
  kinds,
  limit,
  isSingle = false,
  isDisabled = false,
  inputRef,
}: FileDropProps) {
  const { t } = useTranslation('shared/forms')
  const [refused, setRefused] = useState<readonly RefusedFile[]>([])
  const zone = useRef<HTMLDivElement>(null)
  const ownInput = useRef<HTMLInputElement>(null)
  const input = inputRef ?? ownInput

  function handleFiles(files: readonly File[]) {
    if (isSingle && files.length > 1) return setRefused([{ name: '', reason: 'several' }])
    const checked = checkFiles(files, { accept, maxBytes })
    setRefused(checked.refused)
    if (checked.accepted.length > 0) onFiles(checked.accepted)
  }

  const { dropProps, isDropTarget } = useDrop({
    ref: zone,
    isDisabled,
    // The file dialog replaces dropping by keyboard.
    hasDropButton: true,
    // A dragged element of the page is not a file.
    getDropOperation: (types) => (types.has('text/plain') ? 'cancel' : 'copy'),
    onDrop: (event) => {
      const dropped = event.items.filter((item) => item.kind === 'file')
      void Promise.all(dropped.map((item) => item.getFile())).then(handleFiles)
    },
  })

  return (
    <div className={fieldStyles.field}>
      <div
        {...dropProps}
        ref={zone}
        role="group"
        aria-label={label}
        className={styles.zone}
        data-drop-target={isDropTarget || undefined}
        onPointerUp={() => input.current?.focus()}
        onPaste={({ clipboardData: { files } }) => {
          if (files.length > 0 && !isDisabled) handleFiles([...files])
        }}
      >
        <UploadIcon />
        <span>
          {t(isSingle ? 'file.drop_single' : 'file.drop')}{' '}
          <label className={styles.choose}>
            {t(isSingle ? 'file.choose_single' : 'file.choose')}
            <input
              ref={input}
              type="file"
              multiple={!isSingle}
              accept={accept.join(',')}
              disabled={isDisabled}
              className="visually-hidden"
              onChange={(event) => {
                handleFiles([...(event.target.files ?? [])])
                event.target.value = ''
              }}
            />
          </label>
        </span>
        <span className={fieldStyles.hint}>
          {t(isSingle ? 'file.accepted_single' : 'file.accepted', { kinds, limit })}
        </span>
      </div>
      {refused.map(({ name, reason }) => (
        <p key={name} role="alert" className={fieldStyles.error}>
          <CircleAlertIcon />
          {t(`file.${reason}`, {
            name,
            limit,
            kinds: accept.map((ending) => ending.slice(1)).join(', '),
          })}
        </p>
      ))}
    </div>
  )
}
