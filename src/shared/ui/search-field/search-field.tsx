import { clsx } from 'clsx'
import type { KeyboardEvent } from 'react'
import fieldStyles from '../field/field.module.css'
import { SearchIcon } from '../icons/icons'

interface SearchFieldProps {
  /** Searched content, such as products; used as placeholder and accessible name. */
  label: string
  value: string
  onChange: (value: string) => void
  onKeyDown?: ((event: KeyboardEvent<HTMLInputElement>) => void) | undefined
  autoFocus?: boolean | undefined
  className?: string | undefined
}

/** Search box of a list. Unlike TextField, it has no hint, error or required state. */
export function SearchField({
  label,
  value,
  onChange,
  onKeyDown,
  autoFocus,
  className,
}: SearchFieldProps) {
  return (
    <label className={clsx(fieldStyles.control, fieldStyles.group, className)}>
      <span className={fieldStyles.affix}>
        <SearchIcon />
      </span>
      <input
        type="search"
        name="q"
        className={fieldStyles.bare}
        aria-label={label}
        placeholder={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onKeyDown}
        maxLength={100}
        autoFocus={autoFocus}
      />
    </label>
  )
}
